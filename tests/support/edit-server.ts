/** The editor of a site behind a real server, without the rest of the development server. */
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { locateSiteFolder } from '../../generator/site-folder.ts';
import { createEditEndpoint } from '../../generator/vite/edit-endpoint.ts';
import { createEditSession } from '../../generator/vite/edit-session.ts';
import { SiteEditor } from '../../generator/vite/site-editor.ts';
import { rawRequest } from './raw-request.ts';
import type { Workspace } from './workspace.ts';

export interface EditServer {
  readonly origin: string;
  /** Errors that no change explains. */
  readonly faults: readonly unknown[];
  /** Path and query that open the site for editing, once. */
  opening(): string;
  /** Headers of a page's request, with the session's cookie. */
  readonly headers: Readonly<Record<string, string>>;
  get(name: string): Promise<{ readonly status: number; readonly body: unknown }>;
  post(name: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** Edits the `site.yaml` of a workspace. */
export async function startEditServer({ folder }: Workspace): Promise<EditServer> {
  const editor = new SiteEditor(locateSiteFolder(folder, { SITE_FOLDER: '.' }));
  const session = createEditSession(() => undefined);
  const faults: unknown[] = [];
  const endpoint = createEditEndpoint(editor, session, (error) => faults.push(error));
  const server = createServer((request, response) => {
    session.open(request, response, () => {
      endpoint(request, response, () => {
        response.end('the site');
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const opened = await rawRequest(origin, { target: session.address('/') });
  const [cookie = ''] = (opened.headers['set-cookie']?.[0] ?? '').split(';');
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const ask = async (options: Parameters<typeof rawRequest>[1]) => {
    const { status, body } = await rawRequest(origin, { headers, ...options });
    const answer: unknown = JSON.parse(body);
    return { status, body: answer };
  };
  return {
    origin,
    faults,
    opening: () => session.address('/'),
    headers,
    get: (name) => ask({ target: `/__edit/${name}` }),
    post: (name, body = {}) => ask({ method: 'POST', target: `/__edit/${name}`, body: JSON.stringify(body) }),
  };
}
