import type { Brief } from '../brief.ts';
import type { Palette } from '../palette.ts';
import { circle, ellipse, group, path, rect } from '../svg.ts';

/** Draws the clothes of a creature that stands at (0, 0): a coat or an apron in this colour; '' when the words name none. */
export function clothing(words: string, color: string): string {
  const text = words.toLowerCase();
  if (/coat|jacket|cape|robe|sweater|jumper|dress/.test(text)) return path('M-44 -132Q-72 -66 -66 -12Q0 4 66 -12Q72 -66 44 -132Q0 -118 -44 -132Z', color) + path('M0 -124V-8', 'none', 'stroke="#00000040" stroke-width="4"') + [0, 1, 2].map((i) => circle(10, -100 + i * 32, 4.5, '#00000066')).join('') + path('M-44 -128Q-78 -92 -70 -52L-50 -54Q-52 -84 -36 -106Z', color, 'stroke="#00000026" stroke-width="2"') + path('M44 -128Q78 -92 70 -52L50 -54Q52 -84 36 -106Z', color, 'stroke="#00000026" stroke-width="2"');
  if (/apron/.test(text)) return path('M-26 -118H26L34 -86Q50 -40 44 -8H-44Q-50 -40 -34 -86Z', color) + [0, 1, 2, 3, 4].map((i) => rect(-34 + i * 15, -112 + Math.abs(i - 2) * 10, 5, 100 - Math.abs(i - 2) * 10, '#ffffff', 0, 'opacity="0.5"')).join('') + rect(-16, -62, 32, 26, color, 4, 'stroke="#ffffff" stroke-width="2.5"');
  return '';
}

/** Draws the hero's companion if the form names one: a bird as a bird, any other as a small round friend. */
export function companion(brief: Brief, x: number, base: number, m: number, palette: Palette): string {
  const [row] = brief.rows(/companions?|friends?|others/);
  if (!row) return '';
  const grey = /grey|gray/i.test(Object.values(row).join(' ')) ? '#9aa0a8' : palette.ramp(0.62);
  const bird = /gull|bird|duck|crow|sparrow|pigeon|goose/i.test(Object.values(row).join(' '));
  const body = bird
    ? ellipse(0, -36, 40, 34, grey) + circle(26, -78, 24, '#f7f5f0') + path('M46 -80L72 -73L46 -68Z', '#f0a13a') + circle(33, -83, 4, '#1d1a2b') + path('M20 -88h18', 'none', `stroke="${grey}" stroke-width="5"`) + path('M-12 -58Q-50 -54 -70 -22Q-30 -10 2 -30Z', '#7d838c') + path('M-8 -4V10M12 -4V10', 'none', 'stroke="#f0a13a" stroke-width="5"')
    : circle(0, -40, 40, grey) + circle(-13, -48, 5, '#1d1a2b') + circle(13, -48, 5, '#1d1a2b') + path('M-8 -32q8 7 16 0', 'none', 'stroke="#1d1a2b" stroke-width="3.4" stroke-linecap="round"');
  return group(body, `translate(${x.toFixed(1)} ${base.toFixed(1)}) scale(${(m / 900).toFixed(3)})`);
}
