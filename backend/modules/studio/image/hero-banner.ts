import { cactus, pine, roundTree } from '../motifs/landscape.ts';
import { label, LABELS, labelOf, product, productDefs, productOf } from '../motifs/product.ts';
import { circle, ellipse, group, linear, path, polygon, rect, spark, type Sweep } from '../svg.ts';
import { capital } from '../text/grammar.ts';
import { phrase } from '../text/voice.ts';
import { person } from '../motifs/person.ts';
import { materialOf } from './product-podium.ts';
import { four, type Scene } from './scene.ts';

const KNOWN = ['winter', 'new year', 'christmas', 'snow', 'summer', 'autumn', 'spring', 'fall'] as const;

/** Draws the season's weather, such as snow, over the whole picture. */
function weather(season: string, { width: w, height: h, random, palette }: Scene, m: number, cx: number, floor: number): string {
  let out = '';
  if (/winter|new year|christmas|snow/.test(season)) { for (let i = 0; i < 6; i++) { const [x, tall] = [w * (0.06 + i * 0.17) + random.range(-10, 10), m * random.range(0.12, 0.22)]; if (Math.abs(x - cx) > m * 0.34) out += pine(x, floor + m * 0.04, tall, palette.ramp(0.26)); } for (let i = 0; i < 70; i++) out += circle(random.range(0, w), random.range(0, h), random.range(2, 6), '#fff', 'opacity="0.9"'); }
  if (/autumn|fall/.test(season)) for (let i = 0; i < 24; i++) out += group(path('M0 -16Q13 0 0 16Q-13 0 0 -16Z', random.pick(['#c4603c', '#d99a2b', palette.ramp(0.5)])), `translate(${random.range(0, w)} ${random.range(0, h * 0.9)}) rotate(${random.range(0, 360)}) scale(${random.range(0.7, 1.6)})`);
  if (/spring/.test(season)) for (let i = 0; i < 26; i++) out += circle(random.range(0, w), random.range(h * 0.1, h), random.range(4, 9), random.pick(['#f4a9bd', '#fbe6ea', '#f7d977']));
  return out;
}

/** Draws the place around a product: a balcony before rain and roofs, or a courtyard with a wall and a tree. Roofs and railings are near or far. */
function place(scene: Scene, cx: number, floor: number, m: number): string {
  const { width: w, random, palette, brief } = scene;
  const roofs = four(scene)(1, 1, 2.2, 0.6);
  const railing = m * four(scene)(0.24, 0.17, 0.24, 0.3);
  let out = '';
  if (brief.mentions('street', 'city', 'town', 'roof')) for (let x = -20; x < w; x += m * 0.13) { const tall = m * random.range(0.1, 0.26) * roofs; out += rect(x, floor - tall, m * 0.13, tall, palette.ramp(0.5), 0, 'opacity="0.5"') + (random.chance(0.55) ? rect(x + m * 0.045, floor - tall * 0.7, m * 0.03, m * 0.042, '#ffce73', 2) : ''); }
  if (brief.mentions('wet', 'rain')) for (let i = 0; i < 50; i++) { const [x, y] = [random.range(0, w), random.range(0, floor)]; out += `<line x1="${x.toFixed(1)}" y1="${y.toFixed(1)}" x2="${(x - 7).toFixed(1)}" y2="${(y + 30).toFixed(1)}" stroke="#ffffff" stroke-width="2" opacity="0.35"/>`; }
  if (brief.mentions('balcony', 'terrace', 'railing')) { out += rect(0, floor - railing, w, m * 0.014, palette.ramp(0.14)); for (let x = 8; x < w; x += m * 0.05) out += rect(x, floor - railing, m * 0.008, railing, palette.ramp(0.14)); }
  if (brief.mentions('courtyard', 'wall', 'house')) out += rect(cx < w / 2 ? -20 : cx - m * 0.5, floor - m * 0.58, cx < w / 2 ? cx + m * 0.56 + 20 : w, m * 0.58, four(scene)(palette.ramp(0.62), palette.ramp(0.5), palette.ramp(0.74), palette.ramp(0.7)), 6) + path(`M${cx + m * 0.16} ${floor}V${floor - m * 0.28}a${m * 0.1} ${m * 0.1} 0 0 1 ${m * 0.2} 0V${floor}Z`, palette.ramp(0.45));
  if (brief.mentions('tree', 'fig\\b', 'olive', 'orchard')) out += roundTree(cx - m * 0.4, floor + 4, m * 0.6, '#5d7d43', '#5a4030');
  if (brief.mentions('desert', 'cactus')) out += cactus(cx - m * 0.4, floor + 4, m * 0.2, palette.ramp(0.26));
  return out;
}

