import { birds, moths, ridge, ridgePath } from '../motifs/landscape.ts';
import { gardenStairs } from '../motifs/garden-stairs.ts';
import { person } from '../motifs/person.ts';
import { circle, ellipse, group, linear, n, path, polygon, radial, rect, type Sweep } from '../svg.ts';
import { four, type Scene } from './scene.ts';

const whale = (fill: string, belly: string, eye: string): string => path('M-320 -10Q-300 -120 -120 -128Q90 -140 210 -60Q270 -20 330 -70Q340 -130 380 -150Q384 -100 410 -84Q450 -96 470 -76Q420 -30 372 -28Q320 40 190 66Q-60 110 -240 66Q-320 44 -320 -10Z', fill) + path('M-316 6Q-240 20 -110 22Q60 24 176 52Q-60 110 -240 66Q-308 46 -316 6Z', belly) + Array.from({ length: 6 }, (_, i) => path(`M${-276 + i * 8} ${20 + i * 8}Q-160 ${34 + i * 8} ${-10 + i * 20} ${36 + i * 7}`, 'none', `stroke="${fill}" stroke-width="2.5" opacity="0.6"`)).join('') + path('M-70 50Q-60 130 20 150Q30 90 -6 46Z', fill) + circle(-214, -22, 7, eye);
const flower = (r: number, petal: string, heart: string): string => Array.from({ length: 6 }, (_, i) => group(ellipse(0, -r, r * 0.52, r * 0.9, petal), `rotate(${i * 60})`)).join('') + circle(0, 0, r * 0.5, heart);

/** Draws the strange thing of a surreal picture: a large silhouette at (0, 0), about 600 wide. */
function apparition(scene: Scene): { inner: string; round: boolean } {
  const { brief, palette, random } = scene;
  const ring = (i: number, r: number): [number, number] => [Math.cos((i / 15) * Math.PI * 2) * r, Math.sin((i / 15) * Math.PI * 2) * r * 1.3];
  const bed = (i: number): [number, number] => four(scene)<[number, number]>([-280 + (i % 5) * 140, -170 + Math.floor(i / 5) * 210], ring(i, 300), [i % 2 ? 270 : -300, -380 + i * 62], [-330 + i * 46, 420 - i * 48]);
  const shape = palette.accent2;
  const tint = palette.ramp(0.9);
  const subject = (brief.keyed('subject') ?? brief.said).toLowerCase();
  if (/whale|fish|shark|dolphin/.test(subject)) return { inner: whale(shape, palette.ramp(0.7), tint), round: false };
  if (/garden|bloom|flower|blossom|meadow|rose/.test(subject)) return { inner: Array.from({ length: 15 }, (_, i) => group(path('M0 0Q14 70 -6 190', 'none', `stroke="${shape}" stroke-width="9"`) + flower(34, i % 4 === 0 ? palette.accent : shape, tint), `translate(${bed(i).map((at) => (at + random.range(-24, 24)).toFixed(1)).join(' ')}) scale(${random.range(0.7, 1.3).toFixed(2)})`)).join(''), round: false };
  if (/\bmoths?\b|butterfl/.test(subject)) return { inner: moths(random, 0, 0, 260, 7, shape, palette.ramp(0.5)), round: false };
  if (/door|gate|window/.test(subject)) return { inner: rect(-130, -260, 260, 470, shape, 8) + polygon([[-100, -230], [40, -200], [40, 210], [-100, 210]], tint) + circle(20, 10, 11, palette.accent), round: false };
  if (/stair|ladder/.test(subject)) return { inner: Array.from({ length: 9 }, (_, i) => rect(-270 + i * 60, 180 - i * 46, 74, 20 + i * 46, i % 2 ? shape : palette.ramp(0.66))).join(''), round: false };
  if (/tree|forest|oak/.test(subject)) return { inner: path('M-22 220Q-6 40 -20 -60H24Q6 60 26 220Z', palette.ramp(0.2)) + circle(0, -130, 170, shape) + circle(-130, -50, 110, shape) + circle(130, -60, 116, shape), round: false };
  if (/cloud|fog|storm/.test(subject)) return { inner: circle(-150, 20, 110, shape) + circle(0, -50, 160, shape) + circle(160, 10, 120, shape) + rect(-260, 30, 530, 100, shape, 50), round: false };
  return { inner: circle(0, 0, 210, shape) + (/sun|planet|balloon|orb/.test(subject) ? '' : circle(-70, -40, 36, palette.ramp(0.62), 'opacity="0.4"') + circle(66, 56, 26, palette.ramp(0.62), 'opacity="0.4"') + circle(52, -92, 18, palette.ramp(0.62), 'opacity="0.4"')), round: true };
}

