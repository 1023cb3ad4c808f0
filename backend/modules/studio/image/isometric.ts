import { linear, n, polygon, rect, type Point, type Sweep } from '../svg.ts';
import type { Palette } from '../palette.ts';
import { capital } from '../text/grammar.ts';
import { four, type Scene } from './scene.ts';

const COS = Math.cos(Math.PI / 6);

/** Draws an isometric block whose top has its centre at (x, y). */
function isoBlock(x: number, y: number, half: number, depth: number, top: string, left: string, right: string): string {
  const [dx, dy] = [half * COS, half * 0.5];
  return polygon([[x - dx, y], [x, y + dy], [x, y + dy + depth], [x - dx, y + depth]], left) + polygon([[x + dx, y], [x, y + dy], [x, y + dy + depth], [x + dx, y + depth]], right) + polygon([[x, y - dy], [x + dx, y], [x, y + dy], [x - dx, y]], top);
}

const tones = (palette: Palette, i: number): readonly [string, string, string] => [
  [palette.ramp(0.82), palette.ramp(0.55), palette.ramp(0.38)], [palette.accent, palette.ramp(0.5), palette.ramp(0.3)], [palette.ramp(0.66), palette.ramp(0.4), palette.ramp(0.24)], [palette.accent2, palette.ramp(0.42), palette.ramp(0.2)],
][i % 4] as unknown as readonly [string, string, string];

/** The places of a system's parts along a street, with room for every name. The four variants are staggered, climbing, in two lanes, or an arch. */
const street = (scene: Scene, count: number): Point[] => Array.from({ length: count }, (_, i) => {
  const t = count === 1 ? 0.5 : i / (count - 1);
  const half = Math.ceil(count / 2);
  const lane = i < half ? i / Math.max(1, half - 1) : 1 - (i - half) / Math.max(1, count - half - 1);
  const [x, y] = four(scene)([t, i % 2 === 0 ? 0.3 : 0.6], [t, 0.7 - t * 0.5], [0.08 + lane * 0.84, i < half ? 0.24 : 0.64], [t, 0.68 - Math.sin(t * Math.PI) * 0.44]) as [number, number];
  return [scene.width * (0.11 + x * 0.78), scene.height * y] as const;
});

/** The places of a system's parts around the part in the middle, clockwise from the upper left. */
const around = (scene: Scene, count: number, middle: number): Point[] => Array.from({ length: count }, (_, i) => {
  const { width: w, height: h } = scene;
  const [x, turn] = four(scene)([0.5, -0.75], [0.45, -0.55], [0.55, -0.86], [0.5, -0.62]) as [number, number];
  if (i === middle) return [w * x, h * 0.44] as const;
  const angle = ((i > middle ? i - 1 : i) / (count - 1)) * Math.PI * 2 + Math.PI * turn;
  return [w / 2 + Math.cos(angle) * w * 0.36, h * 0.44 + Math.sin(angle) * h * 0.34] as const;
});

/** The position at which the text of a flow names a part, also by one word of its name ("queue" for "Parcel queue"); -1 when it does not. */
function mentionOf(told: string, name: string): number {
  const whole = told.indexOf(name.toLowerCase());
  return whole >= 0 ? whole : told.search(new RegExp(`\\b${name.toLowerCase().split(/\s+/).at(-1)!.replace(/[^\p{L}\p{N}]/gu, '')}\\b`));
}

function glowingPath(spots: readonly Point[], m: number, color: string): string {
  if (spots.length < 2) return '';
  const d = `M${spots.map(([x, y]) => `${n(x)} ${n(y + m * 0.05)}`).join('L')}`;
  const heads = spots.slice(1).map(([x, y], i) => {
    const [px, py] = spots[i]!;
    const [cx, cy, turn] = [px + (x - px) * 0.54, py + (y - py) * 0.54 + m * 0.05, (Math.atan2(y - py, x - px) * 180) / Math.PI];
    return `<path d="M-${n(m * 0.016)} -${n(m * 0.014)}L${n(m * 0.018)} 0L-${n(m * 0.016)} ${n(m * 0.014)}Z" fill="${color}" transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turn)})"/>`;
  }).join('');
  return `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="0.28" stroke-width="${n(m * 0.03)}" stroke-linejoin="round" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${color}" stroke-width="${n(m * 0.011)}" stroke-linejoin="round"/>${heads}`;
}

