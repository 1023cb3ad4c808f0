import { hexOf, oklchOf } from '../color.ts';
import { roundTree } from '../motifs/landscape.ts';
import { label, LABELS, labelOf, product, productDefs, productOf } from '../motifs/product.ts';
import { coloursIn, paletteOf, type Palette } from '../palette.ts';
import { circle, ellipse, group, linear, path, polygon, radial, rect, type Sweep } from '../svg.ts';
import { four, type Scene } from './scene.ts';

const SURFACES: readonly (readonly [RegExp, string])[] = [
  [/slate|black stone|basalt/, '#2b3036'], [/linen|cotton|cloth|fabric|canvas/, '#ddd2be'], [/marble/, '#eceae5'], [/\bice\b|frozen/, '#cfe5ef'], [/moss|grass|forest/, '#54703b'],
  [/wood|oak|walnut|table|plank/, '#8f6541'], [/concrete|cement/, '#a6a49f'], [/water/, '#4d8397'], [/sand\b|beach/, '#dcc39a'], [/terracotta|clay|brick/, '#b5694a'], [/programme|paper|book|magazine|newspaper|letters/, '#e9dfcc'],
];
const lighter = (hex: string, by: number): string => { const { l, c, h } = oklchOf(hex); return hexOf({ l: Math.min(0.98, Math.max(0.06, l + by)), c, h }); };

/** The palette of a pale product. All its tones are light, so that pale green looks pale. */
function pale(hex: string): Palette {
  const { l, c, h } = oklchOf(hex);
  return { ...paletteOf([hex]), ramp: (t) => hexOf({ l: Math.max(0.22, l - 0.42 + t * 0.5), c: c * (0.7 + t * 0.3), h }) };
}

/** The palette of a product's material: the colours that are named with the product, else those of the picture. */
export function materialOf(subject: string, palette: Palette): Palette {
  const material = /glass|bottle|steel|metal|leather|stoneware|wood|stone|ceramic|wool|linen/.exec(subject)?.[0];
  const own = coloursIn(subject.split(/\bwith\b/)[0]!);
  const told = own.length > 0 ? own : coloursIn(subject);
  const natural: Readonly<Record<string, string>> = { wool: '#ddd0b6', linen: '#d8ccb6', leather: '#8a5a38', stoneware: '#a59883', wood: '#9a6b42', stone: '#8d8a86', ceramic: '#d9d2c7', steel: '#9aa3ad', metal: '#9aa3ad', glass: '#6f9aa0', bottle: '#6f9aa0' };
  const named = told[0] ?? (material ? natural[material] : undefined);
  const first = named === undefined ? undefined : /\b(?:pale|light|pastel|soft)\b/.test(subject) && told[0] ? hexOf({ ...oklchOf(named), l: 0.84, c: 0.09 }) : named;
  return first === undefined ? palette : { ...(oklchOf(first).l > 0.78 ? pale(first) : paletteOf([first])), accent: palette.accent, accent2: palette.accent2 };
}

function surface(name: string, tone: string, { width: w, height: h, random }: Scene, top: number, under: number): string {
  let out = rect(0, top, w, h - top, 'url(#floor)') + rect(0, top, w, 5, lighter(tone, 0.14), 0, 'opacity="0.55"');
  if (/marble|slate|stone/.test(name)) for (let i = 0; i < 8; i++) out += path(`M${random.range(0, w)} ${h}Q${random.range(0, w)} ${random.range(top, h)} ${random.range(0, w)} ${top + 5}`, 'none', `stroke="${lighter(tone, /marble/.test(name) ? -0.2 : 0.2)}" stroke-width="${random.range(1, 4).toFixed(1)}" opacity="0.45"`);
  if (/linen|cloth|cotton|fabric/.test(name)) for (let i = 0; i < 11; i++) { const y = top + (h - top) * random.next(); out += path(`M${-20} ${y}Q${w * random.range(0.2, 0.5)} ${y + random.range(-34, 34)} ${w * 0.6} ${y + random.range(-14, 14)}T${w + 20} ${y + random.range(-26, 26)}`, 'none', `stroke="${lighter(tone, i % 2 ? -0.12 : 0.1)}" stroke-width="${random.range(2, 9).toFixed(1)}" opacity="0.5"`); }
  if (/wood|oak|walnut|table/.test(name)) for (let i = 0; i < 8; i++) out += rect(0, top + (h - top) * (i / 8), w, 3, lighter(tone, -0.14), 0, 'opacity="0.5"');
  if (/moss|grass|forest/.test(name)) for (let i = 0; i < 60; i++) out += circle(random.range(0, w), top + random.range(-6, 1) * 3, random.range(10, 30), lighter(tone, random.range(-0.1, 0.09)));
  if (/\bice\b|frozen/.test(name)) for (let i = 0; i < 9; i++) { const x = random.range(0, w); out += polygon([[x, top + 5], [x + random.range(20, 90), top + random.range(30, 130)], [x - random.range(10, 70), h]], '#ffffff', 'opacity="0.25"'); }
  if (/water/.test(name)) for (let i = 0; i < 5; i++) out += ellipse(under, top + (h - top) * 0.3, w * (0.2 + i * 0.08), (h - top) * (0.1 + i * 0.05), 'none', `stroke="#ffffff" stroke-width="2.5" opacity="${(0.4 - i * 0.07).toFixed(2)}"`);
  if (/programme|paper|book|magazine|newspaper|stack/.test(name)) for (let i = 0; i < 5; i++) out += group(rect(-w * 0.32, 0, w * 0.64, (h - top) * 0.13, [tone, lighter(tone, -0.1), '#c9b18d', lighter(tone, 0.04), '#b9564a'][i]!, 4) + rect(-w * 0.32, (h - top) * 0.11, w * 0.64, 3, '#000000', 0, 'opacity="0.18"'), `translate(${under + random.range(-26, 26)} ${top + (h - top) * (0.16 + i * 0.14)}) rotate(${random.range(-1.6, 1.6).toFixed(2)})`);
  return out;
}