/** Draws the ordinary place of a surreal picture at the horizon, in shades of the background colour. */
function ordinary(scene: Scene, horizon: number, light: boolean): string {
  const { width: w, height: h, brief, palette, random } = scene;
  const tone = (t: number): string => palette.ramp(light ? 0.9 - t * 0.62 : 0.06 + t * 0.5);
  const said = (brief.keyed('setting') ?? brief.said).toLowerCase();
  let out = '';
  if (/pool|bath/.test(said)) {
    for (let i = 1; i < 8; i++) out += rect(w * i / 8 - 7, horizon - h * 0.34, 14, h * 0.34, tone(0.34), 0, 'opacity="0.55"') + rect(w * i / 8 - w / 16 - w * 0.036, horizon - h * 0.3, w * 0.072, h * 0.15, tone(0.46), 4, 'opacity="0.5"');
    out += rect(0, horizon, w, h * 0.03, tone(0.8)) + polygon([[w * 0.1, horizon + h * 0.05], [w * 0.9, horizon + h * 0.05], [w * 1.25, h], [-w * 0.25, h]], tone(0.34));
    for (let i = 0; i < 11; i++) out += `<line x1="${n(w * (0.1 + i * 0.08))}" y1="${n(horizon + h * 0.05)}" x2="${n(w * (-0.25 + i * 0.15))}" y2="${n(h)}" stroke="${tone(0.6)}" stroke-width="2" opacity="0.5"/>`;
    for (let i = 0; i < 7; i++) { const y = horizon + h * 0.05 + (h - horizon) * (i / 7) ** 1.5; out += rect(0, y, w, 2, tone(0.6), 0, 'opacity="0.4"'); }
    return out + path(`M${w * 0.78} ${horizon + h * 0.12}V${horizon - h * 0.02}q0 -18 18 -18h16q18 0 18 18v${h * 0.1}`, 'none', `stroke="${palette.ramp(0.84)}" stroke-width="6"`);
  }
  if (/stair|corridor|office|hall/.test(said)) {
    const [vx, vy] = four(scene)([0.72, 0.5] as const, [0.2, 0.3] as const, [0.2, 0.68] as const, [0.62, 0.2] as const);
    for (let i = 0; i < 10; i++) { const s = 1 - i * 0.085; out += rect(w * vx * (1 - s), h * vy * (1 - s), w * s, h * s, tone(four(scene)(0.12 + i * 0.075, 0.8 - i * 0.075, 0.2 + i * 0.065, 0.7 - i * 0.06))); }
    return out;
  }
  out += path(ridgePath(ridge(random.fork('far'), w, horizon - h * 0.01, h * 0.025), h), tone(0.44)) + rect(0, horizon, w, h - horizon, tone(0.3));
  if (/road|bus|street|car|village|rural/.test(said)) out += polygon([[w * 0.47, horizon], [w * 0.53, horizon], [w * 0.86, h], [w * 0.14, h]], tone(0.5)) + [0, 1, 2, 3].map((i) => { const y = horizon + (h - horizon) * (0.1 + i * 0.22); return rect(w / 2 - 3 - i * 1.5, y, 6 + i * 3, h * (0.012 + i * 0.012), palette.ramp(light ? 0.98 : 0.8)); }).join('');
  if (/bus|shelter|stop|station/.test(said)) out += group(rect(-92, -150, 184, 12, tone(0.9), 3) + rect(-84, -140, 8, 140, tone(0.9)) + rect(76, -140, 8, 140, tone(0.9)) + rect(-76, -138, 152, 96, tone(0.14), 0, 'opacity="0.55"') + rect(-60, -44, 120, 9, tone(0.9), 3) + rect(-50, -38, 7, 38, tone(0.9)) + rect(43, -38, 7, 38, tone(0.9)) + rect(112, -170, 7, 170, tone(0.9)) + rect(98, -180, 36, 44, palette.accent, 4), `translate(${w * 0.74} ${horizon + h * 0.05}) scale(${(w / 760).toFixed(3)})`);
  if (/kitchen|room|bed|living/.test(said)) out += rect(w * 0.1, horizon - h * 0.26, w * 0.26, h * 0.2, tone(0.5), 4) + rect(w * 0.62, horizon - h * 0.09, w * 0.3, h * 0.012, tone(0.85)) + rect(w * 0.65, horizon - h * 0.08, 8, h * 0.1, tone(0.85)) + rect(w * 0.88, horizon - h * 0.08, 8, h * 0.1, tone(0.85));
  return out;
}