/** Draws a system as isometric blocks: one platform for each named part, joined in their order. */
export function isometric(scene: Scene): string {
  const { width: w, height: h, random, palette, letters, brief, variant } = scene;
  const of = four(scene);
  const table = brief.rows(/components?|parts?|nodes?|services?|steps?|blocks?|elements?|stages?|layers?/);
  const listed = table.length > 0 ? table.map((row) => Object.values(row)[0] ?? '') : brief.list(/components?|parts?|nodes?|services?|steps?|blocks?|elements?|stages?|layers?/);
  const named = listed.length > 0 ? listed : brief.list(/connections?|flow/).flatMap((text) => text.split(/\s+(?:to|->|→)\s+/));
  const fromPrompt = brief.prompt.match(/\b(?:database|cache|queue|api|worker|browser|server|client|storage|gateway|model|user|sensor|mobile app|load balancer|cdn|auth)\b/gi) ?? [];
  const names = [...new Set((named.length > 0 ? named : fromPrompt).map((each) => capital(each.split(/[:(→]/)[0]!.trim()).slice(0, 24)).filter(Boolean))];
  const labels = (names.length > 1 ? names : ['Input', 'Queue', 'Worker', 'Store', 'View']).slice(0, 12);
  const detail = (i: number, column: RegExp): string => Object.entries(table[i] ?? {}).find(([key]) => column.test(key.toLowerCase()))?.[1]?.toLowerCase() ?? '';
  const m = Math.min(w, h);
  const dark = brief.mentions('dark', 'night') || (!brief.mentions('light', 'white', 'bright') && of(false, true, false, true));
  const ground = dark ? [palette.ramp(0.02), palette.ramp(0.24)] as const : [palette.ramp(0.99), palette.ramp(0.8)] as const;
  const yard = of([0.5, 0.52, 0.62], [0.66, 0.36, 0.46], [0.3, 0.5, 0.44], [0.5, 0.8, 0.5]) as [number, number, number];
  let out = `<defs>${linear('yard', [[0, ground[0]], [1, ground[1]]], ...of<Sweep>([[0, 0], [1, 1]], [[1, 1], [0, 0]], [[1, 0], [0, 0.7]], [[0, 0], [1, 0.6]]))}</defs>${rect(0, 0, w, h, 'url(#yard)')}`
    + polygon([[w * yard[0], h * (yard[1] - yard[2])], [w * (yard[0] + yard[2]), h * yard[1]], [w * yard[0], h * (yard[1] + yard[2])], [w * (yard[0] - yard[2]), h * yard[1]]], dark ? palette.ramp(0.16) : palette.ramp(0.88), 'opacity="0.75"');
  const grid = m / 14;
  for (let i = -40; i < 60; i++) { const at = i * grid; out += `<path d="M${n(at)} 0L${n(at + h / 0.577)} ${n(h)}M${n(at)} 0L${n(at - h / 0.577)} ${n(h)}" stroke="${dark ? palette.ramp(0.2) : palette.ramp(0.84)}" stroke-width="1.4"/>`; }
  const flow = brief.colours.get('flow_color') ?? palette.accent2;
  const hub = /core|middle|hub|square/.test(brief.choice(/layout|arrangement/) ?? '') && labels.length > 3;
  const middle = Math.max(0, labels.findIndex((_, i) => /large/.test(detail(i, /weight|size/))));
  const spots = hub ? around(scene, labels.length, middle) : street(scene, labels.length);
  const k = Math.min(1, 3.2 / Math.sqrt(labels.length * 1.7)) * (hub ? 1 : of(1, 0.8, 1.1, 0.84));
  const ways: (readonly [number, number])[] = hub ? labels.map((_, i) => [i, middle] as const).filter(([a, b]) => a !== b) : labels.slice(1).map((_, i) => [i, i + 1] as const);
  for (const [a, b] of ways) out += `<path d="M${n(spots[a]![0])} ${n(spots[a]![1] + m * 0.05)}L${n(spots[b]![0])} ${n(spots[b]![1] + m * 0.05)}" fill="none" stroke="${dark ? palette.ramp(0.5) : palette.ramp(0.6)}" stroke-width="${n(m * 0.006)}"/>`;
  // The highlighted path visits the parts in the order in which the flow names them, and leaves out the others.
  const told = (brief.value(/main flow|path to light/) ?? '').toLowerCase();
  const steps = told === '' ? labels.map((_, i) => i) : labels.map((name, i) => ({ i, at: mentionOf(told, name) })).filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at).map(({ i }) => i);
  out += glowingPath(steps.map((i) => spots[i]!), m, flow);
  const order = spots.map((spot, i) => ({ spot, i })).sort((a, b) => a.spot[1] - b.spot[1]);
  for (const { spot: [x, y], i } of order) {
    const weight = detail(i, /weight|size/);
    const half = m * k * (/large/.test(weight) ? 0.14 : /small/.test(weight) ? 0.095 : 0.117);
    const [top, left, right] = tones(palette, i + variant);
    out += polygon([[x, y + half * 0.24 + half * 0.62], [x + half * 1.35, y + half * 0.86 + half * 0.42], [x, y + half * 1.7], [x - half * 1.35, y + half * 0.86 + half * 0.42]], palette.ramp(0), 'opacity="0.14"');
    const said = detail(i, /kind|type/);
    const kind = /store|data|queue/.test(said) ? 0 : /device|person|outside/.test(said) ? 1 : said === '' ? random.int(0, 2) : 2;
    if (kind === 0) for (let k = 2; k >= 0; k--) out += isoBlock(x, y + k * half * 0.42 - half * 0.2, half, half * 0.34, top, left, right);
    else if (kind === 1) out += isoBlock(x, y, half, half * 0.5, top, left, right) + isoBlock(x, y - half * 0.56, half * 0.55, half * 0.56, palette.ramp(0.94), top, left);
    else out += isoBlock(x, y - half * 0.1, half * 0.9, half * 0.95, top, left, right) + polygon([[x - half * 0.62, y + half * 0.34], [x - half * 0.16, y + half * 0.6], [x - half * 0.16, y + half * 0.78], [x - half * 0.62, y + half * 0.52]], palette.paper, 'opacity="0.8"');
    const size = m * 0.03;
    const text = letters.wrap(labels[i]!, 'textBold', size, Math.max(m * 0.2, (w / labels.length) * 1.5), 1)[0] ?? '';
    const tw = letters.width(text, 'textBold', size);
    out += rect(x - tw / 2 - size * 0.7, y + half * 1.5, tw + size * 1.4, size * 1.9, dark ? palette.ramp(0.9) : palette.ink, size * 0.95) + letters.line(text, 'textBold', { x, y: y + half * 1.5 + size * 1.29, size, fill: dark ? palette.ink : palette.paper, anchor: 'middle' });
  }
  return out;
}
