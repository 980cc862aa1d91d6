/**
 * Whether a request comes from a page of this very server. Any site that the owner has open can send requests to a
 * server on the same machine, and a name that is made to lead here can pose as its own origin.
 */
import type { IncomingMessage } from 'node:http';

/** Names of the machine itself, as browsers write them into `Host`. */
const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Why a request is not taken, or nothing where it is JSON that a page of this server sends. Looks at headers alone.
 * Refused are other ports of the same machine, other sites, names that merely lead here, and the kinds of content
 * that a page may send elsewhere without asking.
 */
export function refusalOf(request: IncomingMessage): { readonly status: 403 | 415 } | undefined {
  const { host = '', origin } = request.headers;
  if (!isOwnHost(request) || origin !== `${schemeOf(request)}://${host}` || !isSentBySameOrigin(request)) {
    return { status: 403 };
  }
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json' ? undefined : { status: 415 };
}

/** Ports that `Host` leaves out. */
const usualPorts = { http: 80, https: 443 } as const;

function schemeOf({ socket }: IncomingMessage): 'http' | 'https' {
  return 'encrypted' in socket && socket.encrypted === true ? 'https' : 'http';
}

/** Whether `Host` names the address that the request has come to, or the machine itself, with our port. */
function isOwnHost(request: IncomingMessage): boolean {
  const { localAddress = '', localPort } = request.socket;
  const { name, port = usualPorts[schemeOf(request)] } = splitHost(request);
  return (loopbackHosts.has(name) || name === addressInHost(localAddress)) && port === localPort;
}

function splitHost({ headers: { host = '' } }: IncomingMessage): {
  readonly name: string;
  readonly port?: number;
} {
  const [, name = '', port] = /^(\[[\da-f:.]+\]|[^:]+)(?::(\d+))?$/i.exec(host) ?? [];
  return { name: name.toLowerCase(), ...(port !== undefined && { port: Number(port) }) };
}

/** An address of a socket as it stands in `Host`: that of IPv6 in brackets, that of IPv4 without its IPv6 form. */
function addressInHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  return plain.includes(':') ? `[${plain}]` : plain;
}

/** Browsers leave the header out where the address is neither HTTPS nor the machine itself. */
function isSentBySameOrigin(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'same-origin' || (site === undefined && !loopbackHosts.has(splitHost(request).name));
}
