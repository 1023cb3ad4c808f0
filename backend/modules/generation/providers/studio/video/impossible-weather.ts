import { cloud } from '../motifs/landscape.ts';
import { circle, ellipse, group, linear, path, polygon, rect } from '../svg.ts';
import { CLIP_SECONDS, layer, loop, sheet, type Layer, type MakeMotion, type Placement } from './motion.ts';

const FALLS: readonly (readonly [RegExp, 'rain' | 'snow' | 'petal' | 'spark'])[] = [[/snow|blizzard|frost|ice|winter/, 'snow'], [/petal|blossom|flower|leaf|leaves|confetti|autumn/, 'petal'], [/fire|ember|spark|firefl|star|aurora|glitter|gold/, 'spark'], [/./s, 'rain']];

/** An ordinary room in which it rains, snows, blossoms or glows. */
export const impossibleWeather: MakeMotion = ({ width: w, height: h, random, palette, brief }) => {
  const m = Math.min(w, h);
  const fall = FALLS.find(([words]) => words.test(brief.value(/weather/)?.toLowerCase() ?? brief.said))![1];
  const floor = h * 0.8;
  const [wx, wy, ww] = [w * 0.16, h * 0.3, m * 0.24];
  const room = `<defs>${linear('wall', [[0, palette.ramp(0.42)], [1, palette.ramp(0.64)]])}</defs>${rect(0, 0, w, h, 'url(#wall)')}${rect(0, floor, w, h - floor, palette.ramp(0.24))}${rect(0, floor - 8, w, 10, palette.ramp(0.5))}`
    + rect(wx - ww / 2, wy - ww * 0.7, ww, ww * 1.4, palette.ramp(0.97), ww / 2) + rect(wx - 4, wy - ww * 0.7, 8, ww * 1.4, palette.ramp(0.4)) + rect(wx - ww / 2, wy - 4, ww, 8, palette.ramp(0.4))
    + rect(w * 0.84, floor - m * 0.5, m * 0.014, m * 0.5, palette.ramp(0.1)) + polygon([[w * 0.84 - m * 0.045, floor - m * 0.62], [w * 0.84 + m * 0.06, floor - m * 0.62], [w * 0.84 + m * 0.1, floor - m * 0.46], [w * 0.84 - m * 0.085, floor - m * 0.46]], palette.accent)
    + ellipse(w / 2, floor + m * 0.1, m * 0.5, m * 0.05, palette.ramp(0.16)) + rect(w / 2 - m * 0.27, floor - m * 0.24, m * 0.54, m * 0.25, palette.accent2, m * 0.05) + rect(w / 2 - m * 0.34, floor - m * 0.13, m * 0.12, m * 0.19, palette.accent2, m * 0.05) + rect(w / 2 + m * 0.22, floor - m * 0.13, m * 0.12, m * 0.19, palette.accent2, m * 0.05) + rect(w / 2 - m * 0.26, floor - m * 0.06, m * 0.52, m * 0.1, palette.ramp(0.3), 12, 'opacity="0.35"');
  const drop: Readonly<Record<typeof fall, Layer>> = {
    rain: layer(group(rect(-1.5, -m * 0.03, 3.2, m * 0.06, palette.paper, 1.6), 'rotate(9)'), 9, m * 0.035, 9, m * 0.035), snow: layer(circle(0, 0, m * 0.009, '#fff'), m * 0.011, m * 0.011, m * 0.011, m * 0.011),
    petal: layer(path('M0 -13Q11 0 0 13Q-11 0 0 -13Z', palette.ramp(0.92)), 13, 15, 13, 15), spark: layer(circle(0, 0, m * 0.014, palette.accent, 'opacity="0.35"') + circle(0, 0, m * 0.006, palette.paper), m * 0.016, m * 0.016, m * 0.016, m * 0.016),
  };
  const layers: Record<string, Layer> = {
    room: sheet(room, w, h), cloud: layer(cloud(-m * 0.32, m * 0.06, m * 0.64, fall === 'petal' ? palette.ramp(0.95) : '#eef3fb') + cloud(-m * 0.26, m * 0.09, m * 0.5, palette.ramp(0.8), 0.55), m * 0.36, m * 0.3, m * 0.36, m * 0.12), drop: drop[fall],
    bolt: layer(polygon([[-8, -60], [26, -60], [6, -12], [34, -12], [-22, 64], [-4, 8], [-30, 8]], '#ffd23e'), 34, 64, 38, 68), flash: sheet(rect(0, 0, 40, 40, '#ffffff'), 40, 40), ring: layer(ellipse(0, 0, 22, 6, 'none', `stroke="${palette.paper}" stroke-width="2.4"`), 26, 10, 26, 10),
  };
  const speed = { rain: 3, snow: 1, petal: 1, spark: 1 }[fall];
  const drops = Array.from({ length: fall === 'rain' ? 90 : 70 }, () => ({ x: random.range(-0.36, 0.36) * (fall === 'rain' ? 0.9 : 1.9), start: random.next(), sway: random.range(0, 7), size: random.range(0.6, 1.35) }));
  const at = (t: number): Placement[] => {
    const cx = w / 2 + Math.sin(loop(t)) * m * 0.05;
    const cy = h * 0.3 + Math.sin(loop(t, 2)) * m * 0.012;
    const struck = fall === 'rain' ? [0.9, 2.7].find((moment) => t >= moment && t < moment + 0.35) : undefined;
    return [
      ...drops.map(({ x, start, sway, size }): Placement => {
        const p = (start + (t / CLIP_SECONDS) * speed) % 1;
        const down = fall === 'spark' ? 1 - p : p;
        return { layer: 'drop', x: cx * (fall === 'rain' ? 1 : 0.4) + (fall === 'rain' ? 0 : w * 0.3) + x * m + (fall === 'rain' ? -p * m * 0.07 : Math.sin(loop(t) + sway) * m * 0.05), y: cy + m * 0.02 + down * (floor - cy), scale: fall === 'rain' ? 1 : size, rotate: fall === 'petal' ? loop(t) + sway : 0, alpha: Math.min(1, p * 8, (1 - p) * 6) * 0.95 };
      }),
      ...(fall === 'rain' ? drops.slice(0, 22).map(({ x, start, sway }): Placement => { const p = (start + (t / CLIP_SECONDS) * 3 + sway) % 1; return { layer: 'ring', x: w / 2 + x * m * 1.2, y: floor + m * 0.09 + (sway % 1) * m * 0.06, scale: 0.3 + p, alpha: (1 - p) * 0.8 }; }) : []),
      ...(struck === undefined ? [] : [{ layer: 'bolt', x: cx + m * 0.05, y: cy + m * 0.15, scale: m / 620, alpha: 1 - (t - struck) / 0.35 } satisfies Placement]),
      { layer: 'cloud', x: cx, y: cy },
      ...(struck === undefined ? [] : [{ layer: 'flash', x: -w * 0.1, y: -h * 0.1, scaleX: w / 32, scaleY: h / 32, alpha: Math.max(0, 0.34 - (t - struck) * 1.1) } satisfies Placement]),
    ];
  };
  return { ground: 'room', layers, at, posterAt: 1 };
};
