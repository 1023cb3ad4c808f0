import type { Brief } from './brief.ts';
import { hexOf, mixHue, oklchOf, type Oklch } from './color.ts';

/** The colours of one picture: tones from dark (0) to light (1), and two accent colours that stand out from them. */
export interface Palette {
  name: string;
  ramp(t: number): string;
  accent: string;
  accent2: string;
  paper: string;
  ink: string;
}

interface Recipe {
  hues: readonly [shadow: number, middle: number, light: number];
  chroma: number;
  accent: number;
  /** Names of palettes with a similar mood, for the other pictures of the same run. */
  kin?: readonly [string, string, string];
}

const RECIPES: Readonly<Record<string, Recipe>> = {
  dusk: { hues: [285, 325, 65], chroma: 0.17, accent: 85, kin: ['plum', 'rose', 'midnight'] },
  lagoon: { hues: [195, 165, 105], chroma: 0.13, accent: 40, kin: ['forest', 'ocean', 'citrus'] },
  ember: { hues: [18, 38, 85], chroma: 0.18, accent: 88, kin: ['sand', 'citrus', 'dusk'] },
  ocean: { hues: [255, 232, 195], chroma: 0.13, accent: 65, kin: ['lagoon', 'ice', 'midnight'] },
  aurora: { hues: [285, 190, 140], chroma: 0.15, accent: 330, kin: ['neon', 'midnight', 'lagoon'] },
  candy: { hues: [320, 355, 75], chroma: 0.17, accent: 200, kin: ['rose', 'citrus', 'neon'] },
  forest: { hues: [175, 150, 108], chroma: 0.12, accent: 55, kin: ['lagoon', 'sand', 'citrus'] },
  midnight: { hues: [272, 262, 225], chroma: 0.12, accent: 88, kin: ['ocean', 'aurora', 'plum'] },
  rose: { hues: [345, 12, 55], chroma: 0.14, accent: 165, kin: ['candy', 'dusk', 'sand'] },
  sand: { hues: [35, 60, 88], chroma: 0.085, accent: 25, kin: ['ember', 'rose', 'citrus'] },
  neon: { hues: [290, 320, 205], chroma: 0.22, accent: 130, kin: ['aurora', 'candy', 'plum'] },
  citrus: { hues: [32, 68, 100], chroma: 0.17, accent: 160, kin: ['sand', 'lagoon', 'candy'] },
  plum: { hues: [310, 340, 30], chroma: 0.14, accent: 95, kin: ['dusk', 'rose', 'midnight'] },
  ice: { hues: [262, 240, 215], chroma: 0.06, accent: 20, kin: ['ocean', 'midnight', 'sand'] },
};

const MOODS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:autumn|fall|fire|flame|lava|volcan|desert sunset|spice|halloween|october)/, 'ember'],
  [/\b(?:sunset|dusk|dream|twilight|magic|romantic|violet hour)/, 'dusk'],
  [/\b(?:ocean|sea|wave|water|beach|harbou?r|lake|rain|river|summer sky)/, 'ocean'],
  [/\b(?:lagoon|tropic|reef|jungle|emerald|mint|island)/, 'lagoon'],
  [/\b(?:aurora|northern|polar|electric|alien)/, 'aurora'],
  [/\b(?:forest|wood|garden|leaf|plant|moss|spring|meadow|nature)/, 'forest'],
  [/\b(?:night|midnight|moon|star|space|galaxy|planet|cosmic|noir)/, 'midnight'],
  [/\b(?:candy|playful|sweet|birthday|party|kids|bubblegum|ice cream)/, 'candy'],
  [/\b(?:neon|cyber|synth|techno|arcade|glitch)/, 'neon'],
  [/\b(?:winter|snow|ice|frost|calm|minimal|clean|glacier)/, 'ice'],
  [/\b(?:sand|desert|dune|earth|clay|coffee|linen|natural|warm|cosy|cozy|bread|bakery|kitchen|dough)/, 'sand'],
  [/\b(?:rose|blossom|spring pastel|wedding|love|valentine|cherry)/, 'rose'],
  [/\b(?:citrus|lemon|lime|fresh|juice|summer|energetic)/, 'citrus'],
  [/\b(?:plum|wine|berry|velvet|luxury|elegant)/, 'plum'],
];

