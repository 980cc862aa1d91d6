/** The space for a title, in the units of the drawing. */
export interface TitleRoom {
  readonly width: number;
  readonly height: number;
  /** Line height as a share of the size. */
  readonly lineHeight: number;
  readonly largest: number;
  readonly smallest: number;
}

/** An unbreakable piece or a line of pieces, with its width at a size of 1. */
interface Measured {
  readonly text: string;
  readonly width: number;
}

/** Step between sizes. */
const sizeStep = 2;

/** A last line shorter than this share of the widest is avoided by a smaller size, down to the second share. */
const lostLine = 0.4;
const leastEvenSize = 0.75;

/** Slightly less than a line's width, because sums of fractions have rounding errors. */
const justNarrower = 1 - 1e-9;

const ellipsis = '…';

/**
 * Breaks a title into lines of similar length, in the largest size that fits; truncates it with an ellipsis where not
 * even the smallest does.
 * @param title words that stay together are joined by no-break spaces
 * @param measure width of a text at a size of 1
 */
export function wrapTitle(title: string, room: TitleRoom, measure: (text: string) => number) {
  const words = title
    .trim()
    .split(/[ \t\n\r]+/)
    .map((text) => ({ text, width: measure(text) }));
  const space = measure(' ');
  const sizes = Array.from(
    { length: Math.floor((room.largest - room.smallest) / sizeStep) + 1 },
    (_, step) => room.largest - step * sizeStep,
  );
  const fitting = sizes.flatMap((size) => {
    const lines = breakLines(words, space, room.width / size);
    const fits = lines.length <= lineCountIn(room, size) && widestOf(lines) <= room.width / size;
    return fits ? [{ lines: balance(words, space, lines), size }] : [];
  });
  const [largest] = fitting;
  if (largest === undefined) {
    const lines = breakLines(words, space, room.width / room.smallest);
    return { lines: cut(lines, room, measure), size: room.smallest };
  }
  const even = fitting.find(({ lines, size }) => size >= largest.size * leastEvenSize && !endsLost(lines));
  const { lines, size } = even ?? largest;
  return { lines: lines.map(({ text }) => text), size };
}

function endsLost(lines: readonly Measured[]): boolean {
  return lines.length > 1 && (lines.at(-1)?.width ?? 0) < widestOf(lines) * lostLine;
}

function lineCountIn(room: TitleRoom, size: number): number {
  return Math.floor(room.height / (size * room.lineHeight));
}

function widestOf(lines: readonly Measured[]): number {
  return Math.max(0, ...lines.map(({ width }) => width));
}

/** Fills lines greedily. A word wider than the line gets a line of its own. */
function breakLines(words: readonly Measured[], space: number, width: number): Measured[] {
  const lines: Measured[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.width + space + word.width > width) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = {
        text: `${last.text} ${word.text}`,
        width: last.width + space + word.width,
      };
    }
  }
  return lines;
}

/** The narrowest lines whose number does not exceed that of the given ones. */
function balance(words: readonly Measured[], space: number, given: readonly Measured[]): readonly Measured[] {
  let lines = given;
  for (;;) {
    const narrower = breakLines(words, space, widestOf(lines) * justNarrower);
    if (narrower.length > given.length || widestOf(narrower) >= widestOf(lines)) {
      return lines;
    }
    lines = narrower;
  }
}

/** The lines that fit, truncated to the width. */
function cut(lines: readonly Measured[], room: TitleRoom, measure: (text: string) => number): string[] {
  const width = room.width / room.smallest;
  const count = lineCountIn(room, room.smallest);
  return lines.slice(0, count).map(({ text }, index) => {
    const isLast = index === count - 1 && lines.length > count;
    return isLast || measure(text) > width ? shorten(text, width, measure) : text;
  });
}

/** The longest beginning of a text that fits with an ellipsis. */
function shorten(text: string, width: number, measure: (text: string) => number): string {
  for (let letters = Array.from(text); letters.length > 0; letters = letters.slice(0, -1)) {
    const shown = `${letters.join('').replace(/[\s.,;:—–-]+$/u, '')}${ellipsis}`;
    if (measure(shown) <= width) {
      return shown;
    }
  }
  return ellipsis;
}
