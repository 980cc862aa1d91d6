/**
 * Paths of the site and addresses on its host. They differ where the site is published below a path of its host:
 * Vite's `base`, which the generator takes from the site's address.
 */

/**
 * Where a path of the site stands on its host.
 * @param sitePath from the site's root, for example `/chip`
 */
export function toHostPath(sitePath: string): string {
  return import.meta.env.BASE_URL + sitePath.slice(1);
}

/** The path of the site at an address of its host; `undefined` where that is outside the site. */
export function toSitePath(hostPath: string): string | undefined {
  const base = import.meta.env.BASE_URL;
  return hostPath.startsWith(base) ? `/${hostPath.slice(base.length)}` : undefined;
}