const NAMED: Readonly<Record<string, string>> = {
  red: '#e0393e', crimson: '#b3123a', scarlet: '#e2341d', coral: '#ff7a66', orange: '#f58220', amber: '#ffb02e', gold: '#e3b341', yellow: '#ffd93b', mustard: '#d9a521',
  lime: '#a8d629', green: '#2f9e57', emerald: '#0f9d6b', mint: '#7fdcb6', sage: '#9bb48b', olive: '#7d8531', teal: '#0f8f8c', turquoise: '#2bc4b6', cyan: '#28c0e0',
  blue: '#2f6fe0', navy: '#1c2f6b', indigo: '#4338ca', 'sky blue': '#6db9f0', violet: '#8250df', purple: '#8a3fc4', lavender: '#b9a3e8', lilac: '#c8a8e0', magenta: '#d6319b', pink: '#f47fb0',
  peach: '#ffb48f', brown: '#7a4a2b', terracotta: '#c4603c', beige: '#dcc8a4', cream: '#f6e9cf', burgundy: '#7a1832', copper: '#b8703d',
  sand: '#dcc39a', ink: '#1f2430', chalk: '#f1eee6', 'sea glass': '#9fc9bd', 'smoke blue': '#7f97ab', 'wool grey': '#a9a59d', straw: '#e2c877', plum: '#6d2f57', pine: '#24483a', berry: '#a8254b', candlelight: '#ffc45e', birch: '#e6dcc8',
  'pale sky': '#bcd8ea', citrus: '#f4b52c', 'deep shade': '#2b4a4a', clay: '#b5694a', 'cool greys': '#9aa7b4', black: '#15171c', white: '#f7f6f2', grey: '#8b9096', gray: '#8b9096', moss: '#6c7d3f', lemon: '#f6df5a', soot: '#2a2624', 'orchard green': '#5d8a3f', sherbet: '#f7a8bd', slate: '#4a5560',
};

function build(name: string, { hues, chroma, accent }: Recipe): Palette {
  const at = (t: number): Oklch => ({
    l: 0.17 + 0.76 * t,
    c: chroma * (0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8))),
    h: t < 0.5 ? mixHue(hues[0], hues[1], t * 2) : mixHue(hues[1], hues[2], t * 2 - 1),
  });
  return {
    name,
    ramp: (t) => hexOf(at(Math.min(1, Math.max(0, t)))),
    accent: hexOf({ l: 0.8, c: 0.16, h: accent }),
    accent2: hexOf({ l: 0.66, c: 0.19, h: (accent + 320) % 360 }),
    paper: hexOf({ l: 0.965, c: 0.018, h: hues[2] }),
    ink: hexOf({ l: 0.2, c: Math.min(0.05, chroma), h: hues[0] }),
  };
}

/** Makes a palette from one to three given colours. The darkest is used first, and with three one of them is the accent. */
export function paletteOf(hexes: readonly string[]): Palette {
  const colours = hexes.slice(0, 4).map(oklchOf);
  const vivid = colours.filter(({ c }) => c > 0.025);
  const base = (vivid.length > 0 ? vivid : colours).sort((a, b) => a.l - b.l);
  const [first, second, third] = [base[0]!, base[1] ?? base[0]!, base[2]];
  const last = base.length > 1 ? base.at(-1)! : null;
  const chroma = Math.max(0.02, Math.min(0.2, base.reduce((sum, { c }) => sum + c, 0) / base.length));
  const warm = first.h > 55 && first.h < 118;
  const built = build('yours', {
    hues: [base.length > 1 ? first.h : (first.h + (warm ? 318 : 345)) % 360, third ? second.h : warm ? first.h - 16 : first.h, last ? last.h : (first.h + 40) % 360],
    chroma, accent: last ? last.h : (first.h + 150) % 360,
  });
  return hexes.length > 1 ? { ...built, accent: hexes.at(-1)!, accent2: hexes[Math.min(1, hexes.length - 1)]! } : built;
}

export const presetPalette = (name: string): Palette => build(name, RECIPES[name] ?? RECIPES.dusk!);
const PALETTE_NAMES: readonly string[] = Object.keys(RECIPES);

