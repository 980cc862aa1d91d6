import type { Connect } from 'vite';

/** Longest path that is served, in characters as they are sent: a page's own are far shorter. */
const longestPath = 2048;

/**
 * Whether the target of a request is one that a page can have: a path from the root, with escapes that can be decoded
 * and without control characters. All else would be a name of no file, or an exception.
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

/** Answers 400 to a request whose target no page can have, before anything reads it. */
export const refuseMalformedTargets: Connect.NextHandleFunction = (request, response, next) => {
  if (isServableTarget(request.url ?? '')) {
    next();
    return;
  }
  response.statusCode = 400;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Bad Request');
};
