/** Real web servers with a configuration of their own, on a free port of this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

export interface WebServer {
  readonly port: number;
  /** @param target path and query, sent as they stand */
  get(target: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  stop(): Promise<void>;
}

/** Where a program is, if this machine has it. Servers stand in folders that not every user's path names. */
export function findProgram(name: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/usr/local/sbin"; command -v ${name}`]);
  const path = stdout.toString().trim();
  return path === '' ? undefined : path;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new TypeError('No port was given');
  }
  return address.port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });
}

/** Between two looks whether a server answers yet, in milliseconds. */
const lookEveryMs = 20;
/** Another program may have taken the port between its choice and its use. */
const attempts = 3;

/**
 * Starts a server that stays in the foreground, and waits until it answers.
 * @param prepare writes its configuration for a port, and says with which words it is called
 */
export async function startWebServer(
  program: string,
  prepare: (port: number) => Promise<readonly string[]>,
): Promise<WebServer> {
  let said = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await freePort();
    const child = spawn(program, await prepare(port), { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (part) => {
      said += part;
    });
    while (child.exitCode === null && !(await accepts(port))) {
      await sleep(lookEveryMs);
    }
    if (child.exitCode === null) {
      return { port, get: (target, headers) => get(port, target, headers), stop: () => stop(child) };
    }
  }
  throw new Error(`${program} does not start: ${said}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

function get(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((settle, fail) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        settle({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', fail)
      .end();
  });
}
