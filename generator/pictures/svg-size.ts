/** Size of a drawing in CSS pixels. */
export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels per unit, with the default font size. */
const pixelsPerUnit: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  ex: 8,
};

const length = /^\s*(\d+\.?\d*|\.\d+)(e\d+)?([a-z]*)\s*$/i;

/** Size by the attributes of the root; `undefined` where they give none. */
export function sizeOfDrawing(attributes: ReadonlyMap<string, string>): SvgSize | undefined {
  const width = pixels(attributes.get('width'));
  const height = pixels(attributes.get('height'));
  if (width !== undefined && height !== undefined) {
    return { width, height };
  }
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const box = { width: pixels(boxWidth), height: pixels(boxHeight) };
  if (box.width === undefined || box.height === undefined) {
    return undefined;
  }
  const ratio = box.width / box.height;
  if (width !== undefined) {
    return { width, height: Math.floor(width / ratio) };
  }
  return height === undefined
    ? { width: box.width, height: box.height }
    : { width: Math.floor(height * ratio), height };
}

/** Whole pixels; `undefined` for percentages and zero. */
function pixels(text: string | undefined): number | undefined {
  const [, digits, exponent = '', unit = ''] = length.exec(text ?? '') ?? [];
  const perUnit = pixelsPerUnit[unit.toLowerCase()];
  const size =
    digits === undefined || perUnit === undefined ? 0 : Math.round(Number(digits + exponent) * perUnit);
  return size > 0 && Number.isSafeInteger(size) ? size : undefined;
}
