import { readable } from '../palette.ts';
import { circle, linear, path, rect, spark } from '../svg.ts';
import { splitList } from '../brief.ts';
import { capital } from '../text/grammar.ts';
import { phrase, whole } from '../text/voice.ts';
import { easeInOut, easeOut, layer, sheet, spring, type Layer, type MakeMotion, type Placement } from './motion.ts';

/** A clip for phones in three beats: each line of text appears on its own colour through a growing circle, and the last one bursts. */
export const threeBeatTeaser: MakeMotion = ({ width: w, height: h, random, palette, letters, brief }) => {
  const m = Math.min(w, h);
  const told = [brief.keyed('beat_one'), brief.keyed('beat_two'), brief.keyed('beat_three')].filter((line) => line !== null);
  const given = told.length > 0 ? told : brief.list(/\bbeats?\b|lines?|points?|hook|scenes?|moments?/);
  const topic = brief.value(/topic|subject|product|idea|name|title|about/) ?? brief.named;
  const lines = [...given, ...(given.length < 3 ? splitList(topic) : []), 'Wait for it', 'Now you see it'].map((line) => capital(told.length > 0 ? whole(line, 12) : phrase(line, 6))).slice(0, 3);
  const grounds = [palette.ramp(0.12), palette.accent2, palette.accent];
  const reach = Math.hypot(w, h) / 2;
  const disc = (fill: string): Layer => layer(circle(0, 0, 198, fill), 200, 200, 200, 200);
  const stripes = Array.from({ length: 9 }, (_, i) => rect(-w * 0.3, h * (i / 8) - 6, w * 1.6, m * 0.012, palette.ramp(0.22), 0, `transform="rotate(-14 ${w / 2} ${h / 2})"`)).join('');
  const layers: Record<string, Layer> = {
    ground: sheet(`<defs>${linear('g', [[0, palette.ramp(0.2)], [1, grounds[0]!]])}</defs>${rect(0, 0, w, h, 'url(#g)')}${stripes}`, w, h), disc1: disc(grounds[1]!), disc2: disc(grounds[2]!), full1: sheet(rect(0, 0, w, h, grounds[1]!), w, h), full2: sheet(rect(0, 0, w, h, grounds[2]!), w, h),
    spark: layer(spark(0, 0, m * 0.05, palette.ramp(0.12)), m * 0.052, m * 0.052, m * 0.052, m * 0.052), ring: layer(circle(0, 0, 190, 'none', `stroke="${palette.paper}" stroke-width="9"`), 200, 200, 200, 200), dot: layer(circle(0, 0, m * 0.016, palette.ramp(0.3)), m * 0.018, m * 0.018, m * 0.018, m * 0.018),
    wave: layer(path(`M0 40Q${w * 0.25} -30 ${w * 0.5} 40T${w} 40T${w * 1.5} 40T${w * 2} 40V${h * 0.3}H0Z`, palette.ramp(0.06), 'opacity="0.22"'), 0, 10, w * 2, h * 0.3),
  };
  lines.forEach((line, beat) => {
    const fit = letters.fit(line, 'display', m * 0.2, w * 0.86, 5);
    const ink = readable(grounds[beat]!, palette.paper, palette.ramp(0.06));
    const tall = fit.lines.length * fit.size * 1.04;
    const inner = fit.lines.map((text, i) => letters.line(text, 'display', { x: 0, y: -tall / 2 + fit.size * 0.84 + i * fit.size * 1.04, size: fit.size, fill: ink, anchor: 'middle', tracking: -0.02 })).join('');
    layers[`line${beat}`] = layer(inner, w * 0.45, tall / 2 + fit.size * 0.3, w * 0.45, tall / 2 + fit.size * 0.4);
  });
  const burst = Array.from({ length: 26 }, () => ({ angle: random.range(0, Math.PI * 2), far: random.range(0.3, 1), size: random.range(0.3, 1.1), kind: random.chance(0.5) ? 'spark' : 'dot' }));
  const starts = [0.05, 1.35, 2.65];
  const at = (t: number): Placement[] => {
    const out: Placement[] = [];
    for (let beat = 0; beat < 3; beat++) {
      const start = starts[beat]!;
      if (t < start - 0.05 || (beat < 2 && t > starts[beat + 1]! + 0.5)) continue;
      // When the circle covers the whole frame, a plain sheet is drawn instead, which costs much less time.
      if (beat > 0 && t >= start + 0.5) out.push({ layer: `full${beat}`, x: 0, y: 0 });
      else if (beat > 0) out.push({ layer: `disc${beat}`, x: w / 2, y: h * 0.5, scale: Math.max(0.01, (easeInOut(t, start - 0.05, start + 0.5) * reach * 1.02) / 198) });
      if (beat > 0) for (const k of [1, 2]) out.push({ layer: 'ring', x: w / 2, y: h * 0.47, scale: (m / 200) * (0.35 + k * 0.36) * (0.8 + 0.2 * easeOut(t, start, start + 1)), alpha: 0.3 * easeOut(t, start + 0.1 * k, start + 0.6) });
      if (beat === 2) out.push({ layer: 'wave', x: -((t * w * 0.25) % w), y: h * 0.86 });
      const p = spring(t, start + 0.12, start + 0.65);
      const leave = beat < 2 ? easeInOut(t, starts[beat + 1]! - 0.15, starts[beat + 1]! + 0.2) : 0;
      out.push({ layer: 'ring', x: w / 2, y: h / 2, scale: Math.max(0.01, easeOut(t, start, start + 0.8) * (m / 420)), alpha: 0.5 * (1 - easeOut(t, start, start + 0.9)) });
      out.push({ layer: `line${beat}`, x: w / 2, y: h * 0.47 + (1 - p) * h * 0.16 - leave * h * 0.1, scale: 0.78 + 0.22 * p + (t - start) * 0.025, alpha: easeOut(t, start + 0.1, start + 0.35) * (1 - leave), rotate: (1 - p) * (beat % 2 ? 0.07 : -0.07) });
      if (beat === 2) for (const { angle, far, size, kind } of burst) { const q = easeOut(t, start + 0.2, start + 1.3); out.push({ layer: kind, x: w / 2 + Math.cos(angle) * far * w * 0.6 * q, y: h * 0.47 + Math.sin(angle) * far * h * 0.42 * q + q * q * 30, scale: size * (0.4 + q), rotate: q * 3, alpha: t > start + 0.2 ? 1 - q * 0.55 : 0 }); }
    }
    return out;
  };
  return { ground: 'ground', layers, at, posterAt: 3.7 };
};
