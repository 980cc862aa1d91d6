/** The addresses at which pages of the development server change `site.yaml`. */
import type { Connect, ResolvedConfig, ViteDevServer } from 'vite';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import { largestPictureBytes } from '../site-folder.ts';
import { createEditSession, type EditSession } from './edit-session.ts';
import { parseJson, readBody, sendJson } from './message-body.ts';
import { isFromOwnPage, isLoopback, refusalOf } from './own-page-request.ts';
import type { EditAnswer, SiteEditor } from './site-editor.ts';

const prefix = '/__edit/';

/** Largest change, in bytes: far more than the longest page has. */
const changeLimitBytes = 512 * 1024;

/** What is accepted at an address. */
interface Post {
  readonly contentType: string;
  readonly limitBytes: number;
  /** @param parameters of the address */
  carryOut(body: Buffer, parameters: URLSearchParams): Promise<EditAnswer>;
}

const faultWords: Readonly<Record<MessageLanguage, (reason: string) => string>> = {
  ru: (reason) => `Не записалось, и то, что вы изменили, тут ни при чём: ${reason}`,
  en: (reason) => `It could not be written, and your change is not to blame: ${reason}`,
};

/**
 * A middleware below the site's base.
 * @param onFault told of an error that no change explains: a disk without space, a file that another program holds
 */
export function createEditEndpoint(
  editor: SiteEditor,
  session: EditSession,
  onFault: (error: unknown) => void,
): Connect.NextHandleFunction {
  const reads = new Map<string, (parameters: URLSearchParams) => EditAnswer | Promise<EditAnswer>>([
    ['state', () => editor.state()],
    ['examples', () => editor.examples()],
    ['changes', () => editor.changes()],
    ['form', (parameters) => editor.form(parameters.get('path') ?? '', parameters.get('revision') ?? '')],
    ['place', (parameters) => editor.place(parameters.get('path') ?? '', parameters.get('revision') ?? '')],
  ]);
  const jsonPost = (carryOut: (body: unknown) => Promise<EditAnswer>): Post => ({
    contentType: 'application/json',
    limitBytes: changeLimitBytes,
    carryOut: (body) => carryOut(parseJson(body)),
  });
  const picturePost: Post = {
    contentType: 'application/octet-stream',
    limitBytes: largestPictureBytes,
    carryOut: (content, parameters) => editor.storePicture({ name: parameters.get('name') ?? '', content }),
  };
  const posts: ReadonlyMap<string, Post> = new Map([
    ['change', jsonPost((body) => editor.change(body))],
    ['undo', jsonPost(() => editor.step('undo'))],
    ['redo', jsonPost(() => editor.step('redo'))],
    ['picture', picturePost],
  ]);
  return (request, response, next) => {
    const { url = '', method } = request;
    if (!url.startsWith(prefix)) {
      next();
      return;
    }
    const [name = '', query] = url.slice(prefix.length).split('?', 2);
    const parameters = new URLSearchParams(query);
    const read = method === 'GET' ? reads.get(name) : undefined;
    const post = method === 'POST' ? posts.get(name) : undefined;
    const answer = async () => {
      const isReading = method === 'GET' && isFromOwnPage(request);
      const refusal = isReading ? undefined : refusalOf(request, post?.contentType);
      // Before the body is read: only this server's pages in the editor's browser may ask.
      if (!session.has(request) || refusal !== undefined) {
        return { status: refusal ?? 403, body: {} };
      }
      if (post === undefined) {
        return read?.(parameters) ?? { status: 404, body: {} };
      }
      const body = await readBody(request, post.limitBytes);
      if (body === undefined) {
        response.setHeader('Connection', 'close');
        return { status: 413, body: {} };
      }
      return post.carryOut(body, parameters);
    };
    answer()
      .catch((error: unknown) => {
        onFault(error);
        const reason = error instanceof Error ? error.message : String(error);
        return { status: 500, body: { message: faultWords[editor.language()](reason) } };
      })
      .then(({ status, body }) => sendJson(response, status, body), next);
  };
}

/** Asks for the editor where other machines reach the server: `SITE_EDITOR=network npm start -- --host`. */
const networkEditor = 'network';

const addressWords: Readonly<Record<MessageLanguage, string>> = { ru: 'Править сайт:', en: 'Edit the site:' };

/** Whether the site may be edited through the server: only on this machine, but where that is asked for. */
export function mayEdit(
  { server: { host } }: { readonly server: Pick<ResolvedConfig['server'], 'host'> },
  { SITE_EDITOR }: NodeJS.ProcessEnv,
): boolean {
  return SITE_EDITOR === networkEditor || host === undefined || host === false || isLoopback(String(host));
}

/**
 * Adds the editor to a development server, and its address to those that are printed.
 * @returns who may edit
 */
export function serveEditor(server: ViteDevServer, editor: SiteEditor): EditSession {
  const printAddress = () => {
    const site = server.resolvedUrls?.local[0];
    if (site !== undefined) {
      server.config.logger.info(`  ➜  ${addressWords[editor.language()]} ${session.address(site)}`);
    }
  };
  const session = createEditSession(printAddress);
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    printAddress();
  };
  server.middlewares.use(session.open);
  const endpoint = createEditEndpoint(editor, session, (error) => {
    // Engineers want to know where.
    server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
  server.middlewares.use(server.config.base, endpoint);
  return session;
}
