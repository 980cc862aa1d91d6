/** Names that become names of files: on the computer of the owner, of a programmer, and on a host. */

/** Longest name, in characters: with what is added to it, file systems take 255 bytes. */
export const longestName = 100;

/** The same in bytes, of which letters take up to four. */
export const longestNameBytes = 200;

/** Longest path of a page: Windows takes 260 characters, with the folders in which the site lies. */
const longestPath = 150;

/** By how much an id or the path of a page is too long for the names of files and folders. */
export function tooLong(path: string): { readonly length: number; readonly maximum: number } | undefined {
  const longest = Math.max(...path.split('/').map((segment) => segment.length));
  if (longest > longestName) {
    return { length: longest, maximum: longestName };
  }
  return path.length > longestPath ? { length: path.length, maximum: longestPath } : undefined;
}

/** Devices that Windows finds in every folder, whatever the ending. Source: 'Naming Files, Paths, and Namespaces'. */
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;

/** Whether Windows takes a file of this name for a device. */
export function isDeviceName(name: string): boolean {
  return deviceName.test(name);
}

/** A name like the given one that is none of a device: `con.svg` → `con-1.svg`. */
export function withoutDevice(name: string): string {
  return name.replace(deviceName, '$&-1');
}
