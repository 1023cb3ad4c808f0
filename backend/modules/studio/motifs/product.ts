import type { Brief } from '../brief.ts';
import type { Lettering } from '../lettering.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, linear, n, path, rect, spark } from '../svg.ts';
import { thing, THINGS, type ThingKind } from './things.ts';

export type ProductKind = 'bottle' | 'jar' | 'mug' | 'headphones' | 'phone' | 'box' | 'can' | 'lamp' | ThingKind;

const KINDS: readonly (readonly [RegExp, ProductKind])[] = [
  [/headphone|earbud|headset/, 'headphones'], [/\bradio\b|speaker|record player|boombox/, 'radio'], [/phone|tablet|\bapp\b|laptop|console/, 'phone'], [/teapot|kettle|coffee pot|\bjug\b|carafe/, 'teapot'], [/\bmugs?\b|\bcups?\b|espresso|latte|\bbowls?\b/, 'mug'],
  [/\bcans?\b|soda|beer|tonic|kombucha/, 'can'], [/candle|\bjars?\b|\bcream\b|honey|\bjam\b|balm|\bpot\b/, 'jar'], [/\blamps?\b|lantern|luminaire/, 'lamp'], [/sandal|flip.?flop|slipper/, 'sandals'], [/\bshoes?\b|sneaker|trainer|\bboots?\b/, 'shoe'],
  [/\bbags?\b|backpack|tote|suitcase|rucksack|handbag/, 'bag'], [/\bchairs?\b|armchair|blanket|stool/, 'chair'], [/\bstack of [a-z ]*books|notebooks\b/, 'books'], [/\bbooks?\b|notebook|novel|journal/, 'book'], [/\bbox(?:es)?\b|packag|chocolate|\bsoap\b|\bgame\b|\bkit\b/, 'box'], [/bottle|perfume|serum|\boil\b|lotion|shampoo|wine|sauce|cologne/, 'bottle'],
];
const kindIn = (text: string): ProductKind | undefined => KINDS.map(([words, kind]) => ({ kind, at: text.search(words) })).filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.kind;

/** The product to draw, by the noun of the subject. Words about what it has or stands on come second. Without a known product it is a plain box. */
export function productOf(brief: Brief, random: Random): ProductKind {
  const subject = (brief.value(/^(?:subject|product|item|object|product name)$/) ?? '').toLowerCase();
  const known = kindIn(subject.split(/,|\b(?:with|on|over|in|and|from|for|that|which)\b/)[0]!) ?? kindIn(subject) ?? kindIn(brief.typed === '' ? brief.said : '');
  return known ?? (subject === '' ? random.pick(['bottle', 'jar', 'box', 'can', 'mug']) : 'box');
}

