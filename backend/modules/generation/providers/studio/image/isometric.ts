import { n, polygon, rect, type Point } from '../svg.ts';
import type { Palette } from '../palette.ts';
import { capital } from '../text/grammar.ts';
import type { Scene } from './scene.ts';

const COS = Math.cos(Math.PI / 6);

/** An isometric block whose top centre is at (x, y). */
export function isoBlock(x: number, y: number, half: number, depth: number, top: string, left: string, right: string): string {
  const [dx, dy] = [half * COS, half * 0.5];
  return polygon([[x - dx, y], [x, y + dy], [x, y + dy + depth], [x - dx, y + depth]], left) + polygon([[x + dx, y], [x, y + dy], [x, y + dy + depth], [x + dx, y + depth]], right) + polygon([[x, y - dy], [x + dx, y], [x, y + dy], [x - dx, y]], top);
}

const tones = (palette: Palette, i: number): readonly [string, string, string] => [
  [palette.ramp(0.82), palette.ramp(0.55), palette.ramp(0.38)], [palette.accent, palette.ramp(0.5), palette.ramp(0.3)], [palette.ramp(0.66), palette.ramp(0.4), palette.ramp(0.24)], [palette.accent2, palette.ramp(0.42), palette.ramp(0.2)],
][i % 4] as unknown as readonly [string, string, string];

/** A system drawn in isometric blocks: one platform per named component, joined by dotted flows. */
export function isometric({ width: w, height: h, random, palette, letters, brief, position }: Scene): string {
  const named = [...brief.list(/components?|parts?|nodes?|services?|steps?|blocks?|elements?|stages?|layers?/), ...brief.list(/connections?|flow/)];
  const fromPrompt = brief.prompt.match(/\b(?:database|cache|queue|api|worker|browser|server|client|storage|gateway|model|user|sensor|mobile app|load balancer|cdn|auth)\b/gi) ?? [];
  const names = [...new Set((named.length > 0 ? named : fromPrompt).map((each) => capital(each.split(/[:(→-]/)[0]!.trim()).slice(0, 20)).filter(Boolean))];
  const labels = (names.length > 1 ? names : ['Input', 'Queue', 'Worker', 'Store', 'View']).slice(0, 7);
  const m = Math.min(w, h);
  const dark = brief.mentions('dark', 'night');
  let out = rect(0, 0, w, h, dark ? palette.ramp(0.06) : palette.ramp(0.95));
  const grid = m / 14;
  for (let i = -40; i < 60; i++) { const at = i * grid; out += `<path d="M${n(at)} 0L${n(at + h / 0.577)} ${n(h)}M${n(at)} 0L${n(at - h / 0.577)} ${n(h)}" stroke="${dark ? palette.ramp(0.2) : palette.ramp(0.84)}" stroke-width="1.4"/>`; }
  const ring = labels.length > 2 ? labels.length - 1 : labels.length;
  const spots: Point[] = labels.map((_, i) => {
    if (labels.length > 2 && i === 0) return [w / 2, h * 0.45] as const;
    const angle = ((i - (labels.length > 2 ? 1 : 0)) / ring) * Math.PI * 2 - Math.PI / 2 + (position * Math.PI) / 7 + (ring === 4 ? Math.PI / 4 : 0);
    return [w / 2 + Math.cos(angle) * w * 0.34, h * 0.45 + Math.sin(angle) * h * 0.31] as const;
  });
  const center = spots[0]!;
  spots.slice(1).forEach(([x, y], i) => {
    const midX = x + (center[0] - x) * 0.5;
    out += `<path d="M${n(x)} ${n(y + m * 0.05)}L${n(midX)} ${n((y + center[1]) / 2 + m * 0.05 + (i % 2 ? m * 0.05 : -m * 0.03))}L${n(center[0])} ${n(center[1] + m * 0.05)}" fill="none" stroke="${i % 2 ? palette.accent2 : palette.ramp(dark ? 0.7 : 0.36)}" stroke-width="${n(m * 0.007)}" stroke-dasharray="1 ${n(m * 0.02)}" stroke-linecap="round"/>`;
  });
  const order = spots.map((spot, i) => ({ spot, i })).sort((a, b) => a.spot[1] - b.spot[1]);
  for (const { spot: [x, y], i } of order) {
    const half = m * (i === 0 ? 0.145 : 0.115);
    const [top, left, right] = tones(palette, i + position);
    out += polygon([[x, y + half * 0.24 + half * 0.62], [x + half * 1.35, y + half * 0.86 + half * 0.42], [x, y + half * 1.7], [x - half * 1.35, y + half * 0.86 + half * 0.42]], palette.ramp(0), 'opacity="0.14"');
    const kind = random.int(0, 2);
    if (kind === 0) for (let k = 2; k >= 0; k--) out += isoBlock(x, y + k * half * 0.42 - half * 0.2, half, half * 0.34, top, left, right);
    else if (kind === 1) out += isoBlock(x, y, half, half * 0.5, top, left, right) + isoBlock(x, y - half * 0.56, half * 0.55, half * 0.56, palette.ramp(0.94), top, left);
    else out += isoBlock(x, y - half * 0.1, half * 0.9, half * 0.95, top, left, right) + polygon([[x - half * 0.62, y + half * 0.34], [x - half * 0.16, y + half * 0.6], [x - half * 0.16, y + half * 0.78], [x - half * 0.62, y + half * 0.52]], palette.paper, 'opacity="0.8"');
    const size = m * 0.03;
    const text = letters.wrap(labels[i]!, 'textBold', size, m * 0.28, 1)[0] ?? '';
    const tw = letters.width(text, 'textBold', size);
    out += rect(x - tw / 2 - size * 0.7, y + half * 1.5, tw + size * 1.4, size * 1.9, dark ? palette.ramp(0.9) : palette.ink, size * 0.95) + letters.line(text, 'textBold', { x, y: y + half * 1.5 + size * 1.29, size, fill: dark ? palette.ink : palette.paper, anchor: 'middle' });
  }
  return out;
}
