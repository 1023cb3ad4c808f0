import type { Brief } from '../brief.ts';
import { cloud } from '../motifs/landscape.ts';
import type { Scene } from '../image/scene.ts';
import { circle, ellipse, group, linear, path, polygon, radial, rect } from '../svg.ts';
import { CLIP_SECONDS, layer, loop, sheet, type Layer, type Placement } from './motion.ts';

/** Kinds of weather with the words that name them. The most telling words stand first. */
const WEATHERS = [
  ['storm', /\b(?:thunder|lightning|storm|tempest|hurricane)/], ['hail', /\bhail/], ['snow', /\b(?:snow|blizzard|flurr)/], ['aurora', /\b(?:aurora|northern lights|polar light)/],
  ['fog', /\b(?:fog|mist|haze|smog|steam)/], ['wind', /\b(?:wind|gale|breeze|blown|gust)/], ['petals', /\b(?:petal|blossom|leaves fall|falling leaves|confetti|paper|feathers?)/],
  ['sparks', /\b(?:ember|sparks|fireflies|firefly|glitter|falling stars?|meteor|shooting star|ash\b)/], ['rain', /\b(?:rain|drizzle|shower\b|downpour|drops?\b|monsoon)/], ['sun', /\b(?:sunshine|sunny|sunbeam|heat ?wave|sunlight|clear sky|bright sun)/],
] as const;
export type Weather = (typeof WEATHERS)[number][0];
export const WEATHER_NAMES: readonly Weather[] = WEATHERS.map(([name]) => name);

/** The weather that a request names: in the form's own field, else in its words; null when it names none. */
export function weatherOf(brief: Brief): Weather | null {
  const field = [brief.keyed('custom_weather'), brief.value(/weather/)].filter(Boolean).join(' ').toLowerCase();
  const named = (text: string): Weather | undefined => WEATHERS.find(([, words]) => words.test(text))?.[0];
  return named(field) ?? named(brief.said) ?? null;
}

/** The weather in a clip: its layers, whose names begin with `weather`, and their placements at `t` seconds. */
export interface Sky {
  layers: Record<string, Layer>;
  at(t: number): Placement[];
}

/** Falling things such as drops and flakes: their number, how often each crosses the frame in a clip, how far they swing, and how far they lean. */
const FALLING: Partial<Readonly<Record<Weather, { count: number; turns: number; sway: number; lean: number }>>> = {
  rain: { count: 100, turns: 4, sway: 0, lean: -0.12 }, storm: { count: 110, turns: 5, sway: 0, lean: -0.3 }, hail: { count: 70, turns: 5, sway: 0, lean: -0.05 }, snow: { count: 110, turns: 1, sway: 0.05, lean: 0 },
  petals: { count: 60, turns: 1, sway: 0.09, lean: 0.1 }, sparks: { count: 70, turns: 1, sway: 0.04, lean: 0 }, wind: { count: 34, turns: 2, sway: 0.03, lean: 1.6 },
};

