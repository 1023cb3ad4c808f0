import { readable } from '../palette.ts';
import { circle, polygon, rect } from '../svg.ts';
import { capital } from '../text/grammar.ts';
import { phrase } from '../text/voice.ts';
import { easeInOut, easeOut, layer, sheet, spring, type Layer, type MakeMotion, type Placement } from './motion.ts';

/** A clip of moving type: bands in the brand's colours cut across, letters land one by one, and a line draws itself below. */
export const titleCard: MakeMotion = ({ width: w, height: h, palette, letters, brief }) => {
  const m = Math.min(w, h);
  const title = capital(phrase(/empty|without|no letters/i.test(brief.choice(/title mode/) ?? '') ? '' : brief.keyed('title', 'brand_name', 'headline', 'name') ?? brief.value(/\btitle\b|headline|\bname\b|brand/) ?? brief.value(/topic|subject|event|message/) ?? brief.named, 5));
  const sub = brief.value(/subtitle|tagline|strapline|date|line two|second/) ?? '';
  const upper = title.length <= 16 ? title.toUpperCase() : title;
  const ground = brief.colours.get('background_color') ?? palette.ramp(0.1);
  const ink = readable(ground, palette.paper, palette.accent, palette.ink);
  const fit = letters.fit(upper, 'display', m * 0.27, w * 0.8, h > w ? 4 : 2);
  const lead = fit.size * 1.02;
  const top = h * 0.48 - ((fit.lines.length - 1) * lead) / 2 + fit.size * 0.32;
  const layers: Record<string, Layer> = {
    ground: sheet(rect(0, 0, w, h, ground), w, h),
    bandA: layer(polygon([[-w * 1.3, h * 0.1], [w * 1.3, -h * 0.42], [w * 1.3, h], [-w * 1.3, h]], palette.accent2), w * 0.9, h * 0.45, w * 0.9, h * 0.8),
    bandB: layer(polygon([[-w * 1.3, h * 0.22], [w * 1.3, -h * 0.16], [w * 1.3, h], [-w * 1.3, h]], palette.accent), w * 0.9, h * 0.3, w * 0.9, h * 0.8),
    line: layer(rect(0, -m * 0.008, w * 0.3, m * 0.016, ink, m * 0.008), 0, m * 0.01, w * 0.3, m * 0.01),
    dot: layer(circle(0, 0, m * 0.012, palette.accent), m * 0.014, m * 0.014, m * 0.014, m * 0.014),
  };
  const glyphs: { name: string; x: number; y: number }[] = [];
  fit.lines.forEach((line, row) => {
    let x = w / 2 - letters.width(line, 'display', fit.size) / 2;
    [...line].forEach((char, i) => {
      const span = letters.width(line.slice(0, i + 1), 'display', fit.size) - letters.width(line.slice(0, i), 'display', fit.size);
      if (char !== ' ') {
        const name = `g${row}.${i}`;
        const own = letters.width(char, 'display', fit.size);
        layers[name] = layer(letters.line(char, 'display', { x: 0, y: 0, size: fit.size, fill: ink, anchor: 'middle' }), own * 0.6 + 4, fit.size * 1.05, own * 0.6 + 4, fit.size * 0.3);
        glyphs.push({ name, x: x + own / 2, y: top + row * lead });
      }
      x += span;
    });
  });
  if (sub) { const size = Math.min(m * 0.05, (m * 0.05 * w * 0.8) / Math.max(1, letters.width(sub, 'textBold', m * 0.05))); const width = letters.width(sub, 'textBold', size); layers.sub = layer(letters.line(sub, 'textBold', { x: 0, y: 0, size, fill: readable(palette.accent, palette.paper, palette.ramp(0.08)), anchor: 'middle' }), width / 2 + 6, size * 1.1, width / 2 + 6, size * 0.5); }
  const at = (t: number): Placement[] => {
    const out = easeInOut(t, 3.6, 4.3);
    const cut = easeOut(t, 0, 0.7);
    const cutB = easeOut(t, 0.12, 0.95);
    return [
      { layer: 'bandA', x: w / 2, y: h * (1.45 - 0.72 * cut) + t * 5 + out * h }, { layer: 'bandB', x: w / 2, y: h * (1.5 - 0.68 * cutB) + t * 3 + out * h },
      ...glyphs.flatMap(({ name, x, y }, i): Placement[] => {
        const start = 0.35 + i * 0.055;
        const p = spring(t, start, start + 0.65);
        const base = { layer: name, x, rotate: (1 - p) * 0.5 };
        const echoes = t > start && t < start + 0.5 ? [1, 2, 3].map((k) => ({ ...base, y: y - (1 - spring(t - k * 0.04, start, start + 0.65)) * h * 0.5, alpha: 0.22 - k * 0.05 })) : [];
        return [...echoes, { ...base, y: y - (1 - p) * h * 0.5 - out * h * 0.7 + Math.sin(t * 2.2 + i * 0.5) * m * 0.004, alpha: easeOut(t, start, start + 0.2) }];
      }),
      { layer: 'line', x: w / 2 - w * 0.15, y: top + (fit.lines.length - 1) * lead + fit.size * 0.36, scaleX: Math.max(0.001, easeInOut(t, 1.2, 2)), alpha: 1 - out },
      ...(sub ? [{ layer: 'sub', x: w / 2, y: h * 0.87 + (1 - easeOut(t, 1.7, 2.4)) * 26, alpha: easeOut(t, 1.7, 2.4) * (1 - out) }] : []),
      ...Array.from({ length: 12 }, (_, i) => { const p = easeOut(t, 1.1, 2.6); const a = (i / 12) * Math.PI * 2; return { layer: 'dot', x: w / 2 + Math.cos(a) * w * 0.46 * p, y: top - fit.size * 0.3 + Math.sin(a) * h * 0.36 * p, alpha: t > 1.1 ? 1 - p : 0, scale: 1.4 - p }; }),
    ];
  };
  return { ground: 'ground', layers, at, posterAt: 2.8 };
};
