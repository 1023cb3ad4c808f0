import { birds, cactus, cloud, heavenlyBody, peaks, pine, ridge, ridgePath, roundTree, sharpPath, skyline, stars } from '../motifs/landscape.ts';
import { circle, linear, n, path, radial, rect, type Sweep } from '../svg.ts';
import { four, type Scene } from './scene.ts';

/** Draws a layered landscape: sky, a sun or moon, five depths of land or water, and the things that the words name. */
export function dreamscape(scene: Scene): string {
  const { width: w, height: h, random, palette, brief } = scene;
  const of = four(scene);
  const bright = brief.mentions('noon', 'sunny', 'daylight', 'bright', 'morning', 'breakfast') || (!brief.mentions('night', 'dusk', 'dark', 'evening', 'sunset', 'sunrise', 'dawn', 'moon', 'star', 'space') && of(false, true, false, true));
  const rings = brief.mentions('ring', 'saturn') || (brief.mentions('planet', 'alien', 'dream') && random.chance(0.7));
  const body = brief.mentions('moon') ? 'moon' : brief.mentions('planet', 'space', 'alien') ? 'planet' : 'sun';
  const large = brief.mentions('large', 'huge', 'giant', 'very', 'enormous') ? 1.3 : 1;
  const r = Math.min(w, h) * of(0.14, 0.09, 0.22, 0.16) * random.range(0.9, 1.1) * large;
  const x = w * of(0.36, 0.76, 0.44, 0.2);
  const horizon = h * of(0.54, 0.7, 0.44, 0.66);
  const y = horizon - r * of(0.3, 2.6, 0.2, 2);
  const sky = bright ? [[0, palette.ramp(0.6)], [0.55, palette.ramp(0.84)], [1, palette.ramp(0.98)]] as const : [[0, palette.ramp(0.04)], [0.3, palette.ramp(0.2)], [0.62, palette.ramp(0.5)], [0.8, palette.ramp(0.78)]] as const;
  let out = `<defs>${linear('sky', sky, ...of<Sweep>([[0, 0], [0, 1]], [[1, 0], [0.2, 1]], [[0, 0], [0.5, 1]], [[0.2, 0], [0.9, 1]]))}${radial('glow', [[0, palette.ramp(0.95), 0.55], [1, palette.ramp(0.8), 0]])}${linear('haze', [[0, palette.ramp(0.9), 0], [1, palette.ramp(0.85), 0.35]])}</defs>${rect(0, 0, w, h, 'url(#sky)')}`;
  if (!bright) out += stars(random.fork('stars'), w, horizon * 0.9, Math.round(w / 9), palette.paper);
  out += circle(x, y, r * 4.2, 'url(#glow)') + heavenlyBody('s', body, x, y, r, palette, rings);
  if (brief.mentions('cloud', 'after the rain', 'storm', 'fog', 'mist') || bright) out += cloud(w * 0.08, h * 0.24, w * 0.2, palette.paper, 0.5) + cloud(w * 0.68, h * 0.17, w * 0.24, palette.paper, 0.35);
  if (brief.mentions('bird', 'gull', 'swallow') || bright) out += birds(random, w * 0.7, h * 0.3, w * 0.03, 4, palette.ramp(0.2));
  const water = brief.mentions('ocean', 'sea', 'lake', 'island', 'harbor', 'harbour', 'coast', 'archipelago');
  const rocky = brief.mentions('mountain', 'peak', 'alps', 'canyon', 'cliff', 'volcan');
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const base = horizon + (h - horizon) * (0.02 + t * 0.78);
    const tone = bright ? 0.74 - t * 0.5 : 0.7 - t * 0.66;
    const part = random.fork(`layer${i}`);
    const steep = of(1, 0.6, 1.5, 1.1);
    const line = rocky && i < 3 ? peaks(part, w, base + h * 0.02, h * steep * (0.24 - t * 0.12)) : ridge(part, w, base, h * steep * (water && i > 1 ? 0.02 : 0.11 - t * 0.03), 1.6 + t);
    out += path(rocky && i < 3 ? sharpPath(line, h) : ridgePath(line, h), palette.ramp(tone));
    const at = (px: number): number => line.reduce((best, point) => (Math.abs(point[0] - px) < Math.abs(best[0] - px) ? point : best))[1];
    if (i === 1 && brief.mentions('city', 'town', 'skyline', 'tower', 'street', 'metropolis')) out += skyline(part, w, base + h * 0.03, h * 0.24, palette.ramp(tone - 0.08), palette.accent, 0.35);
    if (brief.mentions('forest', 'wood', 'tree', 'pine', 'jungle', 'garden') && i >= 2) {
      for (let k = 0; k < 16 + i * 4; k++) {
        const tx = part.range(0, w);
        const tall = h * part.range(0.05, 0.09) * (0.7 + t * 0.9);
        out += brief.mentions('jungle', 'garden', 'orchard') ? roundTree(tx, at(tx) + 8, tall, palette.ramp(Math.max(0, tone - 0.06)), palette.ramp(0.05)) : pine(tx, at(tx) + 8, tall, palette.ramp(Math.max(0, tone - 0.07)));
      }
    }
    if (brief.mentions('desert', 'cactus', 'canyon', 'dune') && i >= 3) for (let k = 0; k < 3; k++) { const tx = part.range(0.05, 0.95) * w; out += cactus(tx, at(tx) + 6, h * part.range(0.07, 0.12), palette.ramp(0.06)); }
    if (i === 1) out += rect(0, horizon - h * 0.08, w, h * 0.2, 'url(#haze)');
  }
  if (water) for (let k = 0; k < 26; k++) { const wy = horizon + (h - horizon) * random.range(0.36, 0.98); const half = r * random.range(0.15, 0.9); out += rect(x - half + random.range(-r, r) * 0.5, wy, half * 2, 3 + (wy - horizon) / h * 7, palette.ramp(0.95), 3, `opacity="${random.range(0.18, 0.6).toFixed(2)}"`); }
  if (brief.mentions('snow', 'winter')) for (let k = 0; k < 160; k++) out += circle(random.range(0, w), random.range(0, h), random.range(1.4, 5), '#fff', `opacity="${random.range(0.4, 0.95).toFixed(2)}"`);
  else if (brief.mentions('rain', 'storm') && !brief.mentions('after the rain')) for (let k = 0; k < 120; k++) { const [px, py, len] = [random.range(0, w), random.range(0, h), random.range(16, 44)]; out += `<line x1="${n(px)}" y1="${n(py)}" x2="${n(px - len * 0.25)}" y2="${n(py + len)}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity="0.4"/>`; }
  return out;
}
