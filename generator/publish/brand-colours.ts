/** Colours of pictures that are seen outside the site. Source: the light design tokens of the runtime. */
export const brandColours = {
  paper: '#f8f6f1',
  line: '#d8d3c7',
  asphalt: '#171d25',
  onAsphalt: '#f5f2ea',
  onAsphaltSoft: '#ced3da',
} as const;
