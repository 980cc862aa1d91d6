/**
 * Recognises requests of this server's own pages. Any site that the owner has open can send requests to a local server,
 * and DNS rebinding can make its origin look like this one.
 */
import type { IncomingMessage } from 'node:http';
import { loopbackHosts } from '../core/text/loopback-hosts.ts';

/** Whether a server that listens at an address is reached from this machine only. */
export function isLoopback(address: string): boolean {
  return loopbackHosts.has(addressInHost(address));
}

/**
 * The status with which a request is refused; `undefined` for JSON from a page of this server. Only headers are
 * checked. Other ports, other sites and foreign host names are refused.
 * @param contentType the one that is accepted; it must be one that needs a CORS preflight
 */
export function refusalOf(request: IncomingMessage, contentType = 'application/json'): 403 | 415 | undefined {
  if (request.headers.origin === undefined || !isFromOwnPage(request)) {
    return 403;
  }
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === contentType ? undefined : 415;
}

/** Whether a page of this server sends a request; browsers leave out the origin of those that only read. */
export function isFromOwnPage(request: IncomingMessage): boolean {
  const { host = '', origin } = request.headers;
  const own = `${schemeOf(request)}://${host}`;
  return isOwnHost(request) && (origin ?? own) === own && isSentBySameOrigin(request);
}

/** Default ports, which `Host` omits. */
const usualPorts = { http: 80, https: 443 } as const;

function schemeOf({ socket }: IncomingMessage): 'http' | 'https' {
  return 'encrypted' in socket && socket.encrypted === true ? 'https' : 'http';
}

/** Whether `Host` is the local address of the connection or the loopback, with the right port. */
export function isOwnHost(request: IncomingMessage): boolean {
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

/** A socket's address as in `Host`: IPv6 in brackets, IPv4 without the IPv6 prefix. */
function addressInHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  return plain.includes(':') ? `[${plain}]` : plain;
}

/** Browsers omit `Sec-Fetch-Site` where the address is neither HTTPS nor loopback. */
function isSentBySameOrigin(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'same-origin' || (site === undefined && !loopbackHosts.has(splitHost(request).name));
}
