/**
 * Where a site's home page stands on its host: `/`, or the path of the site's address with a slash at its end, for
 * example `/site/` for `https://example.github.io/site`. What Vite calls `base`.
 * @param address address of the site as `site.yaml` has it
 */
export function basePathOf(address: string): string {
  return new URL(address).pathname.replace(/\/*$/, '/');
}

/**
 * Where something of the site stands on its host.
 * @param path from the site's root, for example `/pictures/chip.svg`
 */
export function toHostPath(basePath: string, path: string): string {
  return basePath + path.slice(1);
}
