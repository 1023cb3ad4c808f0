import { circle, linear, n, noise, radial, rect } from '../svg.ts';
import type { Scene } from './scene.ts';

/** Draws a contour map of an invented country (marching squares over noise), with a route across it. */
export function topographic({ width: w, height: h, random, palette, brief }: Scene): string {
  const field = noise(random.fork('height'));
  const light = brief.mentions('paper', 'vintage', 'old map', 'atlas', 'daylight');
  const step = Math.max(w, h) / 84;
  const [ox, oy] = [random.range(0, 30), random.range(0, 30)];
  const high = (x: number, y: number): number => field(ox + (x / w) * 2.6, oy + (y / h) * 2.6 * (h / w));
  const cols = Math.ceil(w / step);
  const rows = Math.ceil(h / step);
  const grid = Array.from({ length: rows + 1 }, (_, j) => Array.from({ length: cols + 1 }, (__, i) => high(i * step, j * step)));
  let out = `<defs>${linear('bg', light ? [[0, palette.paper], [1, palette.ramp(0.9)]] : [[0, palette.ramp(0.03)], [1, palette.ramp(0.2)]], [0, 0], [1, 1])}</defs>${rect(0, 0, w, h, 'url(#bg)')}`;
  const tops = Array.from({ length: 40 }, () => [random.range(0.08, 0.92) * w, random.range(0.1, 0.9) * h] as const).sort((a, b) => high(b[0], b[1]) - high(a[0], a[1]));
  tops.slice(0, 5).forEach(([x, y], i) => { out += `<defs>${radial(`t${i}`, [[0, light ? palette.accent : palette.ramp(0.62), 0.75], [1, palette.ramp(0.4), 0]])}</defs>${circle(x, y, Math.min(w, h) * 0.3, `url(#t${i})`)}`; });
  const levels = 30;
  for (let level = 0; level < levels; level++) {
    const value = -0.62 + (level / levels) * 1.3;
    const cut = (a: number, b: number): number => (value - a) / (b - a || 1e-6);
    let d = '';
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < cols; i++) {
        const [a, b, c, e] = [grid[j]![i]!, grid[j]![i + 1]!, grid[j + 1]![i + 1]!, grid[j + 1]![i]!];
        const edges: string[] = [];
        const at = (x: number, y: number): string => `${n((i + x) * step)} ${n((j + y) * step)}`;
        if (a > value !== b > value) edges.push(at(cut(a, b), 0));
        if (b > value !== c > value) edges.push(at(1, cut(b, c)));
        if (e > value !== c > value) edges.push(at(cut(e, c), 1));
        if (a > value !== e > value) edges.push(at(0, cut(a, e)));
        for (let k = 0; k + 1 < edges.length; k += 2) d += `M${edges[k]!}L${edges[k + 1]!}`;
      }
    }
    const t = level / levels;
    const strong = level % 5 === 0;
    const color = light ? palette.ramp(0.5 - t * 0.4) : t > 0.82 ? palette.accent : palette.ramp(0.32 + t * 0.6);
    out += `<path d="${d}" fill="none" stroke="${color}" stroke-width="${strong ? 4 : 2.1}" stroke-linecap="round" opacity="${strong ? 1 : 0.8}"/>`;
  }
  let [x, y] = [w * random.range(0.12, 0.24), h * random.range(0.7, 0.86)];
  let route = `M${n(x)} ${n(y)}`;
  const start = circle(x, y, 11, palette.paper) + circle(x, y, 6, palette.accent2);
  for (let i = 0; i < 7; i++) {
    const [px, py] = [x + w * random.range(0.03, 0.1), y - h * random.range(-0.04, 0.12)];
    route += `Q${n(x + w * 0.06)} ${n(y + random.range(-50, 50))} ${n(px)} ${n(py)}`;
    [x, y] = [px, py];
  }
  return out + `<path d="${route}" fill="none" stroke="${palette.accent2}" stroke-width="5" stroke-dasharray="1 13" stroke-linecap="round"/>${start}${circle(x, y, 17, palette.accent2)}${circle(x, y, 7, palette.paper)}`;
}
