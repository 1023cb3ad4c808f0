import { circle, linear, radial, rect, ellipse, n } from '../svg.ts';
import { four, type Scene } from './scene.ts';

/** Draws a soft field of colour with one sharp sphere in it, and smaller ones around that. */
export function orbs(scene: Scene): string {
  const { width: w, height: h, random, palette, variant } = scene;
  const of = four(scene);
  const m = Math.min(w, h);
  const tones = random.shuffle([0.3, 0.45, 0.6, 0.75, 0.88]);
  let defs = linear('bg', of([[0, palette.ramp(0.1)], [1, palette.ramp(0.34)]] as const, [[0, palette.ramp(0.96)], [1, palette.ramp(0.6)]] as const, [[0, palette.ramp(0.5)], [1, palette.ramp(0.06)]] as const, [[0, palette.ramp(0.7)], [1, palette.ramp(0.98)]] as const), [0, 0], [1, 1]);
  let field = rect(0, 0, w, h, 'url(#bg)');
  tones.forEach((tone, i) => {
    const color = i === 2 ? palette.accent2 : i === 4 ? palette.accent : palette.ramp(tone);
    defs += radial(`f${i}`, [[0, color, 0.95], [0.55, color, 0.4], [1, color, 0]]);
    field += ellipse(random.range(0, 1) * w, random.range(0, 1) * h, m * random.range(0.45, 0.75), m * random.range(0.35, 0.6), `url(#f${i})`);
  });
  const [x, y] = [w * of(0.5, 0.32, 0.68, 0.44), h * of(0.5, 0.6, 0.4, 0.66)];
  const r = m * of(0.26, 0.18, 0.34, 0.22) * random.range(0.92, 1.08);
  defs += radial('orb', [[0, palette.paper], [0.35, palette.ramp(0.86)], [0.75, palette.accent2], [1, palette.ramp(0.2)]], [0.34, 0.28], 0.85) + radial('rim', [[0.78, '#fff', 0], [0.97, '#fff', 0.5], [1, '#fff', 0.05]]) + linear('fall', [[0, palette.ramp(0), 0.55], [1, palette.ramp(0), 0]]);
  let out = `<defs>${defs}</defs>${field}`;
  for (let i = 0; i < 4; i++) out += ellipse(x, y, r * (1.35 + i * 0.3), r * (0.42 + i * 0.1), 'none', `stroke="#fff" stroke-opacity="${(0.34 - i * 0.07).toFixed(2)}" stroke-width="${n(2.2 - i * 0.3)}" transform="rotate(${n(-22 + variant * 40)} ${n(x)} ${n(y)})"`);
  out += ellipse(x, y + r * 1.35, r * 0.9, r * 0.12, palette.ramp(0), 'opacity="0.28"') + circle(x, y, r, 'url(#orb)') + circle(x, y, r, 'url(#rim)');
  for (let i = 0; i < 6; i++) {
    const angle = random.range(0, Math.PI * 2);
    const far = r * random.range(1.35, 2.1);
    const size = r * random.range(0.05, 0.2);
    out += circle(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.62, size, i % 2 ? palette.accent : 'url(#orb)');
  }
  return out;
}
