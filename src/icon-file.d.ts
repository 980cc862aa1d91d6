/** Given by the generator's Vite plugin for icons. */
declare module 'virtual:icon-file' {
  /** Path of the file with the symbols that documents only refer to, for example `/assets/icons-1a2b3c4d.svg`. */
  export const iconFilePath: string;
}
