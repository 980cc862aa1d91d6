/** The YAML language server that text editors run, spoken to as they do: messages over its standard streams. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './workspace.ts';

const serverFile = join(projectRoot, 'node_modules/yaml-language-server/bin/yaml-language-server');

/** Zero-based, as the protocol counts. */
export interface LspPosition {
  readonly line: number;
  readonly character: number;
}

export interface LspRange {
  readonly start: LspPosition;
  readonly end: LspPosition;
}

/** What of a proposal the tests read. */
export interface Proposal {
  readonly label: string;
  readonly documentation?: string | { readonly value: string };
  readonly textEdit: { readonly newText: string; readonly range: LspRange };
}

export interface Problem {
  readonly message: string;
  readonly range: LspRange;
}

/** What the server answers, by the method asked. */
interface Answers {
  readonly initialize: unknown;
  readonly shutdown: unknown;
  readonly 'textDocument/completion': { readonly items: readonly Proposal[] };
  readonly 'textDocument/hover': { readonly contents: { readonly value: string } } | null;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
}

interface ConfigurationRequest {
  readonly params: { readonly items: readonly { readonly section: string }[] };
}

interface PublishedProblems {
  readonly params: {
    readonly uri: string;
    readonly version: number;
    readonly diagnostics: readonly Problem[];
  };
}

/** Settings by their full names, as `.vscode/settings.json` has them. */
export type EditorSettings = Readonly<Record<string, unknown>>;

/** Settings of one section by the rest of their names; the server's own have one word. */
function settingsOf(section: string, settings: EditorSettings): Readonly<Record<string, unknown>> {
  const start = `${section}.`;
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (name.startsWith(start)) {
      const [first = '', second] = name.slice(start.length).split('.');
      nested[first] = second === undefined ? value : { [second]: value };
    }
  }
  return nested;
}

const headerEnd = '\r\n\r\n';

/** Cuts the stream into the texts of its messages. */
function createMessageReader(onMessage: (text: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const headerLength = rest.indexOf(headerEnd);
      const length = Number(/Content-Length: (\d+)/.exec(rest.toString('latin1', 0, headerLength))?.[1]);
      const start = headerLength + headerEnd.length;
      if (headerLength === -1 || rest.length < start + length) {
        return;
      }
      const text = rest.toString('utf8', start, start + length);
      rest = rest.subarray(start + length);
      onMessage(text);
    }
  };
}

/**
 * Starts the server for a workspace that is this project.
 * @param settings what the workspace says to the editor
 */
export async function startYamlServer(settings: EditorSettings) {
  const server = spawn(process.execPath, [serverFile, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answered = new Map<number, (text: string) => void>();
  const checked = new Map<string, (problems: readonly Problem[]) => void>();
  let lastId = 0;
  let lastVersion = 0;

  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}${headerEnd}${text}`);
  };
  const notify = (method: string, params: unknown) => send({ method, params });
  const request = async <Method extends keyof Answers>(method: Method, params: unknown) => {
    lastId += 1;
    const id = lastId;
    const text = await new Promise<string>((resolve) => {
      answered.set(id, resolve);
      send({ id, method, params });
    });
    const answer: { readonly result: Answers[Method]; readonly error?: unknown } = JSON.parse(text);
    if (answer.error !== undefined) {
      throw new Error(`${method}: ${text}`);
    }
    return answer.result;
  };

  const receive = (text: string) => {
    const { id, method }: Message = JSON.parse(text);
    if (method === undefined && id !== undefined) {
      answered.get(id)?.(text);
    } else if (method === 'workspace/configuration') {
      const { params }: ConfigurationRequest = JSON.parse(text);
      send({ id, result: params.items.map(({ section }) => settingsOf(section, settings)) });
    } else if (id !== undefined) {
      send({ id, result: null });
    } else if (method === 'textDocument/publishDiagnostics') {
      const { params }: PublishedProblems = JSON.parse(text);
      checked.get(params.uri)?.(params.diagnostics);
    }
  };
  server.stdout.on('data', createMessageReader(receive));

  const rootUri = pathToFileURL(projectRoot).href;
  await request('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'site' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  notify('initialized', {});

  const siteUri = `${rootUri}/site.yaml`;
  /** Opens a text for as long as it is asked about. */
  const whileOpen = async <Result>(uri: string, text: string, ask: () => Promise<Result>) => {
    lastVersion += 1;
    const textDocument = { uri, languageId: 'yaml', version: lastVersion, text };
    notify('textDocument/didOpen', { textDocument });
    const result = await ask();
    notify('textDocument/didClose', { textDocument: { uri } });
    return result;
  };

  return {
    /** What the editor proposes at a place of the text, were it this project's `site.yaml`. */
    proposals: (text: string, position: LspPosition) =>
      whileOpen(siteUri, text, async () => {
        const params = { textDocument: { uri: siteUri }, position };
        return (await request('textDocument/completion', params)).items;
      }),
    /** What the editor shows over a place of the text, as Markdown; nothing where it shows nothing. */
    hover: (text: string, position: LspPosition) =>
      whileOpen(siteUri, text, async () => {
        const params = { textDocument: { uri: siteUri }, position };
        return (await request('textDocument/hover', params))?.contents.value;
      }),
    /** What the editor underlines. Problems come without saying of which text: each has a file of its own. */
    problems: (text: string) => {
      const uri = `${rootUri}/problems-${lastVersion}.yaml`;
      return whileOpen(
        uri,
        text,
        () => new Promise<readonly Problem[]>((resolve) => checked.set(uri, resolve)),
      );
    },
    async stop() {
      await request('shutdown', undefined);
      const exited = once(server, 'exit');
      notify('exit', undefined);
      await exited;
    },
  };
}

export type YamlServer = Awaited<ReturnType<typeof startYamlServer>>;
