/** Who may edit: a browser that was opened at the address that the development server prints. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import { isOwnHost } from './own-page-request.ts';

const keyBytes = 24;
const keyParameter = 'edit';

function isSameSecret(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

export type EditSession = ReturnType<typeof createEditSession>;

/** @param onOpened called when a key has been used: the address has a new one */
export function createEditSession(onOpened: () => void) {
  const token = randomBytes(keyBytes).toString('base64url');
  let key = randomBytes(keyBytes).toString('base64url');
  // Cookies know no ports: two sites may be edited at once.
  const cookieName = ({ socket }: IncomingMessage) => `site-editor-${socket.localPort}`;
  return {
    /** The address of the site that opens it for editing, once. */
    address: (site: string) => `${site}?${keyParameter}=${key}`,
    /** Takes the key of an address for a cookie, before anything else looks at the address. */
    open: ((request, response, next) => {
      const [path = '/', query = ''] = (request.originalUrl ?? request.url ?? '/').split('?', 2);
      const parameters = new URLSearchParams(query);
      const given = parameters.get(keyParameter);
      if (request.method !== 'GET' || given === null || !isOwnHost(request)) {
        next();
        return;
      }
      if (isSameSecret(given, key)) {
        key = randomBytes(keyBytes).toString('base64url');
        response.setHeader(
          'Set-Cookie',
          `${cookieName(request)}=${token}; Path=/; HttpOnly; SameSite=Strict`,
        );
        onOpened();
      }
      parameters.delete(keyParameter);
      // The key stays neither in the history nor in a referrer.
      response.setHeader('Referrer-Policy', 'no-referrer');
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Location', parameters.size > 0 ? `${path}?${parameters}` : path);
      response.statusCode = 303;
      response.end();
    }) satisfies Connect.NextHandleFunction,
    /** Whether a request carries the cookie. */
    has(request: IncomingMessage): boolean {
      const cookies = (request.headers.cookie ?? '').split(/; */);
      const start = `${cookieName(request)}=`;
      return cookies.some(
        (cookie) => cookie.startsWith(start) && isSameSecret(cookie.slice(start.length), token),
      );
    },
  };
}
