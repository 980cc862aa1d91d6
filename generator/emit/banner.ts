/** Stands in the first line of every generated file; the generator recognizes its own files by it. */
export const bannerText =
  'Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.';