/** Draws the shadows of a low light: bands, half of the sky, or a wall of cloud far away. */
function shadows(scene: Scene, horizon: number, light: boolean): string {
  const { width: w, height: h, palette } = scene;
  const dim = `opacity="${light ? 0.5 : 0.42}"`;
  const tone = palette.ramp(light ? 0.66 : 0.62);
  return four(scene)(
    '',
    polygon([[0, 0], [w * 0.62, 0], [w * 0.18, horizon], [0, horizon]], tone, dim),
    polygon([[w, h * 0.16], [w, horizon], [0, horizon], [0, h * 0.58]], tone, dim),
    circle(w * 0.5, horizon, w * 0.62, tone, dim) + circle(w * 0.5, horizon, w * 0.4, tone, dim),
  );
}

/** Draws an ordinary place with one thing that should not be there, in three colours and their tints, without letters. */
export function dreamPoster(scene: Scene): string {
  const { width: w, height: h, random, palette, brief } = scene;
  const of = four(scene);
  const m = Math.min(w, h);
  const ground = brief.colours.get('color_ground');
  const light = ground ? Number.parseInt(ground.slice(3, 5), 16) > 128 : brief.mentions('noon', 'day', 'morning', 'bright');
  const composition = (brief.choice(/composition/) ?? '').toLowerCase();
  const above = /above/.test(composition);
  const horizon = h * (/mirror/.test(composition) ? 0.5 : above ? 0.42 : of(0.72, 0.84, 0.64, 0.76));
  const night = brief.mentions('night', 'midnight', 'evening');
  const sky = light ? [[0, palette.ramp(0.8)], [1, palette.ramp(0.97)]] as const : [[0, palette.ramp(0.05)], [1, palette.ramp(night ? 0.32 : 0.46)]] as const;
  const { inner, round } = apparition(scene);
  const inWater = brief.mentions('pool', 'water', 'sea\\b', 'lake');
  const scale = (m / 900) * (round ? 1.15 : 1.02) * (above ? 1 : round ? of(1, 0.72, 1.22, 0.92) : of(0.84, 0.7, 1.22, 0.78)) * (1 + (Number(brief.choice(/strangeness/) ?? 5) - 5) * 0.03);
  const [x, y] = [w * (above ? 0.5 : round ? of(0.5, 0.3, 0.68, 0.44) : of(0.45, 0.43, 0.68, 0.57)), round && inWater ? horizon + h * of(0.02, -0.03, 0.06, -0.1) : h * (above ? 0.5 : of(0.36, 0.52, 0.26, 0.42))];
  const face = of(1, -1, 1, -1);
  let out = `<defs>${linear('dusk', sky, ...of<Sweep>(light ? [[1, 0], [0.5, 1]] : [[0, 0], [0.15, 1]], [[1, 0], [0, 0.8]], [[0, 0], [1, 0.7]], [[0, 1], [0.3, 0]]))}${radial('halo', [[0, palette.accent2, 0.5], [1, palette.accent2, 0]])}</defs>${rect(0, 0, w, h, 'url(#dusk)')}`;
  if (night) for (let i = 0; i < 60; i++) out += circle(random.range(0, w), random.range(0, horizon * 0.8), random.range(0.8, 2.2), palette.paper, 'opacity="0.7"');
  if (!above) out += shadows(scene, horizon, light);
  const onStairs = /stair|steps/.test((brief.keyed('setting') ?? '').toLowerCase()) && /garden|bloom|flower|blossom/.test((brief.keyed('subject') ?? '').toLowerCase());
  if (onStairs) return out + gardenStairs(w, h, random, palette, (t) => palette.ramp(light ? of(0.94, 0.94, 0.8, 0.68) - t * of(0.7, 0.7, 0.56, 0.62) : 0.08 + t * 0.6), above ? null : of(0, 1, 0, -1), above ? of(0.5, 0.24, 0.8, 0.38) : of(0.5, 0.5, 0.8, 0.5));
  out += group(ordinary(scene, horizon, light), face < 0 ? `translate(${n(w)} 0) scale(-1 1)` : '');
  if (round) out += circle(x, y, 360 * scale, 'url(#halo)');
  if (!round && !/above/.test(composition)) out += ellipse(x, horizon + h * 0.1, w * 0.42, h * 0.035, palette.ramp(0), 'opacity="0.28"');
  out += group(inner, `translate(${n(x)} ${n(y)}) scale(${(scale * face).toFixed(3)} ${scale.toFixed(3)})`);
  if (round && inWater) { out += rect(0, y + 90 * scale, w, h - y, palette.ramp(light ? 0.7 : 0.22), 0, 'opacity="0.62"'); for (let i = 0; i < 9; i++) { const half = 230 * scale * (1 - i * 0.08) * random.range(0.5, 1); out += rect(x - half, y + (110 + i * 40) * scale, half * 2, 5 + i, palette.accent2, 4, `opacity="${(0.75 - i * 0.07).toFixed(2)}"`); } }
  if (brief.mentions('bird', 'gull', 'swallow')) out += birds(random, w * 0.3, h * 0.2, w * 0.03, 4, palette.ramp(0.1));
  const px = w * of(0.3, 0.74, 0.2, 0.84);
  if (brief.asks(/small figure|one person/i)) out += path(`M${n(px)} ${n(h * 0.93)}l${n(-w * 0.16)} ${n(h * 0.035)}h${n(w * 0.05)}L${n(px + w * 0.02)} ${n(h * 0.93)}Z`, palette.ramp(0), 'opacity="0.4"') + person(px + w * 0.01, h * 0.935, h * of(0.1, 0.075, 0.13, 0.085), palette, palette.accent);
  if (/doorway/.test(composition)) out += path(`M0 0H${n(w)}V${n(h)}H0ZM${n(w * 0.16)} ${n(h)}V${n(h * 0.14)}H${n(w * 0.84)}V${n(h)}Z`, palette.ramp(light ? 0.3 : 0.01), 'fill-rule="evenodd"');
  if (/mirror/.test(composition)) out += `<clipPath id="lower"><rect x="0" y="${n(h / 2)}" width="${n(w)}" height="${n(h / 2)}"/></clipPath><g clip-path="url(#lower)">${rect(0, h / 2, w, h / 2, palette.ramp(light ? 0.86 : 0.12))}${group(group(inner, `translate(${n(x)} ${n(y)}) scale(${(scale * face).toFixed(3)} ${scale.toFixed(3)})`), `translate(0 ${n(h)}) scale(1 -1)`, 'opacity="0.6"')}</g>`;
  return out;
}
