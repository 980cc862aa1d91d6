/**
 * Conversion between paths of the site and paths on its host, which differ where the site is published below Vite's
 * `base`.
 */

/** A path as the model has it, without trailing slash; static hosts serve both. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** The path on the host. */
export function toHostPath(sitePath: string): string {
  return import.meta.env.BASE_URL + sitePath.slice(1);
}

/** The path in the site, for example `/chip`; `undefined` where the path on the host is outside the site. */
export function toSitePath(hostPath: string): string | undefined {
  const base = import.meta.env.BASE_URL;
  return hostPath.startsWith(base) ? `/${hostPath.slice(base.length)}` : undefined;
}
