import type { Connect } from 'vite';
import { decodedAddress } from '../core/text/decoded-address.ts';

/** Decoded path of a request from the site's root, without query. */
export function requestPath(request: Connect.IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  return decodedAddress(path);
}
