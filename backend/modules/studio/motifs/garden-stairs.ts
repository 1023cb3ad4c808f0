import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, group, n, path, polygon, rect } from '../svg.ts';

/** Draws a flower on its stem, about 70 high, with its foot at (0, 0). */
const bloom = (petal: string, heart: string, leaf: string): string => path('M0 0Q5 -22 0 -46', 'none', `stroke="${leaf}" stroke-width="6" stroke-linecap="round"`) + path('M0 -10Q20 -14 26 -32Q4 -30 0 -10ZM0 -16Q-18 -20 -24 -36Q-4 -34 0 -16Z', leaf)
  + Array.from({ length: 6 }, (_, i) => group(ellipse(0, -13, 7.5, 12, petal), `translate(0 -56) rotate(${i * 60})`)).join('') + circle(0, -56, 6.5, heart);

/** Draws a flower bed along one step from `x0` to `x1`: earth, leaves and flowers of size `s`. */
function bed(random: Random, palette: Palette, x0: number, x1: number, y: number, s: number): string {
  const leaf = palette.accent2;
  let out = rect(x0, y - 9 * s, x1 - x0, 12 * s, palette.ramp(0.12), 5 * s);
  for (let x = x0 + 14 * s; x < x1 - 10 * s; x += random.range(26, 46) * s) {
    out += ellipse(x, y - 9 * s, 19 * s, 13 * s, leaf, 'opacity="0.85"');
    if (random.chance(0.8)) out += group(bloom(random.pick([palette.accent, palette.accent, palette.paper]), palette.ramp(0.92), leaf), `translate(${n(x)} ${n(y - 6 * s)}) rotate(${n(random.range(-9, 9))}) scale(${(s * random.range(0.8, 1.25)).toFixed(2)})`);
  }
  return out;
}

/** Draws stairs with a flower bed on each step: from the front (`climb` 0, towards `end`), climbing right (1) or left (-1), or from above around `end` (null). */
export function gardenStairs(w: number, h: number, random: Random, palette: Palette, tone: (t: number) => string, climb: -1 | 0 | 1 | null, end: number): string {
  const count = 8;
  let out = rect(0, 0, w, h, tone(climb === 0 ? 0.16 : 0.4));
  // From above, each step is a wedge around the stairwell. The steps further down are smaller and darker.
  const wedge = (i: number, r: number): string => group(polygon([[0, 0], [r, 0], [r * 0.91, r * 0.42]], tone(0.08 + i * 0.015)) + polygon([[0, 0], [r, 0], [r, r * 0.03]], tone(0.5)) + bed(random, palette, r * 0.55, r * 0.97, r * 0.2, r / 520), `translate(${n(w * end)} ${n(h * (1 - end))}) rotate(${i * 22.5})`);
  if (climb === null) return out + Array.from({ length: 48 }, (_, i) => wedge(i, Math.hypot(w, h) * 0.95 ** i)).join('');
  if (climb !== 0) {
    out += rect(0, 0, w, h * 0.12, tone(0.62)) + [0.2, 0.5, 0.8].map((at) => rect(w * at - w * 0.06, h * 0.17, w * 0.12, h * 0.1, tone(0.1), 4)).join('');
    for (let i = count - 1; i >= 0; i--) {
      const [left, top] = [w * (i / count), h * (0.92 - i * 0.085)];
      const x = climb > 0 ? left : w - left - w / count;
      out += rect(x, top, w / count + 1, h - top, tone(i % 2 ? 0.24 : 0.2)) + rect(x, top, w / count + 1, h * 0.012, tone(0.04)) + bed(random, palette, x + 6, x + w / count - 6, top, w / 620);
    }
    const rail = (i: number): string => `${n(climb > 0 ? w * (i / count) : w - w * (i / count))} ${n(h * (0.77 - i * 0.085))}`;
    return out + path(`M${rail(0)}L${rail(count)}`, 'none', `stroke="${tone(0.7)}" stroke-width="${n(w * 0.012)}"`);
  }
  for (let i = count; i >= 0; i--) {
    const near = 1 - i / (count + 1.6);
    const y = h * (0.16 + 0.8 * near ** 1.35);
    const rise = h * 0.085 * near + 10;
    const half = w * (0.1 + 0.52 * near);
    const x = w * (end + (0.5 - end) * near);
    out += polygon([[x - half, y - rise * 0.3], [x + half, y - rise * 0.3], [x + half * 1.06, y], [x - half * 1.06, y]], tone(0.06)) + rect(x - half * 1.06, y, half * 2.12, rise, tone(0.3)) + bed(random, palette, x - half * 0.98, x + half * 0.98, y - rise * 0.06, 0.34 + near * 1.1);
  }
  return out;
}
