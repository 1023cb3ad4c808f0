import { materialOf } from '../image/product-podium.ts';
import { lighter } from '../color.ts';
import { label, LABELS, labelOf, product, productDefs, productOf } from '../motifs/product.ts';
import { circle, ellipse, group, linear, radial, rect } from '../svg.ts';
import { easeOut, layer, loop, sheet, type MakeMotion, type Placement } from './motion.ts';

/** A clip in which a product rises and turns once: its label travels round, a ring of marks turns with it, and light sweeps over it. */
export const productReveal: MakeMotion = ({ width: w, height: h, random, palette, letters, brief }) => {
  const m = Math.min(w, h);
  const kind = productOf(brief, random);
  const shown = labelOf(brief);
  const material = materialOf((brief.keyed('subject', 'product') ?? brief.said).toLowerCase(), palette);
  const s = (m / 400) * 0.86;
  const box = LABELS[kind];
  const ground = h * 0.76;
  const light = brief.mentions('bright', 'white', 'clean', 'airy');
  const wall = brief.colours.get('background_color');
  const back = `<defs>${radial('bg', wall ? [[0, lighter(wall, 0.2)], [0.55, wall], [1, wall]] : [[0, palette.ramp(light ? 0.95 : 0.5)], [0.55, palette.ramp(light ? 0.82 : 0.24)], [1, palette.ramp(light ? 0.66 : 0.06)]], [0.5, 0.42], 0.75)}</defs>${rect(0, 0, w, h, 'url(#bg)')}${ellipse(w / 2, ground + 6, m * 0.46, m * 0.115, palette.ramp(light ? 0.72 : 0.12), 'opacity="0.75"')}`;
  const body = productDefs(material) + group(product(kind, material, ''), `scale(${s})`);
  const layers = {
    ground: sheet(back, w, h), body: layer(body, 150 * s, 310 * s, 150 * s, 14 * s),
    label: box ? layer(group(label(box.half * 1.25, box.h, shown, material, letters), `scale(${s})`), box.half * s, box.h * s, box.half * s, box.h * s) : layer('', 1, 1, 1, 1),
    tick: layer(rect(-2, -7, 4, 14, palette.accent, 2), 6, 10, 6, 10), dot: layer(circle(0, 0, 7, palette.accent2), 9, 9, 9, 9),
    sweep: layer(`<defs>${linear('sw', [[0, '#ffffff', 0], [0.5, '#ffffff', 0.32], [1, '#ffffff', 0]], [0, 0], [1, 0])}</defs>${group(rect(-m * 0.13, -h * 0.5, m * 0.26, h, 'url(#sw)'), 'rotate(14)')}`, m * 0.32, h * 0.55, m * 0.32, h * 0.55),
    shadow: layer(ellipse(0, 0, m * 0.2, m * 0.035, palette.ramp(0), 'opacity="0.5"'), m * 0.21, m * 0.04, m * 0.21, m * 0.04),
  };
  const at = (t: number): Placement[] => {
    const rise = easeOut(t, 0, 0.9);
    const angle = loop(t, 1) * 1;
    const y = ground - m * 0.02 + (1 - rise) * m * 0.16;
    const ring = Array.from({ length: 44 }, (_, i) => {
      const a = (i / 44) * Math.PI * 2 + angle;
      const depth = (Math.sin(a) + 1) / 2;
      const big = i % 11 === 0;
      return { back: depth < 0.5, place: { layer: big ? 'dot' : 'tick', x: w / 2 + Math.cos(a) * m * 0.44, y: ground + 6 + Math.sin(a) * m * 0.11, scale: (0.5 + depth * 0.75) * (m / 720), alpha: (0.25 + depth * 0.75) * easeOut(t, i * 0.012, 0.6 + i * 0.012) } satisfies Placement };
    });
    const facing = Math.cos(angle);
    const turning = box ? 1 : Math.abs(facing) < 0.1 ? 0.1 : facing;
    const tag: Placement[] = box && facing > 0.02 ? [{ layer: 'label', x: w / 2 + Math.sin(angle) * box.half * s * 0.94, y: y + box.y * s, scaleX: facing, alpha: rise }] : [];
    return [
      { layer: 'shadow', x: w / 2, y: ground + 4, scale: 0.7 + rise * 0.3, alpha: rise }, ...ring.filter(({ back: behind }) => behind).map(({ place }) => place),
      { layer: 'body', x: w / 2, y, alpha: rise, scaleX: turning }, ...tag,
      { layer: 'sweep', x: -w * 0.2 + ((t * 0.42) % 1.4) * w, y: h * 0.45, alpha: 0.7 }, ...ring.filter(({ back: behind }) => !behind).map(({ place }) => place),
    ];
  };
  return { ground: 'ground', layers, at, posterAt: 3.9 };
};