/** The colour that is easiest to read on the background `ground`: the one whose OKLCH lightness differs most. */
export function readable(ground: string, ...inks: readonly string[]): string {
  const { l } = oklchOf(ground);
  return inks.reduce((best, ink) => (Math.abs(oklchOf(ink).l - l) > Math.abs(oklchOf(best).l - l) ? ink : best));
}

/** The colours that a text names: first hex codes, then colour words in their order. */
export function coloursIn(text: string): string[] {
  const hexes = text.match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi) ?? [];
  if (hexes.length > 0) return [...new Set(hexes.map((hex) => hex.toLowerCase()))];
  let lower = text.toLowerCase();
  const found: { hex: string; at: number }[] = [];
  // Longer colour words are found first and taken out of the text, so that "smoke blue" does not also count as blue.
  for (const [name, hex] of Object.entries(NAMED).sort(([a], [b]) => b.length - a.length)) {
    const at = lower.search(new RegExp(`\\b${name}\\b`));
    if (at < 0) continue;
    found.push({ hex, at });
    lower = lower.slice(0, at) + '_'.repeat(name.length) + lower.slice(at + name.length);
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ hex }) => hex))].slice(0, 4);
}

/** Makes a palette of exactly three typed colours: background and shape give the tones from dark to light, and `spark` is the accent. */
function tritone(ground: string, shape: string, spark: string): Palette {
  const [dark, light] = [oklchOf(ground), oklchOf(shape)].sort((a, b) => a.l - b.l) as [Oklch, Oklch];
  const lab = ({ c, h }: Oklch): readonly [number, number] => [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [a, b] = [lab(dark), lab(light)];
  const [deep, high] = [Math.min(dark.l, 0.3), Math.max(light.l, 0.78)];
  const at = (t: number): string => {
    const k = Math.min(1, Math.max(0, (t - 0.22) / 0.6));
    const l = t < 0.22 ? deep * (0.55 + 0.45 * (t / 0.22)) : t > 0.82 ? high + (0.97 - high) * ((t - 0.82) / 0.18) : deep + (high - deep) * k;
    const [x, y] = [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
    return hexOf({ l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 });
  };
  return { name: 'yours', ramp: (t) => at(Math.min(1, Math.max(0, t))), accent: spark, accent2: shape, paper: at(0.97), ink: at(0.04) };
}

/** The palette of a request: from its colour fields, from a palette, colour or mood that its words name, else by chance, which differs by variant. */
export function choosePalette(brief: Brief, variant: number): Palette {
  const field = [brief.choice(/palette/), brief.value(/colou?rs?\b/)].filter((text) => text !== null).join(' ').toLowerCase();
  // The colour of a character or of a highlight belongs to that thing alone, so the picture's palette does not use it.
  const hexes = [...new Set([...brief.colours].filter(([key]) => !/character|highlight|flow/.test(key)).map(([, hex]) => hex))];
  const preset = PALETTE_NAMES.find((name) => field === name || field.startsWith(`${name} `));
  if (preset && hexes.length === 0) return presetPalette(preset);
  const named = coloursIn(field);
  if (named.length > 1 && hexes.length > 0) {
    const sorted = [...named].sort((a, b) => oklchOf(a).l - oklchOf(b).l);
    return { ...tritone(sorted[0]!, sorted.at(-1)!, hexes[0]!), accent2: sorted.length > 2 ? sorted[1]! : hexes[0]! };
  }
  if (hexes.length > 2) return tritone(hexes[0]!, hexes[1]!, hexes[2]!);
  const colours = named.length > 0 ? named : hexes.length > 0 ? hexes : brief.category === 'illustrations' && brief.typed !== '' ? [] : coloursIn(brief.said);
  if (colours.length > 0) return paletteOf(colours);
  const moods = MOODS.filter(([words]) => words.test(field || brief.said)).map(([, name]) => name);
  const suiting = moods.length > 0 ? [...new Set([...moods, ...RECIPES[moods[0]!]!.kin!])] : brief.steady.fork('palette').shuffle(PALETTE_NAMES);
  return presetPalette(suiting[variant % 4]!);
}
