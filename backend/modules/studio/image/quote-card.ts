import { coloursIn, readable } from '../palette.ts';
import { isIndoors, room } from '../motifs/room.ts';
import { circle, group, linear, path, polygon, rect } from '../svg.ts';
import type { Scene } from './scene.ts';

/** Draws a quote in type, in five related styles: block, split, frame, window and band. */
export function quoteCard(scene: Scene): string {
  const { width: w, height: h, palette, letters, brief, variant } = scene;
  const author = brief.value(/\bauthor\b|who said|said by|speaker|attribution/);
  const blank = /blank|without|no words|leave/i.test(brief.choice(/words mode/) ?? '');
  const typed = brief.value(/^(?:quote|quotation|saying|message|text|words|lines?)$/) ?? brief.value(/\bquote\b|message|saying/) ?? (brief.wordless ? null : brief.value(/^(?:topic|theme|subject)$/) ?? /["“]([^"“”]{2,})["”]/.exec(brief.named)?.[1] ?? brief.named);
  const quote = blank || typed === null ? '' : typed.replace(/^["“”']+|["“”']+$/g, '').split(/\s+/).slice(0, 32).join(' ');
  const scenic = brief.keyed('subject', 'picture', 'scene') !== null && isIndoors(brief);
  const style = scenic && variant % 4 === 0 ? 5 : (variant % 4 + (coloursIn(brief.said).length > 0 || scenic ? 0 : brief.steady.int(0, 4))) % 5;
  const lower = /lower|bottom/.test(brief.choice(/text place|place of the text/) ?? '');
  const m = Math.min(w, h);
  const grounds = [palette.ramp(0.14), palette.accent, palette.paper, palette.ramp(0.42), palette.ramp(0.86), palette.ramp(0.86)];
  const inks = [palette.paper, palette.ramp(0.08), palette.ramp(0.12), palette.paper, palette.ramp(0.1), palette.ramp(0.06)];
  const ground = grounds[style]!;
  const ink = style === 5 && brief.mentions('night', 'evening', 'dark') ? palette.paper : readable(ground, inks[style]!, palette.paper, palette.ramp(0.08));
  const margin = m * 0.1;
  const width = style === 5 ? w * 0.36 : style === 1 ? w * 0.74 : w - margin * 2.4;
  const wrapped = letters.fit(quote, 'display', m * 0.105, width, Math.max(4, Math.round((h / m) * 5)));
  // When each sentence of the quote fits on one line, each gets a line of its own.
  const sentences = quote.split(/(?<=[.!?])\s+/);
  const whole = sentences.length > 1 && sentences.length <= wrapped.lines.length && sentences.every((line) => letters.width(line, 'display', wrapped.size) <= width);
  const fit = whole ? { ...wrapped, lines: sentences } : wrapped;
  const lead = fit.size * 1.1;
  const block = (quote === '' ? 3 : fit.lines.length) * lead;
  let out = rect(0, 0, w, h, ground);
  let [x, y] = [margin * 1.2, h * 0.55 - block / 2 + fit.size * 0.8];
  let anchor: 'start' | 'middle' = 'start';
  if (style === 0) out += circle(w * 0.92, h * 0.1, m * 0.34, palette.ramp(0.28)) + circle(w * 0.98, h * 0.02, m * 0.22, palette.accent2);
  if (style === 1) { out += circle(w * 0.86, h * 0.3, m * 0.3, palette.ramp(0.5), 'opacity="0.45"') + polygon([[0, h], [w, h * 0.7], [w, h]], palette.accent2) + polygon([[0, h], [w, h * 0.84], [w, h]], palette.ramp(0.2)); y = h * 0.46 - block / 2 + fit.size * 0.8; }
  if (style === 2) { out += circle(w * 0.16, h, m * 0.46, palette.ramp(0.84)) + circle(w * 0.9, 0, m * 0.3, palette.ramp(0.9)) + [...Array(24).keys()].map((i) => circle(w * 0.72 + (i % 6) * m * 0.06, h * 0.72 + Math.floor(i / 6) * m * 0.06, m * 0.011, palette.accent2)).join('') + rect(margin * 0.5, margin * 0.5, w - margin, h - margin, 'none', m * 0.03, `stroke="${palette.ramp(0.3)}" stroke-width="${m * 0.008}"`); x = w / 2; anchor = 'middle'; }
  if (style === 3) { out += `<defs>${linear('q', [[0, palette.ramp(0.6)], [1, palette.ramp(0.2)]], [1, 0], [0, 0.9])}</defs>${rect(0, 0, w, h, 'url(#q)')}`; for (let i = 0; i < 5; i++) out += path(`M${-m * 0.1} ${h * (0.62 + i * 0.1)}Q${w * 0.3} ${h * (0.5 + i * 0.1)} ${w * 0.6} ${h * (0.66 + i * 0.1)}T${w * 1.1} ${h * (0.58 + i * 0.1)}V${h}H0Z`, palette.ramp(0.34 - i * 0.07), 'opacity="0.7"'); y = h * 0.5 - block / 2 + fit.size * 0.8; }
  if (style === 4) out += rect(0, 0, m * 0.045, h, palette.accent2) + rect(m * 0.045, 0, m * 0.02, h, palette.ramp(0.4)) + circle(w - margin * 1.4, h - margin * 1.4, m * 0.075, palette.accent2) + circle(w - margin * 2.3, h - margin * 1.4, m * 0.075, palette.ramp(0.4), 'opacity="0.85"');
  if (style === 5) { out += room(w, h, palette, brief); y = lower ? h * 0.9 - block + fit.size * 0.8 - (author ? m * 0.05 : 0) : y; x = margin * 0.9; }
  if (lower && style === 0) y = h * 0.9 - block + fit.size * 0.8 - (author ? m * 0.05 : 0);
  if (style !== 2) out += circle(w - margin * 0.7, h - margin * 0.7, m * 0.028, 'none', `stroke="${style === 5 ? palette.ramp(0.12) : ink}" stroke-width="2.5" opacity="0.7"`);
  const mark = 'M0 0C0 -46 22 -74 58 -84L64 -66C44 -58 36 -44 38 -30C58 -30 66 -16 66 2C66 24 52 36 34 36C12 36 0 22 0 0Z';
  const markColor = style === 1 ? palette.ramp(0.3) : style === 3 ? palette.ramp(0.85) : palette.accent2;
  out += group(path(mark, markColor) + group(path(mark, markColor), 'translate(82 0)'), `translate(${anchor === 'middle' ? w / 2 - m * 0.1 : x} ${y - fit.size - m * 0.055}) scale(${(m / 1150).toFixed(3)})`);
  fit.lines.forEach((line, i) => { out += letters.line(line, 'display', { x, y: y + i * lead, size: fit.size, fill: ink, anchor, tracking: -0.015 }); });
  if (author && quote !== '') out += letters.line(author, 'textBold', { x, y: y + block + m * 0.035, size: m * 0.036, fill: style === 2 || style === 4 ? palette.ramp(0.34) : ink, anchor });
  return out;
}
