import type { Brief } from '../brief.ts';
import type { Palette } from '../palette.ts';
import { ellipse, group, linear, path, polygon, rect } from '../svg.ts';

const chair = (x: number, y: number, s: number, fill: string): string => group(path('M-22 -86L-26 0M22 -86L26 0M-24 -42L-32 0M24 -42L32 0', 'none', `stroke="${fill}" stroke-width="6" stroke-linecap="round"`) + rect(-26, -92, 52, 30, fill, 6) + rect(-30, -48, 60, 9, fill, 4), `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(3)})`);

/** Whether the words describe a place inside a house. */
export const isIndoors = (brief: Brief): boolean => brief.mentions('bed\\b', 'room', 'chair', 'table', 'desk', 'kitchen', 'window', 'sofa', 'hall', 'studio', 'library', 'stairs');

/** Draws a quiet room with a window's light on its wall. The named things stand in it on the right. */
export function room(w: number, h: number, palette: Palette, brief: Brief): string {
  const m = Math.min(w, h);
  const floor = h * 0.78;
  const night = brief.mentions('night', 'evening', 'midnight', 'dark');
  const wall = [palette.ramp(night ? 0.2 : 0.8), palette.ramp(night ? 0.34 : 0.93)] as const;
  const glow = night ? palette.ramp(0.6) : '#fff8e6';
  let out = `<defs>${linear('room', [[0, wall[0]], [1, wall[1]]], [1, 0], [0, 1])}</defs>${rect(0, 0, w, h, 'url(#room)')}${rect(0, floor, w, h - floor, palette.ramp(night ? 0.1 : 0.62))}${rect(0, floor - 5, w, 7, palette.ramp(night ? 0.26 : 0.74))}`;
  for (const [i, j] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) { const [x, y] = [w * 0.6 + i * m * 0.2 + j * m * 0.06, h * 0.1 + j * m * 0.24]; out += polygon([[x, y], [x + m * 0.17, y], [x + m * 0.22, y + m * 0.2], [x + m * 0.05, y + m * 0.2]], glow, 'opacity="0.62"'); }
  const x = w * 0.77;
  const cloth = palette.ramp(night ? 0.5 : 0.97);
  if (brief.mentions('bed\\b', 'pillow', 'blanket')) {
    out += rect(x - m * 0.44, floor - m * 0.3, m * 0.04, m * 0.36, palette.ramp(0.3), 6) + rect(x - m * 0.42, floor - m * 0.07, m * 0.86, m * 0.1, palette.ramp(0.3), 6) + rect(x - m * 0.4, floor - m * 0.15, m * 0.82, m * 0.1, cloth, 18)
      + path(`M${x - m * 0.38} ${floor - m * 0.14}q${m * 0.02} ${-m * 0.1} ${m * 0.12} ${-m * 0.09}q${m * 0.08} 0 ${m * 0.07} ${m * 0.1}Z`, palette.ramp(0.9)) + path(`M${x - m * 0.16} ${floor - m * 0.12}Q${x - m * 0.1} ${floor - m * 0.28} ${x + m * 0.04} ${floor - m * 0.21}T${x + m * 0.26} ${floor - m * 0.24}T${x + m * 0.44} ${floor - m * 0.1}V${floor + m * 0.02}Q${x + m * 0.2} ${floor - m * 0.03} ${x + m * 0.06} ${floor + m * 0.03}T${x - m * 0.16} ${floor - m * 0.02}Z`, palette.accent) + path(`M${x - m * 0.06} ${floor - m * 0.03}Q${x + m * 0.02} ${floor - m * 0.16} ${x + m * 0.14} ${floor - m * 0.17}M${x + m * 0.14} ${floor - m * 0.02}Q${x + m * 0.2} ${floor - m * 0.14} ${x + m * 0.32} ${floor - m * 0.15}`, 'none', `stroke="${palette.ramp(0.12)}" stroke-width="4" opacity="0.3" stroke-linecap="round"`);
  } else if (brief.mentions('chair', 'rehearsal', 'hall')) {
    for (const [dx, count] of [[-0.2, 5], [0.02, 4], [0.24, 6]] as const) { out += ellipse(x + dx * m, floor + m * 0.05, m * 0.09, m * 0.014, palette.ramp(0), 'opacity="0.25"'); for (let i = 0; i < count; i++) out += chair(x + dx * m, floor + m * 0.05 - i * m * 0.045, m / 620, i === count - 1 && dx === 0.02 ? palette.accent : palette.ramp(night ? 0.3 : 0.26 + i * 0.05)); }
  } else {
    out += rect(x - m * 0.3, floor - m * 0.16, m * 0.6, m * 0.03, palette.ramp(0.3), 6) + rect(x - m * 0.26, floor - m * 0.13, m * 0.025, m * 0.17, palette.ramp(0.26)) + rect(x + m * 0.235, floor - m * 0.13, m * 0.025, m * 0.17, palette.ramp(0.26)) + path(`M${x - m * 0.05} ${floor - m * 0.16}l${-m * 0.012} ${-m * 0.11}h${m * 0.11}l${-m * 0.012} ${m * 0.11}Z`, palette.accent);
  }
  return out;
}
