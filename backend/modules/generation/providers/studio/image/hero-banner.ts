import { productDefs, product, productOf, label, LABELS } from '../motifs/product.ts';
import { circle, group, path, polygon, rect, spark } from '../svg.ts';
import { pine, cactus } from '../motifs/landscape.ts';
import { phrase } from '../text/voice.ts';
import { capital } from '../text/grammar.ts';
import type { Scene } from './scene.ts';

/** A campaign poster in overprinted flat shapes (riso): season, offer line and the thing itself. */
export function heroBanner({ width: w, height: h, random, palette, letters, brief, position }: Scene): string {
  const m = Math.min(w, h);
  const headline = capital(phrase(brief.value(/headline|campaign|slogan|tagline|title|offer|line/) ?? brief.value(/season|occasion|topic|event/) ?? (brief.prompt || 'New season'), 7));
  const action = brief.value(/call to action|cta|button/);
  const small = brief.value(/brand|shop|company|business/) ?? brief.value(/season|occasion|date/);
  const wide = w >= h;
  const [cx, cy, r] = wide ? [w * 0.71, h * 0.52, m * 0.36] : [w * 0.5, h * 0.67, m * 0.36];
  const blend = 'style="mix-blend-mode:multiply"';
  let out = rect(0, 0, w, h, palette.paper);
  for (let i = 0; i < 14; i++) { const a = (i / 14) * Math.PI * 2 + position * 0.2; const b = a + Math.PI / 14; const far = Math.max(w, h) * 1.2; out += polygon([[cx, cy], [cx + Math.cos(a) * far, cy + Math.sin(a) * far], [cx + Math.cos(b) * far, cy + Math.sin(b) * far]], palette.ramp(0.84), 'opacity="0.55"'); }
  out += circle(cx, cy, r * 1.12, palette.accent, blend) + circle(cx - r * 0.34, cy + r * 0.24, r * 0.82, palette.accent2, `${blend} opacity="0.85"`) + path(`M0 ${h * 0.86}Q${w * 0.3} ${h * 0.76} ${w * 0.55} ${h * 0.87}T${w} ${h * 0.8}V${h}H0Z`, palette.ramp(0.4), blend) + path(`M0 ${h * 0.93}Q${w * 0.4} ${h * 0.84} ${w} ${h * 0.94}V${h}H0Z`, palette.ramp(0.16));
  if (brief.mentions('winter', 'christmas', 'snow', 'holiday')) { for (let i = 0; i < 6; i++) out += pine(w * (0.06 + i * 0.17) + random.range(-10, 10), h * 0.9, m * random.range(0.12, 0.22), palette.ramp(0.26)); for (let i = 0; i < 50; i++) out += circle(random.range(0, w), random.range(0, h), random.range(2, 6), '#fff'); }
  if (brief.mentions('summer', 'desert', 'heat')) for (let i = 0; i < 3; i++) out += cactus(w * (0.08 + i * 0.1), h * 0.92, m * random.range(0.1, 0.16), palette.ramp(0.26));
  if (brief.mentions('autumn', 'fall', 'spring', 'leaf', 'flower', 'blossom')) for (let i = 0; i < 22; i++) out += group(path('M0 -16Q13 0 0 16Q-13 0 0 -16Z', random.pick([palette.accent2, palette.accent, palette.ramp(0.5)])), `translate(${random.range(0, w)} ${random.range(0, h * 0.85)}) rotate(${random.range(0, 360)}) scale(${random.range(0.7, 1.7)})`);
  const kind = productOf(brief, random);
  const box = LABELS[kind];
  const shown = (small ?? headline).match(/[\p{L}\p{N}&'’-]+/u)?.[0] ?? 'New';
  out += productDefs(palette) + group(product(kind, palette, box ? group(label(box.half * 1.55, box.h, shown, palette, letters), `translate(0 ${box.y})`) : ''), `translate(${cx} ${cy + r * 0.86}) rotate(${position % 2 ? -6 : 5}) scale(${r / 190})`);
  for (let i = 0; i < 4; i++) out += spark(cx + Math.cos(i * 1.9 + position) * r * 1.25, cy + Math.sin(i * 1.9 + position) * r * 1.1, m * random.range(0.02, 0.045), palette.ramp(0.16));
  const left = m * 0.075;
  const fit = letters.fit(headline, 'display', m * (wide ? 0.125 : 0.13), wide ? w * 0.43 : w - left * 2, 4);
  let y = wide ? h * 0.46 - ((fit.lines.length - 1) * fit.size) / 2 : h * 0.1 + fit.size;
  if (small) out += letters.line(small.slice(0, 34), 'textBold', { x: left, y: y - fit.size * 1.12, size: m * 0.03, fill: palette.ramp(0.3) });
  for (const line of fit.lines) { out += letters.line(line, 'display', { x: left, y, size: fit.size, fill: palette.ink, tracking: -0.02 }); y += fit.size * 1.02; }
  const text = (action ?? 'See what is new').slice(0, 28);
  const [size, pad] = [m * 0.03, m * 0.03];
  return out + rect(left, y - fit.size * 0.45, letters.width(text, 'textBold', size) + pad * 2, size * 2.5, palette.ink, size * 1.25) + letters.line(text, 'textBold', { x: left + pad, y: y - fit.size * 0.45 + size * 1.6, size, fill: palette.paper });
}
