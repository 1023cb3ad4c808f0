/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const clamp = (n: number, min = 0, max = 1): number => Math.min(max, Math.max(min, n));
const gamma = (n: number): number => (n <= 0.0031308 ? 12.92 * n : 1.055 * n ** (1 / 2.4) - 0.055);
const linear = (n: number): number => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

/** Writes a colour as `#rrggbb`. A colour that sRGB lacks loses chroma until it fits, so that its hue stays the same. */
export function hexOf(color: Oklch): string {
  let { c } = color;
  let rgb = toLinear(color);
  for (let i = 0; i < 24 && rgb.some((n) => n < -0.002 || n > 1.002); i++) {
    c *= 0.92;
    rgb = toLinear({ ...color, c });
  }
  return `#${rgb.map((n) => Math.round(clamp(gamma(clamp(n))) * 255).toString(16).padStart(2, '0')).join('')}`;
}

/** The same colour made lighter by `by`, from -1 to 1 in OKLCH lightness; darker when it is negative. */
export const lighter = (hex: string, by: number): string => { const color = oklchOf(hex); return hexOf({ ...color, l: clamp(color.l + by) }); };

/** Reads a colour from `#rgb` or `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const full = hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255)) as [number, number, number];
  const L = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const M = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const S = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * L + 0.793617785 * M - 0.0040720468 * S;
  const a = 1.9779984951 * L - 2.428592205 * M + 0.4505937099 * S;
  const bb = 0.0259040371 * L + 0.7827717662 * M - 0.808675766 * S;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

/** The hue at part `t` of the way between two hues, by the shorter way around the colour circle. `t` is 0 for the first and 1 for the second. */
export function mixHue(from: number, to: number, t: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return (from + turn * t + 360) % 360;
}
