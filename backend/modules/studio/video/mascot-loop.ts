import { lighter } from '../color.ts';
import { creature, lookOf, mascotOf } from '../motifs/creature.ts';
import { circle, ellipse, group, radial, rect, spark } from '../svg.ts';
import { CLIP_SECONDS, layer, loop, sheet, type MakeMotion, type Placement } from './motion.ts';

/** A clip of a mascot that hops twice, blinks and lands where it began, so that it repeats without a visible cut. */
export const mascotLoop: MakeMotion = ({ width: w, height: h, random, palette, brief }) => {
  const m = Math.min(w, h);
  const species = mascotOf(brief, random);
  const look = lookOf(species, palette.accent2, brief.colours.get('character_color'));
  const wall = brief.colours.get('background_color');
  const s = m / 540;
  const floor = h * 0.8;
  const back = `<defs>${radial('bg', wall ? [[0, wall], [0.5, wall], [1, lighter(wall, -0.06)]] : [[0, palette.ramp(0.97)], [1, palette.ramp(0.8)]], [0.5, 0.45], 0.8)}</defs>${rect(0, 0, w, h, 'url(#bg)')}${circle(w / 2, h * 0.46, m * 0.37, palette.paper, 'opacity="0.6"')}${ellipse(w / 2, floor + m * 0.03, m * 0.62, m * 0.1, palette.ramp(0.72), 'opacity="0.55"')}`;
  const figure = (open: number): ReturnType<typeof layer> => layer(group(creature(species, look, open), `scale(${s})`), 125 * s, 312 * s, 125 * s, 14 * s);
  const layers = {
    ground: sheet(back, w, h), open: figure(1), closed: figure(0), shadow: layer(ellipse(0, 0, m * 0.15, m * 0.026, palette.ramp(0.2), 'opacity="0.4"'), m * 0.16, m * 0.03, m * 0.16, m * 0.03),
    spark: layer(spark(0, 0, m * 0.03, palette.accent), m * 0.032, m * 0.032, m * 0.032, m * 0.032), dot: layer(circle(0, 0, m * 0.008, palette.accent2), m * 0.01, m * 0.01, m * 0.01, m * 0.01),
  };
  const at = (t: number): Placement[] => {
    const beat = (t % (CLIP_SECONDS / 2)) / (CLIP_SECONDS / 2);
    const first = t < CLIP_SECONDS / 2;
    const air = beat > 0.22 && beat < 0.78 ? Math.sin(((beat - 0.22) / 0.56) * Math.PI) : 0;
    const press = beat <= 0.22 ? Math.sin((beat / 0.22) * Math.PI) : beat >= 0.78 ? Math.sin(((beat - 0.78) / 0.22) * Math.PI) : 0;
    const stretch = 1 - press * 0.17 + air * 0.05;
    const shift = (first ? beat : 1 - beat) * 2 - 1;
    const x = w / 2 + Math.max(-1, Math.min(1, shift * 1.2)) * m * 0.17;
    const y = floor - air * m * 0.2;
    const blink = (t > 0.06 && t < 0.2) || (t > 2.05 && t < 2.2);
    const trail: Placement[] = Array.from({ length: 16 }, (_, i) => { const p = i / 15; return { layer: 'dot', x: w / 2 + (p * 2 - 1) * m * 0.17, y: floor - m * 0.2 - Math.sin(p * Math.PI) * m * 0.36, alpha: 0.5 }; });
    return [
      ...trail, { layer: 'shadow', x, y: floor + m * 0.012, scale: 1 - air * 0.4, alpha: 1 - air * 0.5 },
      { layer: blink ? 'closed' : 'open', x, y, scaleX: (2 - stretch), scaleY: stretch, rotate: (first ? 1 : -1) * air * 0.09 },
      ...Array.from({ length: 7 }, (_, i): Placement => { const a = loop(t) + (i / 7) * Math.PI * 2; return { layer: 'spark', x: w / 2 + Math.cos(a) * m * 0.42, y: h * 0.42 + Math.sin(a * 1) * m * 0.3, scale: 0.5 + 0.5 * Math.abs(Math.sin(loop(t, 2) + i)), rotate: a }; }),
    ];
  };
  return { ground: 'ground', layers, at, posterAt: 0.9 };
};