/** Draws a wall with an open window and a table in front of it. Things on the table stand at the height `floor`. */
function windowTable(scene: Scene, cx: number, floor: number, m: number): string {
  const { width: w, height: h, palette } = scene;
  const [from, to] = four(scene)([-0.78, 0.3], [-0.5, 0.5], [-0.95, 0.16], [-0.34, 0.62]) as [number, number];
  const turn = cx < w / 2 ? -1 : 1;
  const [x0, x1] = [cx + m * from * turn, cx + m * to * turn].sort((a, b) => a - b) as [number, number];
  const [y0, y1] = [h * 0.08, floor - m * 0.13];
  const [wall, frame, wood] = [palette.ramp(four(scene)(0.8, 0.3, 0.9, 0.7)), palette.ramp(four(scene)(0.56, 0.97, 0.6, 0.97)), palette.ramp(0.2)];
  const casement = turn > 0 ? [[x0, y0], [x0 - m * 0.13, y0 - m * 0.05], [x0 - m * 0.13, y1 + m * 0.05], [x0, y1]] as const : [[x1, y0], [x1 + m * 0.13, y0 - m * 0.05], [x1 + m * 0.13, y1 + m * 0.05], [x1, y1]] as const;
  return path(`M0 0H${w}V${h}H0ZM${x0} ${y0}V${y1}H${x1}V${y0}Z`, wall, 'fill-rule="evenodd"') + rect(x0, y0, x1 - x0, y1 - y0, 'none', 4, `stroke="${frame}" stroke-width="${m * 0.02}"`) + polygon(casement, palette.paper, `opacity="0.4" stroke="${frame}" stroke-width="${m * 0.018}"`) + rect(x0 - m * 0.03, y1, x1 - x0 + m * 0.06, m * 0.028, frame, 4)
    + rect(cx - m * 0.62, floor - m * 0.005, m * 1.24, m * 0.045, wood, 6) + [-0.56, 0.52].map((at) => rect(cx + m * at, floor + m * 0.04, m * 0.035, h - floor, wood)).join('');
}

