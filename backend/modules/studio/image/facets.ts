import { noise, polygon, type Point } from '../svg.ts';
import { four, type Scene } from './scene.ts';

/** Draws a net of triangles: a peak with a bright side when the words name a mountain, an island or a cliff, else no object but a light around one point. */
export function facets(scene: Scene): string {
  const { width: w, height: h, random, palette, brief } = scene;
  const of = four(scene);
  const cell = Math.min(w, h) / 13;
  const cols = Math.ceil(w / cell) + 3;
  const rows = Math.ceil(h / cell) + 3;
  const net: Point[][] = Array.from({ length: rows }, (_, j) => Array.from({ length: cols }, (__, i) => [(i - 1 + (j % 2) * 0.5 + random.range(-0.34, 0.34)) * cell, (j - 1 + random.range(-0.34, 0.34)) * cell] as const));
  const field = noise(random.fork('tone'));
  const [lx, ly] = [w * of(0.42, 0.7, 0.26, 0.6), h * of(0.3, 0.52, 0.16, 0.66)];
  const lit = of(1, -1, 1, -1);
  const dim = of(0, 0.3, 0.16, -0.1);
  const peak = brief.mentions('mountain', 'peak', 'iceberg', 'volcan', 'island', 'cliff');
  const line = (x: number): number => h * of(0.22, 0.36, 0.1, 0.5) + Math.abs(x - lx) * of(0.85, 0.5, 1.2, 0.7) + field(x / w * 4, 9) * h * 0.1;
  let out = '';
  const facet = (a: Point, b: Point, c: Point): void => {
    const [cx, cy] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
    const glow = Math.max(0, 1 - Math.hypot((cx - lx) / w, (cy - ly) / h) * 1.7);
    const slope = ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / (cell * cell);
    const land = peak && cy > line(cx);
    const side = land ? ((cx < lx) === (lit > 0) ? 0.22 : -0.08) : 0;
    const tone = land ? 0.3 + side + field(cx / w * 5, cy / h * 5) * 0.2 + (cy < h * 0.42 ? 0.36 : 0) + slope * 0.05 : 0.16 + glow * 0.72 + field(cx / w * 3.2, cy / h * 3.2) * 0.24 + (slope - 1) * 0.07;
    const fill = !peak && glow > 0.75 && random.chance(0.22) ? palette.accent : palette.ramp(peak && !land ? 0.5 - dim * 1.2 + glow * 0.45 + field(cx / w * 3, cy / h * 3) * 0.12 : tone);
    out += polygon([a, b, c], fill, `stroke="${fill}" stroke-width="0.8"`);
  };
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < cols - 1; i++) {
      const [a, b, c, d] = [net[j]![i]!, net[j]![i + 1]!, net[j + 1]![i]!, net[j + 1]![i + 1]!];
      if (j % 2) { facet(a, b, d); facet(a, d, c); } else { facet(a, b, c); facet(b, d, c); }
    }
  }
  return out;
}
