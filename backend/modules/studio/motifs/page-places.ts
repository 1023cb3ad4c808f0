import type { Brief } from '../brief.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, group, path, polygon, rect } from '../svg.ts';

/** Draws a harbour: water to the horizon, sleeping boats, and a quay in front. */
export function harbour(w: number, h: number, ground: number, palette: Palette, random: Random, night: boolean): string {
  const m = Math.min(w, h);
  const sea = night ? '#27476a' : '#6fa9c4';
  let out = rect(0, ground - h * 0.1, w, h * 0.34, sea);
  for (let i = 0; i < 26; i++) out += rect(random.range(0, w), random.range(ground - h * 0.09, ground + h * 0.1), random.range(18, 70), 3, '#ffffff', 2, 'opacity="0.32"');
  for (const [at, size, hull] of [[0.12, 0.9, '#b9564a'], [0.68, 1.1, '#e9dcc9'], [0.9, 0.8, '#4f7b86']] as const) out += group(path('M-74 -18H74L52 18H-50Z', hull) + rect(-4, -120, 7, 104, palette.ramp(0.2)) + polygon([[6, -114], [6, -34], [52, -34]], palette.paper, 'opacity="0.9"') + rect(-46, -38, 40, 22, palette.paper, 3) + path('M-38 -26q7 6 14 0', 'none', `stroke="${palette.ramp(0.1)}" stroke-width="3"`), `translate(${(w * at).toFixed(1)} ${(ground - h * 0.02).toFixed(1)}) scale(${((m / 800) * size).toFixed(3)})`);
  out += rect(0, ground + h * 0.08, w, h, night ? '#4a4038' : '#b59c7c');
  for (let i = 0; i < 9; i++) out += rect(w * (i / 9), ground + h * 0.08, 4, h * 0.24, night ? '#3a312b' : '#9c8465');
  return out + rect(0, ground + h * 0.075, w, 9, night ? '#5b4f45' : '#cbb493');
}

/** Draws a small room with a window, a shelf and a table. If the words name dough, it climbs out of the window. */
export function kitchen(w: number, h: number, ground: number, palette: Palette, brief: Brief, evening: boolean): string {
  const m = Math.min(w, h);
  const tone = (day: number): string => palette.ramp(evening ? day * 0.38 : day);
  const wall = tone(0.86);
  const wood = palette.ramp(evening ? 0.56 : 0.34);
  const floor = ground + h * 0.06;
  let out = rect(0, 0, w, h, wall) + rect(0, floor, w, h - floor, tone(0.6)) + rect(0, floor - 6, w, 8, tone(0.7));
  for (let i = 0; i < 8; i++) for (let j = 0; j < 2; j++) out += rect(w * (i / 8) + (j % 2) * w * 0.06, floor + (h - floor) * (j / 2), w * 0.06, (h - floor) / 2, tone(0.68), 0, 'opacity="0.6"');
  const [x, y] = [w * 0.74, h * 0.4];
  out += rect(x - m * 0.17, y - m * 0.19, m * 0.34, m * 0.38, '#ffffff', 6) + rect(x - m * 0.15, y - m * 0.17, m * 0.3, m * 0.34, evening ? '#2c4a76' : '#a9d4ea', 4) + path(`M${x - m * 0.15} ${y + m * 0.17}v${-m * 0.07}q${m * 0.15} ${-m * 0.06} ${m * 0.3} 0v${m * 0.07}Z`, '#7fae6a') + rect(x - 4, y - m * 0.17, 8, m * 0.34, '#ffffff') + rect(x - m * 0.15, y - 4, m * 0.3, 8, '#ffffff');
  out += rect(w * 0.06, h * 0.36, w * 0.24, 10, wood, 4) + [0, 1, 2, 3].map((i) => rect(w * 0.08 + i * w * 0.055, h * 0.36 - m * 0.085, m * 0.055, m * 0.085, ['#c9704a', '#5b86a8', '#e0b44c', '#7c9a6b'][i]!, 8)).join('');
  out += rect(x - m * 0.28, floor - m * 0.16, m * 0.56, m * 0.035, wood, 6) + rect(x - m * 0.24, floor - m * 0.13, m * 0.03, m * 0.19, wood) + rect(x + m * 0.2, floor - m * 0.13, m * 0.03, m * 0.19, wood);
  if (brief.mentions('dough', 'bread', 'bake')) {
    const lumps = [[-0.13, 0.25, 0.08], [0.12, 0.25, 0.085], [0, 0.27, 0.1], [-0.08, 0.33, 0.1], [0.06, 0.36, 0.12], [-0.04, 0.45, 0.09], [0.16, 0.44, 0.1], [0.24, 0.36, 0.07], [0.26, 0.29, 0.045]] as const;
    out += [[5, '#d9bf8c'], [0, '#f6e3bd']].map(([edge, fill]) => lumps.map(([dx, up, r]) => circle(x + m * dx, floor - m * up, m * r + Number(edge), String(fill))).join('')).join('') + path(`M${x + m * 0.1} ${floor - m * 0.52}q${m * 0.09} ${-m * 0.01} ${m * 0.12} ${m * 0.07}M${x - m * 0.12} ${floor - m * 0.24}q${-m * 0.04} ${m * 0.01} ${-m * 0.05} ${m * 0.04}`, 'none', 'stroke="#fff8e6" stroke-width="7" stroke-linecap="round"') + rect(x - m * 0.18, floor - m * 0.18, m * 0.36, m * 0.025, wood, 6);
  }
  return out;
}