/** Builds the weather of this kind for a clip. The words may change its direction: upwards, still in the air, or over one spot only. */
export function skyOf(kind: Weather, { width: w, height: h, palette, random, brief }: Scene, floor: number): Sky {
  const m = Math.min(w, h);
  const upwards = brief.mentions('upward', 'out of the puddle', 'falls up') !== (kind === 'sparks');
  const still = brief.mentions('hangs? still', 'frozen in the air', 'motionless');
  const spot = brief.mentions('one square met', 'only over', 'only above', 'one spot');
  const drop: Partial<Readonly<Record<Weather, string>>> = {
    rain: group(rect(-1.6, -m * 0.03, 3.4, m * 0.06, '#ffffff', 1.7, 'opacity="0.85"'), 'rotate(7)'), storm: group(rect(-1.8, -m * 0.045, 3.8, m * 0.09, '#dbe6ff', 1.9), 'rotate(16)'), hail: rect(-m * 0.005, -m * 0.055, m * 0.01, m * 0.055, '#ffffff', m * 0.005, 'opacity="0.4"') + circle(0, 0, m * 0.016, '#ffffff') + circle(-m * 0.004, -m * 0.004, m * 0.007, '#b9d0e2'),
    snow: circle(0, 0, m * 0.012, '#ffffff'), petals: path('M0 -15Q13 0 0 15Q-13 0 0 -15Z', brief.mentions('paper', 'confetti') ? '#f6efe0' : '#f7a8bd'), sparks: circle(0, 0, m * 0.018, '#ffb02e', 'opacity="0.35"') + circle(0, 0, m * 0.008, '#fff0c0'),
    wind: path('M0 -13Q11 0 0 13Q-11 0 0 -13Z', '#d99a2b'),
  };
  const veil: Partial<Readonly<Record<Weather, string>>> = {
    storm: rect(0, 0, w, h, '#10182c', 0, 'opacity="0.5"'), fog: `<defs>${linear('veil', [[0, '#eef2f5', 0.75], [1, '#eef2f5', 0.5]])}</defs>${rect(0, 0, w, h, 'url(#veil)')}`, snow: rect(0, 0, w, h, '#dfe9f5', 0, 'opacity="0.2"') + path(`M0 ${floor}Q${w * 0.3} ${floor - m * 0.05} ${w * 0.6} ${floor}T${w} ${floor - m * 0.01}V${h}H0Z`, '#f4f8fc', 'opacity="0.85"'),
    aurora: rect(0, 0, w, h, '#0a1030', 0, 'opacity="0.48"'), rain: rect(0, 0, w, h, '#32445e', 0, 'opacity="0.28"'), hail: rect(0, 0, w, h, '#56657c', 0, 'opacity="0.34"') + Array.from({ length: 64 }, (_, i) => circle(w * ((i * 0.618) % 1), floor + m * 0.14 * ((i * 0.377) % 1), m * (0.008 + (i % 3) * 0.002), '#ffffff', 'opacity="0.85"')).join(''), sun: `<defs>${radial('veil', [[0, '#fff3c4', 0.85], [1, '#ffd27a', 0.12]], [0.2, 0.05], 0.9)}</defs>${rect(0, 0, w, h, 'url(#veil)')}`,
    petals: rect(0, 0, w, h, '#ffe3ea', 0, 'opacity="0.22"'), sparks: rect(0, 0, w, h, '#1c1020', 0, 'opacity="0.42"'), wind: rect(0, 0, w, h, '#c9b27e', 0, 'opacity="0.26"'),
  };
  const layers: Record<string, Layer> = { weatherVeil: sheet(veil[kind]!, w, h) };
  if (drop[kind]) layers['weatherDrop'] = layer(drop[kind], m * 0.05, m * 0.06, m * 0.05, m * 0.06);
  if (kind === 'fog') layers['weatherBank'] = layer(`<defs>${radial('bank', [[0, '#ffffff', 0.8], [1, '#ffffff', 0]])}</defs>${ellipse(0, 0, w * 0.44, h * 0.16, 'url(#bank)')}`, w * 0.45, h * 0.17, w * 0.45, h * 0.17);
  if (kind === 'aurora') layers['weatherBand'] = layer(`<defs>${linear('band', [[0, '#7df0c0', 0], [0.7, '#5be8a8', 0.7], [1, '#8a6bf0', 0]])}</defs>${path(`M${-w * 0.2} ${-h * 0.2}Q0 ${-h * 0.32} ${w * 0.2} ${-h * 0.2}V${h * 0.2}Q0 ${h * 0.1} ${-w * 0.2} ${h * 0.2}Z`, 'url(#band)')}`, w * 0.21, h * 0.34, w * 0.21, h * 0.22);
  if (kind === 'sun') layers['weatherRay'] = layer(`<defs>${linear('ray', [[0, '#fffbe6', 0.6], [1, '#fffbe6', 0]])}</defs>${polygon([[-m * 0.03, 0], [m * 0.03, 0], [m * 0.16, h * 1.1], [-m * 0.16, h * 1.1]], 'url(#ray)')}`, m * 0.17, 4, m * 0.17, h * 1.1);
  if (['rain', 'storm', 'snow', 'hail'].includes(kind)) layers['weatherCloud'] = layer(cloud(-m * 0.3, m * 0.06, m * 0.6, kind === 'storm' ? palette.ramp(0.3) : '#eef3fb', 0.94), m * 0.34, m * 0.3, m * 0.34, m * 0.12);
  if (kind === 'storm') { layers['weatherBolt'] = layer(polygon([[-8, -60], [26, -60], [6, -12], [34, -12], [-22, 64], [-4, 8], [-30, 8]], '#ffe27a'), 34, 64, 38, 68); layers['weatherFlash'] = sheet(rect(0, 0, 40, 40, '#ffffff'), 40, 40); }
  const spec = FALLING[kind];
  const drops = Array.from({ length: spec?.count ?? 0 }, () => ({ x: spot ? 0.5 + random.range(-0.12, 0.12) : random.range(-0.1, 1.1), start: random.next(), sway: random.range(0, 7), size: random.range(0.5, 1.3) }));
  const at = (t: number): Placement[] => {
    const out: Placement[] = [{ layer: 'weatherVeil', x: 0, y: 0 }];
    if (kind === 'fog') for (let i = 0; i < 6; i++) out.push({ layer: 'weatherBank', x: w * (((i * 0.31 + t * 0.03 * (1 + (i % 3))) % 1.6) - 0.3), y: h * (0.34 + i * 0.1), alpha: 0.8 });
    if (kind === 'aurora') for (let i = 0; i < 5; i++) out.push({ layer: 'weatherBand', x: w * (0.1 + i * 0.2) + Math.sin(loop(t) + i) * w * 0.04, y: h * 0.26 + Math.cos(loop(t) + i * 2) * h * 0.04, rotate: Math.sin(loop(t) + i) * 0.12, alpha: 0.6 + 0.35 * Math.sin(loop(t, 2) + i * 1.7) });
    if (kind === 'sun') for (let i = 0; i < 6; i++) out.push({ layer: 'weatherRay', x: w * 0.16, y: -10, rotate: -0.1 - i * 0.22 + Math.sin(loop(t) + i) * 0.03, alpha: 0.55 + 0.3 * Math.sin(loop(t) + i * 1.3) });
    if (spec) for (const { x, start, sway, size } of drops) {
      const p = (start + (still ? 0 : (t / CLIP_SECONDS) * spec.turns)) % 1;
      const down = upwards ? 1 - p : p;
      const across = kind === 'wind' ? { x: w * ((p * 1.3 - 0.15)), y: h * (0.15 + (sway / 7) * 0.75) + Math.sin(loop(t, 3) + sway) * m * 0.03 } : { x: w * x + down * m * spec.lean + Math.sin(loop(t) + sway) * m * spec.sway * (still ? 0 : 1), y: -m * 0.05 + down * (floor + m * 0.12) };
      out.push({ layer: 'weatherDrop', ...across, scale: kind === 'rain' || kind === 'storm' ? 1 : size, rotate: kind === 'petals' || kind === 'wind' ? loop(t, 2) + sway : 0, alpha: Math.min(1, p * 9, (1 - p) * 7) });
    }
    if (layers['weatherCloud']) for (const i of spot ? [1] : [0, 1, 2]) out.push({ layer: 'weatherCloud', x: w * (0.2 + i * 0.3) + Math.sin(loop(t) + i) * m * 0.03, y: m * (0.1 + (i % 2) * 0.05) });
    const struck = kind === 'storm' ? [0.8, 1.5, 2.9].find((moment) => t >= moment && t < moment + 0.4) : undefined;
    if (struck !== undefined) out.push({ layer: 'weatherBolt', x: w * (0.3 + struck * 0.14), y: h * 0.32, scale: m / 330, alpha: 1 - (t - struck) / 0.4 }, { layer: 'weatherFlash', x: -w / 2, y: -h / 2, scaleX: w / 16, scaleY: h / 16, alpha: Math.max(0, 0.4 - (t - struck) * 1.1) });
    return out;
  };
  return { layers, at };
}
