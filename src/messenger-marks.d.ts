/** Given by the generator's Vite plugin for icons. */
declare module 'virtual:messenger-marks' {
  /** Path of the file with the symbols of all messengers' marks, for example `/assets/marks-1a2b3c4d.svg`. */
  export const marksPath: string;
}
