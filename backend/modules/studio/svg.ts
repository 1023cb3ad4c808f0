import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

/** Formats a number for an SVG attribute, rounded to one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

export const circle = (x: number, y: number, r: number, fill: string, rest = ''): string => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${rest}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, rest = ''): string => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${rest}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, rest = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}" ${rest}/>`;
export const path = (d: string, fill: string, rest = ''): string => `<path d="${d}" fill="${fill}" ${rest}/>`;
export const group = (inner: string, transform: string, rest = ''): string => `<g transform="${transform}" ${rest}>${inner}</g>`;
export const polygon = (list: readonly Point[], fill: string, rest = ''): string => `<polygon points="${points(list)}" fill="${fill}" ${rest}/>`;

/** The start and end of a gradient, in fractions of the box. */
export type Sweep = readonly [from: Point, to: Point];
export type Stop = readonly [offset: number, color: string, opacity?: number];
const stops = (list: readonly Stop[]): string => list.map(([at, color, opacity = 1]) => `<stop offset="${n(at * 100)}%" stop-color="${color}" stop-opacity="${opacity}"/>`).join('');

/** The SVG definition of a gradient, to be used as `url(#id)`. `from` and `to` are fractions of the box. */
export const linear = (id: string, list: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string =>
  `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops(list)}</linearGradient>`;
export const radial = (id: string, list: readonly Stop[], at: Point = [0.5, 0.5], r = 0.5): string =>
  `<radialGradient id="${id}" cx="${at[0]}" cy="${at[1]}" r="${r}">${stops(list)}</radialGradient>`;

/** A smooth curve through these points (Catmull-Rom), as SVG path data that begins with M. */
export function smooth(list: readonly Point[], closed = false): string {
  const at = (i: number): Point => (closed ? list[(i + list.length) % list.length]! : list[Math.min(list.length - 1, Math.max(0, i))]!);
  let d = `M${n(list[0]![0])} ${n(list[0]![1])}`;
  for (let i = 0; i < list.length - (closed ? 0 : 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Draws a star with four points. */
export function spark(x: number, y: number, r: number, fill: string, rest = ''): string {
  const w = r * 0.16;
  return path(`M${n(x)} ${n(y - r)}Q${n(x + w)} ${n(y - w)} ${n(x + r)} ${n(y)}Q${n(x + w)} ${n(y + w)} ${n(x)} ${n(y + r)}Q${n(x - w)} ${n(y + w)} ${n(x - r)} ${n(y)}Q${n(x - w)} ${n(y - w)} ${n(x)} ${n(y - r)}Z`, fill, rest);
}

/** Builds a function of smooth noise over the plane, from about -1 to 1. Equal random sources give equal noise. */
export function noise(random: Random): (x: number, y: number) => number {
  const size = 64;
  const grid = Float64Array.from({ length: size * size }, () => random.next() * 2 - 1);
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  const value = (x: number, y: number): number => {
    const [xi, yi] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - xi), ease(y - yi)];
    const cell = (i: number, j: number): number => grid[(((yi + j) % size) + size) % size * size + ((((xi + i) % size) + size) % size)]!;
    return (cell(0, 0) * (1 - u) + cell(1, 0) * u) * (1 - v) + (cell(0, 1) * (1 - u) + cell(1, 1) * u) * v;
  };
  return (x, y) => value(x, y) * 0.62 + value(x * 2 + 17, y * 2 + 5) * 0.27 + value(x * 4 + 3, y * 4 + 31) * 0.11;
}
