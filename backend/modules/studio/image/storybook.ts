import { creature, lookOf, speciesOf } from '../motifs/creature.ts';
import { cloud, heavenlyBody, moths, pine, ridge, ridgePath, roundTree, skyline, stars } from '../motifs/landscape.ts';
import { clothing, companion } from '../motifs/wardrobe.ts';
import { harbour, kitchen } from '../motifs/page-places.ts';
import { isIndoors } from '../motifs/room.ts';
import { coloursIn } from '../palette.ts';
import { circle, group, linear, path, radial, rect, spark, type Sweep } from '../svg.ts';
import { four, type Scene } from './scene.ts';

/** Draws a page of a picture book: one character on a hill or street, a light, and a sky that fits the time of day. */
export function storybook(scene: Scene): string {
  const { width: w, height: h, random, palette, brief } = scene;
  const of = four(scene);
  const formed = brief.typed !== '';
  const night = brief.mentions('night', 'moon', 'star\\b', 'stars', 'bedtime', 'lantern') || (!brief.mentions('day', 'sunny', 'morning', 'afternoon', 'breakfast', 'noon') && of(brief.mentions('asleep'), true, false, !brief.mentions('asleep')));
  const inside = isIndoors(brief) && !brief.mentions('garden', 'harbour', 'forest');
  const sea = brief.mentions('harbour', 'harbor', 'sea\\b', 'ocean', 'lake', 'beach', 'water');
  const species = speciesOf(brief, random);
  const m = Math.min(w, h);
  const sky = night ? [[0, palette.ramp(0.06)], [0.7, palette.ramp(0.42)]] as const : [[0, palette.ramp(0.72)], [0.75, palette.ramp(0.97)]] as const;
  const [ground, side] = [h * of(0.72, 0.8, 0.62, 0.74), of(1, -1, -1, 1)];
  let out = `<defs>${linear('sky', sky, ...of<Sweep>([[0, 0], [0, 1]], [[0.3, 0], [0.6, 1]], [[1, 0], [0, 1]], [[0, 0.1], [1, 0.9]]))}${radial('lamp', [[0, '#ffe9a8', 0.95], [0.4, '#ffd76a', 0.4], [1, '#ffd76a', 0]])}</defs>${rect(0, 0, w, h, 'url(#sky)')}`;
  if (night) out += stars(random, w, h * 0.6, 70, palette.paper);
  out += heavenlyBody('m', night ? 'moon' : 'sun', w * of(0.76, 0.2, 0.78, 0.3), h * of(0.22, 0.3, 0.18, 0.4), m * of(0.11, 0.16, 0.07, 0.27), palette, false);
  out += cloud(w * of(0.08, 0.6, 0.06, 0.66), h * of(0.28, 0.2, 0.36, 0.2), w * of(0.26, 0.3, 0.42, 0.2), palette.paper, night ? 0.14 : 0.8);
  if (brief.mentions('city', 'town', 'street', 'village', 'roof')) out += skyline(random, w, ground - h * 0.02, h * 0.26, palette.ramp(night ? 0.16 : 0.62), '#ffd76a', night ? 0.4 : 0.1);
  const [far, near] = [ridge(random.fork('far'), w, ground - h * 0.06, h * 0.1), ridge(random.fork('near'), w, ground + h * 0.04, h * 0.06, 1.4)];
  out += path(ridgePath(far, h), palette.ramp(night ? 0.3 : 0.66));
  if (!inside && !sea) for (let i = 0; i < 9; i++) { const x = random.range(0, w); if (Math.abs(x - w / 2) > m * 0.2) out += (brief.mentions('garden', 'orchard', 'meadow', 'park') ? roundTree(x, ground, m * random.range(0.14, 0.24), palette.ramp(night ? 0.2 : 0.5), palette.ramp(0.1)) : pine(x, ground + h * 0.01, m * random.range(0.14, 0.26), palette.ramp(night ? 0.17 : 0.48))); }
  out += path(ridgePath(near, h), palette.ramp(night ? 0.15 : 0.5));
  if (inside) out += group(kitchen(w, h, ground, palette, brief, night), side < 0 ? `translate(${w} 0) scale(-1 1)` : '');
  else if (sea) out += harbour(w, h, ground, palette, random, night);
  if (!inside && !sea) for (let i = 0; i < 26; i++) { const [x, y] = [random.range(0, w), random.range(ground + h * 0.12, h)]; out += circle(x, y, random.range(3, 6), i % 3 ? palette.accent : palette.paper, `opacity="${night ? 0.5 : 0.95}"`); }
  const x = w * of(0.4, 0.62, 0.72, 0.3);
  const foot = ground + h * of(0.13, 0.13, 0.24, 0.12);
  const signature = brief.colours.get('character_color') ?? coloursIn(brief.value(/clothes|wears/) ?? '')[0] ?? palette.accent2;
  const large = (brief.mentions('very large', 'huge', 'giant') ? 1.25 : brief.mentions('tiny') ? 0.8 : 1) * of(0.92, 1.24, 0.72, 1.06);
  const spoon = (at: string): string => group(path('M0 0V60', 'none', 'stroke="#b98352" stroke-width="8" stroke-linecap="round"') + `<ellipse cx="0" cy="-10" rx="12" ry="17" fill="#b98352"/>`, at);
  const behind = brief.mentions('spoon behind');
  const figure = (behind ? spoon('translate(58 -246) rotate(24)') : '') + creature(species, lookOf(species, signature)) + clothing(brief.value(/clothes|wears|outfit/) ?? '', signature);
  out += `<ellipse cx="${x}" cy="${foot + 4}" rx="${m * 0.13}" ry="${m * 0.02}" fill="${palette.ramp(0)}" opacity="0.35"/>` + group(figure, `translate(${x} ${foot}) scale(${(m / 560) * side * large} ${(m / 560) * large})`) + (formed ? companion(brief, x + side * m * 0.2, foot, m * of(1, 1.2, 0.8, 1), palette) : '');
  const [lx, ly] = [x + side * m * 0.135 * large, foot - m * 0.095 * large];
  if (brief.mentions('letter', 'envelope')) out += group(rect(-26, -17, 52, 34, palette.paper, 3) + path('M-26 -17L0 5L26 -17', 'none', `stroke="${palette.ramp(0.4)}" stroke-width="3"`), `translate(${lx} ${ly}) rotate(-12)`);
  else if (brief.mentions('spoon')) out += behind ? '' : spoon(`translate(${lx} ${ly - 20}) rotate(24)`);
  else if (brief.mentions('storybook page', '\\ba book', 'reading', 'reads')) out += group(path('M0 0Q-22 -12 -46 -4V34Q-22 26 0 38Q22 26 46 34V-4Q22 -12 0 0Z', palette.paper) + path('M0 0V38', 'none', `stroke="${palette.ramp(0.4)}" stroke-width="3"`), `translate(${lx} ${ly})`);
  else if (brief.mentions('balloon', 'kite', 'umbrella')) out += path(`M${lx} ${ly}Q${lx + 20} ${ly - m * 0.14} ${lx + 10} ${ly - m * 0.26}`, 'none', `stroke="${palette.paper}" stroke-width="3"`) + circle(lx + 10, ly - m * 0.32, m * 0.065, palette.accent2);
  else if (!formed || night) out += circle(lx, ly, m * 0.15, 'url(#lamp)') + rect(lx - m * 0.024, ly - m * 0.03, m * 0.048, m * 0.064, '#ffd76a', 5) + path(`M${lx - m * 0.024} ${ly - m * 0.03}a${m * 0.024} ${m * 0.026} 0 0 1 ${m * 0.048} 0`, 'none', `stroke="${palette.ramp(0.05)}" stroke-width="4"`);
  if (brief.mentions('moths?\\b', 'butterfl')) out += moths(random, lx + side * m * 0.17, ly - m * 0.14, m * 0.22, 5, night ? palette.paper : palette.accent, palette.ramp(night ? 0.62 : 0.2));
  for (let i = 0; i < 5; i++) out += spark(random.range(0.1, 0.9) * w, random.range(0.08, 0.5) * h, random.range(6, 15), palette.accent, 'opacity="0.9"');
  return out;
}
