/** In the first line of every file that the generator wrote; by it the generator knows its own files. */
export const bannerText =
  'Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.';