/** Draws a campaign picture in flat overprinted shapes: the product in its season and place, with a headline only if one is wanted. */
export function heroBanner(scene: Scene): string {
  const { width: w, height: h, random, palette, letters, brief, variant } = scene;
  const of = four(scene);
  const m = Math.min(w, h);
  const own = brief.value(/headline|slogan|tagline|campaign (?:name|title|line)|\bcampaign\b|offer/) ?? (brief.wordless ? null : brief.value(/\btitle\b|occasion|event|topic/));
  const headline = brief.wordless ? '' : capital(phrase(own ?? (brief.typed === '' ? brief.named || 'New season' : brief.value(/season/) ?? ''), 7));
  const action = brief.wordless ? null : brief.value(/call to action|\bcta\b|button/);
  const small = brief.wordless ? null : brief.keyed('brand_name', 'brand', 'shop', 'company') ?? brief.value(/\bbrand\b|\bshop\b|company|business/);
  const season = (brief.value(/season/) ?? KNOWN.find((each) => brief.mentions(each)) ?? '').toLowerCase();
  const leftSide = /left/.test(brief.choice(/subject side|sits/) ?? '');
  const wide = w >= h;
  const [cx, cy, r] = wide ? [w * (leftSide ? of(0.31, 0.4, 0.22, 0.28) : of(0.69, 0.6, 0.78, 0.72)), h * 0.52, m * of(0.36, 0.44, 0.26, 0.36)] : [w * of(0.5, 0.56, 0.42, 0.5), h * 0.66, m * of(0.36, 0.42, 0.28, 0.34)];
  const floor = h * of(0.84, 0.93, 0.74, 0.62);
  const [peopled, indoors] = [brief.asks(/\bone person\b|seen from the side/i), brief.mentions('window') && brief.mentions('table', 'desk')];
  // A person stands far behind the product, where a person may be small beside it. The place is as far away.
  const [back, share] = peopled && !indoors ? [floor - m * 0.15, 0.72] : [floor, 1];
  const blend = 'style="mix-blend-mode:multiply"';
  const [low, here] = [/autumn|winter|fall|new year/.test(season), leftSide ? 0 : 1];
  // The light of the picture's four variants: haze, dusk, a clear morning, and the last sun of the day.
  const air = of([palette.ramp(low ? 0.74 : 0.86), palette.paper], [palette.ramp(0.2), palette.ramp(0.56)], [palette.paper, palette.ramp(0.7)], [palette.ramp(0.46), palette.ramp(0.97)]) as [string, string];
  let out = `<defs>${linear('air', [[0, air[0]], [1, air[1]]], ...of<Sweep>([[1 - here, 0], [0.5, 1]], [[1 - here, 0], [0.5, 1]], [[here, 0], [1 - here, 0.6]], [[here, 0], [1 - here, 0.4]]))}</defs>${rect(0, 0, w, h, 'url(#air)')}`;
  if (headline !== '') for (let i = 0; i < 14; i++) { const a = (i / 14) * Math.PI * 2 + variant * 0.2; const b = a + Math.PI / 14; const far = Math.max(w, h) * 1.2; out += polygon([[cx, cy], [cx + Math.cos(a) * far, cy + Math.sin(a) * far], [cx + Math.cos(b) * far, cy + Math.sin(b) * far]], palette.ramp(0.84), 'opacity="0.5"'); }
  const away = leftSide ? 1 : -1;
  const [sx, sy, sr] = of([cx + away * r * 0.3, low ? cy + r * 0.1 : cy - r * 0.3, r * 1.12], [cx - away * r * 0.9, floor - r * 0.2, r * 0.8], [cx + away * w * 0.42, floor, r * 1.5], [cx + away * r * 0.5, h * 0.24, r * 0.5]) as [number, number, number];
  out += circle(sx, sy, sr, low ? '#f0a24a' : '#f7c948', variant % 4 === 1 ? 'opacity="0.9"' : `${blend} opacity="0.8"`) + place(scene, cx, back, m * share);
  out += path(`M0 ${back}Q${w * 0.3} ${back - h * 0.02} ${w * 0.55} ${back}T${w} ${back}V${h}H0Z`, palette.ramp(0.34)) + path(`M0 ${h * 0.94}Q${w * 0.4} ${h * 0.89} ${w} ${h * 0.95}V${h}H0Z`, palette.ramp(0.16));
  if (indoors) out += weather(season, scene, m, cx, floor - m * 0.17) + windowTable(scene, cx, floor, m);
  if (peopled) out += person(cx + (leftSide ? 1 : -1) * (r * 1.16 + m * 0.05), back + m * 0.01, m * (indoors ? 0.36 : 0.19), palette, [...brief.colours.values()][0] ?? palette.accent);
  const kind = productOf(brief, random);
  const subject = (brief.keyed('subject', 'product') ?? '').toLowerCase();
  const material = materialOf(subject, palette);
  const accented = { ...material, accent: [...brief.colours.values()][0] ?? palette.accent };
  const box = LABELS[kind];
  const raised = /step|stair/.test(subject) ? m * 0.05 : 0;
  if (raised > 0) out += rect(cx - m * 0.4, floor - m * 0.05, m * 0.8, m * 0.1, palette.ramp(0.72), 6) + rect(cx - m * 0.4, floor + m * 0.03, m * 0.8, m * 0.03, palette.ramp(0.5), 4);
  out += ellipse(cx, floor + m * 0.012 - raised, r * 0.8, m * 0.02, palette.ramp(0.04), 'opacity="0.35"') + productDefs(accented) + group(product(kind, accented, box ? group(label(box.half * 1.55, box.h, labelOf(brief), accented, letters), `translate(0 ${box.y})`) : ''), `translate(${cx} ${floor + m * 0.01 - raised}) scale(${(r / (kind === 'shoe' || kind === 'sandals' ? 130 : 165)).toFixed(3)})`);
  if (!indoors) out += weather(season, scene, m, cx, floor);
  if (headline === '') return out;
  for (let i = 0; i < 4; i++) out += spark(cx + Math.cos(i * 1.9 + variant) * r * 1.25, cy + Math.sin(i * 1.9 + variant) * r * 1.1, m * random.range(0.02, 0.045), palette.ramp(0.16));
  const left = m * 0.075 + (wide && leftSide ? w * 0.5 : 0);
  const fit = letters.fit(headline, 'display', m * (wide ? 0.125 : 0.13), wide ? w * 0.43 : w - left * 2, 4);
  let y = wide ? h * 0.46 - ((fit.lines.length - 1) * fit.size) / 2 : h * 0.1 + fit.size;
  if (small) out += letters.line(small.slice(0, 34), 'textBold', { x: left, y: y - fit.size * 1.12, size: m * 0.03, fill: palette.ramp(0.3) });
  for (const line of fit.lines) { out += letters.line(line, 'display', { x: left, y, size: fit.size, fill: palette.ink, tracking: -0.02 }); y += fit.size * 1.02; }
  if (!action) return out;
  const text = action.slice(0, 28);
  const [size, pad] = [m * 0.03, m * 0.03];
  return out + rect(left, y - fit.size * 0.45, letters.width(text, 'textBold', size) + pad * 2, size * 2.5, palette.ink, size * 1.25) + letters.line(text, 'textBold', { x: left + pad, y: y - fit.size * 0.45 + size * 1.6, size, fill: palette.paper });
}
