import type { Connect } from 'vite';
import { decodedAddress } from '../core/text/decoded-address.ts';

/** Longest accepted path, in encoded characters. */
const longestPath = 2048;

/**
 * Whether a request target is an absolute path with valid escapes and without control characters, as those of pages
 * are.
 */
export function isServableTarget(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  if (!/^\/(?!\/)/.test(path) || path.length > longestPath || path.includes('\\')) {
    return false;
  }
  try {
    const decoded = decodeURIComponent(path);
    return !/[\p{Cc}\\]/u.test(decoded) && !decoded.split('/').includes('..');
  } catch {
    return false;
  }
}

/** Answers 400 to malformed request targets before any other middleware. */
export const refuseMalformedTargets: Connect.NextHandleFunction = (request, response, next) => {
  if (isServableTarget(request.url ?? '')) {
    next();
    return;
  }
  response.statusCode = 400;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Bad Request');
};

/** Decoded path of a request from the site's root, without query. */
export function requestPath(request: Connect.IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  return decodedAddress(path);
}