/** Draws a product under studio light. The form chooses the product, its colours, the surface, the backdrop and the light. */
export function productPodium(scene: Scene): string {
  const { width: w, height: h, random, palette, letters, brief } = scene;
  const of = four(scene);
  const m = Math.min(w, h);
  const [kind, shown] = [productOf(brief, random), labelOf(brief)];
  const subject = (brief.keyed('subject', 'product', 'item') ?? brief.said).toLowerCase();
  const material = materialOf(subject, palette);
  const given = brief.colours.get('backdrop_color') ?? brief.colours.get('background_color') ?? [...brief.colours.values()][0];
  const light = (brief.choice(/^light/) ?? brief.said).toLowerCase();
  const dark = given ? oklchOf(given).l < 0.45 : brief.mentions('dark', 'night', 'moody', 'black', 'noir', 'dramatic');
  const back = given ?? palette.ramp(dark ? 0.14 : 0.86);
  const name = (brief.keyed('custom_surface') ?? brief.value(/surface|stands on|table/) ?? '').toLowerCase();
  const tone = SURFACES.find(([words]) => words.test(name))?.[1] ?? lighter(back, dark ? 0.06 : -0.1);
  const high = /three.quarter|from above|top/.test((brief.choice(/angle|camera/) ?? of('', '', 'from above', '')).toLowerCase());
  const ground = h * ((high ? 0.64 : 0.72) + of(0, 0.1, -0.1, 0.04));
  const foot = ground + m * (name === '' ? 0.04 : high ? 0.1 : 0.055);
  const wide = ['shoe', 'sandals', 'radio', 'chair'].includes(kind);
  const scale = (m / 455) * of(1, 1.12, 0.74, 0.88) * (kind === 'shoe' || kind === 'sandals' ? 1.25 : 1);
  const room = (wide ? 130 : 96) * scale + m * 0.03;
  const x = Math.min(w - room, Math.max(room, w * of(0.5, 0.3, 0.7, 0.64)));
  const deep = dark ? 0.12 : 0.2;
  let out = `<defs>${linear('wall', [[0, lighter(back, -deep * 0.6)], [1, lighter(back, dark ? 0.16 : 0.06)]], ...of<Sweep>([[0, 0], [0, 1]], [[1, 0], [0, 0.4]], [[0, 1], [1, 0]], [[0, 0], [1, 0.3]]))}${linear('floor', [[0, lighter(tone, 0.05)], [1, lighter(tone, -0.16)]], ...of<Sweep>([[0, 0], [0, 1]], [[0, 0], [1, 1]], [[1, 0], [0, 1]], [[1, 1], [0, 0]]))}${radial('halo', [[0, lighter(back, dark ? 0.32 : 0.12), 0.95], [1, lighter(back, dark ? 0.1 : 0.04), 0]])}${linear('pod', [[0, lighter(tone, 0.04)], [0.5, lighter(tone, 0.14)], [1, lighter(tone, -0.12)]], [0, 0], [1, 0])}</defs>${rect(0, 0, w, h, 'url(#wall)')}`;
  const shade = lighter(back, dark ? 0.13 : -0.16);
  out += of(
    '',
    rect(w * 0.56, 0, w * 0.44, ground, shade) + rect(w * 0.56, 0, m * 0.012, ground, lighter(back, 0.1), 0, 'opacity="0.5"'),
    circle(x - m * 0.2, ground - m * 0.36, m * 0.34, shade) + rect(0, ground - m * 0.12, w * 0.34, m * 0.12, lighter(shade, 0.05)),
    path(`M${w * 0.06} ${ground}V${h * 0.34}a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.4} 0V${ground}Z`, shade) + [0, 1, 2].map((i) => rect(w * (0.72 + i * 0.1), ground - m * (0.1 + i * 0.1), w * 0.3, m * (0.1 + i * 0.1), lighter(shade, i * 0.03))).join(''),
  );
  if (/window/.test(light)) out += group([0, 1].map((i) => polygon([[i * m * 0.2, 0], [i * m * 0.2 + m * 0.17, 0], [i * m * 0.2 + m * 0.24, m * 0.5], [i * m * 0.2 + m * 0.07, m * 0.5]], '#fffaf0', 'opacity="0.4"')).join(''), `translate(${w * of(0.12, 0.5, 0.06, 0.1)} ${h * of(0.12, 0.06, 0.04, 0.2)}) scale(${of(1, 1.3, 0.9, 1.2)})`);
  else if (/sun|hard|noon/.test(light)) out += polygon(of([[0, 0], [w * 0.5, 0], [w, ground], [w * 0.24, ground]] as const, [[w, 0], [w * 0.66, 0], [0, ground], [w * 0.5, ground]] as const, [[0, 0], [w * 0.3, 0], [w * 0.5, ground], [0, ground]] as const, [[w * 0.7, 0], [w, 0], [w, ground], [w * 0.86, ground]] as const), '#fffaf0', 'opacity="0.26"');
  else if (/rim|strip|dark set/.test(light)) out += [-1, 1].map((side) => rect(x + side * m * of(0.4, 0.26, 0.24, 0.34) - m * 0.011, h * 0.08, m * 0.022, ground * of(0.8, 0.86, 0.7, 0.6), '#fff4dd', 8, 'opacity="0.75"')).join('') + circle(x, ground - m * 0.3, m * 0.42, 'url(#halo)', 'opacity="0.6"');
  else out += circle(x, ground - m * 0.3, m * 0.46, 'url(#halo)');
  out += surface(name, tone, scene, ground, x);
  const [reach, right] = [(wide ? 124 : 90) * scale, (w / m) * 1000];
  const props = ellipse(50, 4, 108, 16, '#000000', 'opacity="0.25"') + path('M-40 -86H140Q132 0 50 0T-40 -86Z', '#b98a52') + ellipse(50, -86, 90, 17, '#7d5a34') + path(`M${right} 0Q${right - 60} -50 ${right - 130} -92`, 'none', 'stroke="#5c6b47" stroke-width="9"') + ([[130, -100, 38], [96, -92, -30], [74, -34, 70], [44, -52, -14]] as const).map(([at, y, turn]) => ellipse(0, 0, 40, 17, '#73855c', `transform="translate(${right - at} ${y}) rotate(${turn})"`)).join('');
  if (name === '') { const rx = m * 0.27; out += ellipse(x + m * 0.2, foot + m * 0.115, m * 0.36, m * 0.05, '#000000', 'opacity="0.22"') + path(`M${x - rx} ${foot}V${foot + m * 0.09}A${rx} ${rx * 0.24} 0 0 0 ${x + rx} ${foot + m * 0.09}V${foot}Z`, 'url(#pod)') + ellipse(x, foot, rx, rx * 0.24, lighter(tone, 0.17)); }
  else if (/sun|hard/.test(light)) out += polygon([[x - reach * 0.9, foot + 4], [x + reach * 0.9, foot + 4], [x + reach * 2.1, foot - m * 0.05], [x + reach * 0.9, foot - m * 0.06]], '#000000', 'opacity="0.28"');
  out += ellipse(x + m * 0.02, foot + 4, reach * 1.05, m * 0.022, '#000000', 'opacity="0.42"');
  if (brief.mentions('plant', 'leaf', 'leaves', 'botan', 'garden')) out += roundTree(w * 0.1, ground + 10, m * 0.36, '#4f7b4a', '#3a2c1e');
  if (brief.asks(/small props/i)) out += `<defs><filter id="soft"><feGaussianBlur stdDeviation="6"/></filter></defs>` + group(props, `translate(0 ${foot + m * 0.06}) scale(${m / 1000})`, 'filter="url(#soft)"');
  const box = LABELS[kind];
  const tag = box ? group(label(box.half * 1.55, box.h, shown, material, letters), `translate(0 ${box.y})`) : kind === 'box' && shown !== '' ? group(label(84, 70, shown, palette, letters), 'translate(-36 -46) scale(0.8)') : '';
  const drawn = product(kind, material, tag);
  const mirror = /wet|slate|water|marble|\bice\b|gloss/.test(name) ? group(drawn, `translate(${x} ${foot + 8}) scale(${scale} ${-scale * 0.5})`, 'opacity="0.16"') : '';
  return out + productDefs(material) + mirror + group(drawn, `translate(${x} ${foot + 4}) scale(${scale})`);
}
