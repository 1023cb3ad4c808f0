import { readable } from '../palette.ts';
import { circle, linear, radial, rect } from '../svg.ts';
import { capital } from '../text/grammar.ts';
import { whole } from '../text/voice.ts';
import { CLIP_SECONDS, easeOut, layer, sheet, type Layer, type MakeMotion, type Placement } from './motion.ts';

/** A clip that explains one idea: a row of pendulums drifts out of step and back, with the concept and its steps written below. */
export const conceptExplainer: MakeMotion = ({ width: w, height: h, random, palette, letters, brief }) => {
  const m = Math.min(w, h);
  const concept = capital(whole(brief.keyed('topic', 'concept', 'question') ?? brief.value(/concept|topic|subject|idea|question|title/) ?? brief.named, 10));
  const steps = brief.list(/points?|steps?|beats?|facts?|parts?|takeaway|example/).map((step) => capital(whole(step, 12))).slice(0, 3);
  const count = 11;
  const highlight = brief.colours.get('highlight_color');
  const longest = h * 0.5;
  const top = h * 0.09;
  const back = `<defs>${radial('bg', [[0, palette.ramp(0.36)], [0.6, palette.ramp(0.2)], [1, palette.ramp(0.08)]], [0.5, 0.3], 0.85)}${linear('b', [[0, palette.ramp(0.05), 0], [1, palette.ramp(0.02), 0.75]])}</defs>${rect(0, 0, w, h, 'url(#bg)')}${circle(w / 2, h * 0.38, m * 0.42, palette.ramp(0.3), 'opacity="0.35"')}${rect(0, h * 0.6, w, h * 0.4, 'url(#b)')}${rect(w / 2 - m * 0.2, top - 7, m * 0.4, 11, highlight ?? palette.paper, 5)}`;
  const layers: Record<string, Layer> = { ground: sheet(back, w, h), string: layer(rect(-1, 0, 2, 100, palette.paper, 0, 'opacity="0.5"'), 3, 0, 3, 100) };
  for (let i = 0; i < count; i++) {
    const r = m * (0.018 + (i / count) * 0.012);
    layers[`ball${i}`] = layer(`<defs>${radial('s', [[0, palette.paper], [0.45, i % 2 ? highlight ?? palette.accent : palette.ramp(0.75 + 0.02 * i)], [1, i % 2 ? highlight ?? palette.accent2 : palette.ramp(0.45)]], [0.36, 0.3], 0.8)}</defs>${circle(0, 0, r, 'url(#s)')}`, r + 1, r + 1, r + 1, r + 1);
  }
  const ink = readable(palette.ramp(0.06), palette.paper);
  const write = (name: string, text: string, size: number, color: string, lines: number): void => {
    const fit = letters.fit(text, name === 'concept' ? 'display' : 'textBold', size, w * 0.86, lines);
    const tall = fit.lines.length * fit.size * 1.08;
    layers[name] = layer(fit.lines.map((line, i) => letters.line(line, name === 'concept' ? 'display' : 'textBold', { x: 0, y: -tall / 2 + fit.size * 0.86 + i * fit.size * 1.08, size: fit.size, fill: color, anchor: 'middle' })).join(''), w * 0.45, tall / 2 + 8, w * 0.45, tall / 2 + 14);
  };
  write('concept', concept, m * 0.082, ink, h > w ? 3 : 2);
  steps.forEach((step, i) => { write(`step${i}`, `${i + 1}. ${step}`, m * 0.056, palette.accent, 1); });
  const waves = random.int(6, 8);
  const at = (t: number): Placement[] => {
    const out: Placement[] = [];
    for (let i = 0; i < count; i++) {
      const length = longest * (0.46 + 0.5 * (i / (count - 1)));
      const swings = waves + (count - 1 - i);
      const angle = Math.cos((t / CLIP_SECONDS) * Math.PI * 2 * (swings / 3.2) * 0.5) * 0.62;
      const x = w / 2 + Math.sin(angle) * length;
      const y = top + Math.cos(angle) * length;
      out.push({ layer: 'string', x: w / 2, y: top, rotate: -angle, scaleY: length / 100, alpha: 0.7 });
      for (let ghost = 2; ghost >= 0; ghost--) {
        const past = Math.cos(((t - ghost * 0.05) / CLIP_SECONDS) * Math.PI * 2 * (swings / 3.2) * 0.5) * 0.62;
        out.push({ layer: `ball${i}`, x: ghost === 0 ? x : w / 2 + Math.sin(past) * length, y: ghost === 0 ? y : top + Math.cos(past) * length, alpha: ghost === 0 ? 1 : 0.26 / ghost });
      }
    }
    const rise = easeOut(t, 0.2, 0.9);
    out.push({ layer: 'concept', x: w / 2, y: h * (steps.length > 0 ? 0.78 : 0.84) + (1 - rise) * 30, alpha: rise });
    steps.forEach((_, i) => { const from = 0.9 + (i * 2.6) / steps.length; const to = from + 2.6 / steps.length; const p = easeOut(t, from, from + 0.4) * (i < steps.length - 1 ? 1 - easeOut(t, to - 0.1, to + 0.2) : 1); out.push({ layer: `step${i}`, x: w / 2, y: h * 0.91 + (1 - p) * 18, alpha: p }); });
    return out;
  };
  return { ground: 'ground', layers, at, posterAt: 1.4 };
};
