import { awning, shopFront } from '../motifs/shop.ts';
import { cloud } from '../motifs/landscape.ts';
import { circle, group, linear, rect, spark, path } from '../svg.ts';
import { readable } from '../palette.ts';
import { capital } from '../text/grammar.ts';
import { whole } from '../text/voice.ts';
import { easeOut, layer, loop, sheet, spring, type Layer, type MakeMotion, type Placement } from './motion.ts';

/** A clip in which a shop is built piece by piece on its street: front, awning, sign, goods in the window, then the offer. */
export const shopPromo: MakeMotion = ({ width: w, height: h, random, palette: own, letters, brief }) => {
  const palette = { ...own, accent2: brief.colours.get('brand_color') ?? own.accent2 };
  const m = Math.min(w, h);
  const name = capital(whole(brief.keyed('brand_name', 'business_name', 'name') ?? brief.value(/business|shop|company|brand|name/) ?? brief.value(/topic|subject/) ?? 'Open today', 4));
  const offer = capital(whole(brief.value(/offer$|message|call to action|\bcta\b|slogan|tagline|special|promo/) ?? brief.keyed('ritual', 'business_kind') ?? 'Come in, we are open', 10));
  const tall = h > w;
  const s = (m / 470) * (tall ? 1 : 0.86);
  const floor = tall ? h * 0.74 : h * 0.84;
  const x = tall ? w / 2 : w * 0.36;
  const sky = `<defs>${linear('sky', [[0, palette.ramp(0.76)], [1, palette.ramp(0.95)]])}</defs>${rect(0, 0, w, h, 'url(#sky)')}${circle(w * 0.84, h * 0.2, m * 0.11, palette.paper)}${rect(0, floor, w, h - floor, palette.ramp(0.42))}${rect(0, floor, w, m * 0.014, palette.ramp(0.3))}`;
  const signFit = letters.fit(name, 'display', 40, 250, 1);
  // In wide clips the offer stands beside the shop, to the right of the awning.
  const beside = Math.max(w * 0.6, x + 226 * s + m * 0.02);
  const offerFit = letters.fit(offer, 'display', m * 0.11, tall ? w * 0.86 : w * 0.97 - beside, 4);
  const ink = readable(palette.ramp(0.88), palette.ramp(0.1), palette.paper);
  const offerTall = offerFit.lines.length * offerFit.size * 1.05;
  const scaled = (inner: string): string => group(inner, `scale(${s})`);
  const layers: Record<string, Layer> = {
    ground: sheet(sky, w, h), shop: layer(scaled(shopFront(palette)), 216 * s, 334 * s, 216 * s, 8 * s), awning: layer(scaled(awning(palette)), 220 * s, 10 * s, 220 * s, 90 * s),
    sign: layer(scaled(rect(-146, -34, 292, 66, palette.ramp(0.14), 8) + letters.line(signFit.lines[0] ?? '', 'display', { x: 0, y: signFit.size * 0.34, size: signFit.size, fill: palette.accent, anchor: 'middle' })), 150 * s, 38 * s, 150 * s, 38 * s),
    item: layer(scaled(path('M-24 0A24 24 0 0 1 24 0Z', palette.accent) + rect(-26, 0, 52, 7, palette.paper, 3)), 28 * s, 28 * s, 28 * s, 9 * s), cloud: layer(cloud(0, 0, m * 0.26, palette.paper, 0.85), 4, m * 0.15, m * 0.28, 4),
    spark: layer(spark(0, 0, m * 0.03, palette.accent2), m * 0.032, m * 0.032, m * 0.032, m * 0.032),
    offer: layer(offerFit.lines.map((line, i) => letters.line(line, 'display', { x: tall ? 0 : beside - w * 0.78, y: -offerTall / 2 + offerFit.size * 0.84 + i * offerFit.size * 1.05, size: offerFit.size, fill: ink, anchor: tall ? 'middle' : 'start', tracking: -0.02 })).join(''), w * 0.44, offerTall / 2 + 20, w * 0.44, offerTall / 2 + 30),
    rule: layer(rect(0, -5, m * 0.3, 10, palette.accent2, 5), 0, 6, m * 0.3, 6),
  };
  const twinkles = Array.from({ length: 8 }, () => [random.range(-0.55, 0.55), random.range(-0.85, -0.2), random.range(0, 6)] as const);
  const at = (t: number): Placement[] => {
    const up = spring(t, 0.1, 0.9);
    const fall = spring(t, 0.75, 1.35);
    const hang = spring(t, 1.15, 1.75);
    const say = easeOut(t, 2, 2.7);
    const [ox, oy] = tall ? [w / 2, h * 0.17] : [w * 0.78, h * 0.42];
    return [
      { layer: 'cloud', x: w * 0.08 + t * 14, y: h * 0.2 }, { layer: 'cloud', x: w * 0.58 + t * 9, y: h * 0.3, scale: 0.7 },
      { layer: 'shop', x, y: floor, scaleY: Math.max(0.001, up), scaleX: 0.9 + 0.1 * up },
      ...[0, 1, 2].map((i): Placement => { const p = spring(t, 1.5 + i * 0.16, 2 + i * 0.16); return { layer: 'item', x: x + (-124 + i * 54) * s, y: floor - 55 * s - Math.abs(Math.sin(loop(t, 2) + i)) * 5 * s * p, scale: Math.max(0.001, p) }; }),
      ...(t > 0.75 ? [{ layer: 'awning', x, y: floor - 252 * s, scaleY: Math.max(0.001, fall) * (1 + Math.sin(loop(t, 2)) * 0.02) } satisfies Placement] : []),
      ...(t > 1.15 ? [{ layer: 'sign', x, y: floor - 300 * s, scale: Math.max(0.001, hang), rotate: (1 - hang) * 0.5 + Math.sin(loop(t, 2)) * 0.012 } satisfies Placement] : []),
      { layer: 'offer', x: ox, y: oy + (1 - say) * 40, alpha: say }, { layer: 'rule', x: tall ? w / 2 - m * 0.15 : beside, y: oy + offerTall / 2 + m * 0.05, scaleX: Math.max(0.001, easeOut(t, 2.4, 3)) },
      ...twinkles.map(([tx, ty, phase]): Placement => ({ layer: 'spark', x: x + tx * m, y: floor + ty * m, scale: Math.max(0.001, Math.abs(Math.sin(loop(t, 1.5) + phase))) * 0.9, alpha: easeOut(t, 1.7, 2.2) })),
    ];
  };
  return { ground: 'ground', layers, at, posterAt: 3.4 };
};
