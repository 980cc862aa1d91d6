/**
 * Colours by lightness, chroma and hue as people see them, so that a colour can be made lighter or darker and stay
 * the same colour. Source: Björn Ottosson, 'A perceptual color space for image processing'; CSS Color 4, OKLCH.
 */

/** Lightness 0 to 1; `a` and `b` hold chroma and hue. */
interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Steps of lightness in which a colour is looked for: finer than a channel of eight bits tells. */
const lightnessSteps = 1000;

/** Halvings until the largest chroma that a screen can show is found. */
const chromaHalvings = 16;

/** Light of a channel of `#rrggbb` at an index, 0 to 1. */
export function linearChannel(colour: string, start: number): number {
  const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toOklab(colour: string): Oklab {
  const [red, green, blue] = [linearChannel(colour, 1), linearChannel(colour, 3), linearChannel(colour, 5)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** Light of red, green and blue; below 0 or above 1 where no screen can show the colour. */
function toLinearRgb({ lightness, a, b }: Oklab): readonly number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function toHex(linear: readonly number[]): string {
  const channels = linear.map((light) => {
    const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A colour of another lightness: its hue, and as much of its chroma as screens can show. */
function atLightness({ a, b }: Oklab, lightness: number): string {
  const withChroma = (share: number) => toLinearRgb({ lightness, a: a * share, b: b * share });
  const isShown = (linear: readonly number[]) => linear.every((light) => light >= 0 && light <= 1);
  if (isShown(withChroma(1))) {
    return toHex(withChroma(1));
  }
  let [shown, beyond] = [0, 1];
  for (let halving = 0; halving < chromaHalvings; halving += 1) {
    const middle = (shown + beyond) / 2;
    [shown, beyond] = isShown(withChroma(middle)) ? [middle, beyond] : [shown, middle];
  }
  return toHex(withChroma(shown));
}

/**
 * The nearest lighter or darker colour of the same hue that is enough; the colour itself where it is.
 * @param colour `#rrggbb`
 * @param end white or black, which has to be enough
 */
export function shiftLightness(
  colour: string,
  end: 'white' | 'black',
  isEnough: (colour: string) => boolean,
): string {
  if (isEnough(colour)) {
    return colour;
  }
  const oklab = toOklab(colour);
  const target = end === 'white' ? 1 : 0;
  for (let step = 1; step < lightnessSteps; step += 1) {
    const shifted = atLightness(
      oklab,
      oklab.lightness + ((target - oklab.lightness) * step) / lightnessSteps,
    );
    if (isEnough(shifted)) {
      return shifted;
    }
  }
  return end === 'white' ? '#ffffff' : '#000000';
}
