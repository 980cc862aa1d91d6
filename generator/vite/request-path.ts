import type { Connect } from 'vite';

/** Path that a request asks for, decoded, without the query. */
export function requestPath(request: Connect.IncomingMessage): string {
  const path = new URL(request.originalUrl ?? '/', 'http://site.invalid').pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
