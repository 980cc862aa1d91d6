import type { Connect } from 'vite';

/** Decoded path of a request from the site's root, without query. */
export function requestPath(request: Connect.IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
