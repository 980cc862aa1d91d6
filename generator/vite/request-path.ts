import type { Connect } from 'vite';

/** Path from the site's root that a request asks for, decoded, without the query. The base has been taken off. */
export function requestPath(request: Connect.IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