/** The word on a product's label, from the brand's name; '' when the form gives none. */
export function labelOf(brief: Brief): string {
  const named = brief.keyed('brand_name', 'brand', 'product_name', 'name') ?? brief.value(/\bbrand\b|product name/) ?? (brief.typed === '' && !brief.wordless ? 'Studio' : '');
  return named.match(/[\p{L}\p{N}&'’-]+/u)?.[0] ?? '';
}

/** The SVG gradients of a product's material. */
export const productDefs = (palette: Palette, id = 'p'): string => `<defs>${linear(`${id}m`, [[0, palette.ramp(0.24)], [0.16, palette.ramp(0.42)], [0.32, palette.ramp(0.8)], [0.44, palette.ramp(0.5)], [0.8, palette.ramp(0.3)], [1, palette.ramp(0.16)]], [0, 0], [1, 0])}${linear(`${id}d`, [[0, palette.ramp(0.02)], [0.3, palette.ramp(0.26)], [0.5, palette.ramp(0.1)], [1, palette.ramp(0)]], [0, 0], [1, 0])}${linear(`${id}s`, [[0, '#ffffff', 0], [0.5, '#ffffff', 0.75], [1, '#ffffff', 0]])}</defs>`;

/** The label's place on products that can turn: the height of its centre, half its width, and its height. Null for products without such a label. */
export const LABELS: Readonly<Record<ProductKind, { y: number; half: number; h: number } | null>> = {
  bottle: { y: -118, half: 62, h: 92 }, jar: { y: -86, half: 84, h: 76 }, mug: { y: -92, half: 62, h: 60 }, can: { y: -132, half: 66, h: 120 }, box: null, phone: null, headphones: null, lamp: null,
  radio: null, teapot: null, sandals: null, shoe: null, bag: null, chair: null, book: null, books: null,
};

export function label(width: number, height: number, name: string, palette: Palette, letters: Lettering): string {
  if (name === '') return rect(-width / 2, -height / 2, width, height, palette.paper, 5) + spark(0, -height * 0.06, height * 0.2, palette.accent2) + rect(-width * 0.22, height * 0.26, width * 0.44, 2.5, palette.ramp(0.45), 1);
  const fit = letters.fit(name, 'display', height * 0.24, width * 0.84, 1);
  return rect(-width / 2, -height / 2, width, height, palette.paper, 5) + spark(0, -height * 0.16, height * 0.19, palette.accent2)
    + letters.line(fit.lines[0] ?? '', 'display', { x: 0, y: height * 0.24, size: fit.size, fill: palette.ink, anchor: 'middle' })
    + rect(-width * 0.22, height * 0.33, width * 0.44, 2.5, palette.ramp(0.45), 1);
}

/** Draws a product, about 160 wide and up to 300 high, with its foot at (0, 0). It needs `productDefs` with the same id. */
export function product(kind: ProductKind, palette: Palette, labelled: string, id = 'p'): string {
  const body = `url(#${id}m)`;
  const dark = `url(#${id}d)`;
  const shine = (x: number, y: number, h: number, w = 9): string => rect(x, y, w, h, `url(#${id}s)`, w / 2);
  if (THINGS.has(kind)) return thing(kind as ThingKind, palette, body, dark);
  switch (kind as Exclude<ProductKind, ThingKind>) {
    case 'bottle': return rect(-26, -296, 52, 52, dark, 9) + rect(-17, -248, 34, 28, body) + path('M-17 -224Q-17 -206 -42 -200Q-66 -194 -66 -168L-66 -18Q-66 0 -48 0L48 0Q66 0 66 -18L66 -168Q66 -194 42 -200Q17 -206 17 -224Z', body) + shine(-46, -182, 160) + labelled;
    case 'jar': return rect(-78, -178, 156, 40, dark, 10) + path('M-86 -136Q-90 -140 -80 -142L80 -142Q90 -140 86 -136Q92 -130 92 -116L92 -22Q92 0 70 0L-70 0Q-92 0 -92 -22L-92 -116Q-92 -130 -86 -136Z', body) + shine(-70, -126, 106) + labelled;
    case 'mug': return path('M62 -130h26q34 0 34 40t-34 42h-26', 'none', `stroke="${palette.ramp(0.38)}" stroke-width="17"`) + path('M-70 -164L70 -164L66 -20Q66 0 46 0L-46 0Q-66 0 -66 -20Z', body) + ellipse(0, -164, 70, 15, palette.ramp(0.7)) + ellipse(0, -162, 60, 11, palette.ramp(0.12)) + shine(-50, -140, 116) + labelled;
    case 'can': return path('M-54 -262L54 -262L68 -244L68 -16L56 0L-56 0L-68 -16L-68 -244Z', body) + ellipse(0, -262, 54, 9, '#dfe3ea') + ellipse(0, -262, 44, 6, '#aeb6c4') + shine(-48, -236, 210) + labelled;
    case 'phone': return rect(-66, -272, 132, 272, dark, 24) + rect(-58, -264, 116, 256, body, 18) + circle(0, -150, 42, palette.ramp(0.9), 'opacity="0.9"') + path('M-58 -92Q-20 -130 12 -100T58 -104V-26Q58 -8 40 -8H-40Q-58 -8 -58 -26Z', palette.ramp(0.62)) + path('M-58 -60Q-10 -96 24 -66T58 -64V-26Q58 -8 40 -8H-40Q-58 -8 -58 -26Z', palette.ramp(0.3)) + rect(-20, -256, 40, 9, palette.ramp(0), 5);
    case 'headphones': return path('M-92 -96V-150A92 102 0 0 1 92 -150V-96', 'none', `stroke="${dark}" stroke-width="24"`) + path('M-92 -150A92 102 0 0 1 20 -248', 'none', `stroke="${palette.ramp(0.5)}" stroke-width="5" stroke-linecap="round"`) + [-1, 1].map((side) => rect(side * 92 - 27, -118, 54, 116, body, 25) + rect(side * 62 - 9, -106, 18, 92, palette.accent2, 9)).join('');
    case 'lamp': return rect(-60, -14, 120, 14, dark, 7) + rect(-5, -180, 10, 168, dark) + path('M-44 -280H44L84 -172H-84Z', body) + ellipse(0, -172, 84, 12, palette.accent, 'opacity="0.9"');
    case 'box': return path('M-84 -176L20 -196L20 0L-84 -14Z', palette.ramp(0.62)) + path('M20 -196L96 -170L96 -12L20 0Z', palette.ramp(0.3)) + path('M-84 -176L-8 -200L96 -170L20 -196Z', palette.ramp(0.85)) + path(`M-84 -${n(116)}L20 -130L20 -86L-84 -76Z`, palette.accent2) + path('M20 -130L96 -112L96 -72L20 -86Z', palette.accent2, 'opacity="0.75"') + `<g transform="skewY(-8)">${labelled}</g>`;
  }
}
