import { oklchOf } from '../color.ts';
import { readable } from '../palette.ts';
import { circle, group, n, path, polygon, rect, spark } from '../svg.ts';
import { four, type Scene } from './scene.ts';

type Mark = (ink: string, second: string) => string;
/** A tile of the logo sheet: left, top, width and height, as shares of the sheet. */
type Tile = readonly [left: number, top: number, wide: number, tall: number];

/** Pictorial marks for logos: plain shapes inside a circle of radius 100. */
const MARKS: readonly Mark[] = [
  (ink, second) => circle(-34, 0, 66, ink) + circle(34, 0, 66, second, 'opacity="0.75"'),
  (ink) => spark(0, 0, 104, ink),
  (ink, second) => path('M-88 -8A88 88 0 0 1 88 -8Z', ink) + path('M-88 8A88 88 0 0 0 88 8Z', second),
  (ink, second) => path('M-90 0A90 90 0 1 1 90 0A90 90 0 1 1 -90 0M-52 0A52 52 0 1 0 52 0A52 52 0 1 0 -52 0', ink, 'fill-rule="evenodd"') + path('M-72 34Q-20 -60 4 0T76 -34', 'none', `stroke="${second}" stroke-width="24" stroke-linecap="round"`),
  (ink, second) => [0, 60, 120].map((turn) => group(path('M0 -96Q46 -48 0 0Q-46 -48 0 -96Z', ink) + path('M0 96Q46 48 0 0Q-46 48 0 96Z', second), `rotate(${turn})`)).join(''),
  (ink, second) => rect(-84, 12, 44, 72, ink, 6) + rect(-22, -36, 44, 120, second, 6) + rect(40, -84, 44, 168, ink, 6),
  (ink, second) => polygon([[0, -92], [88, 60], [-88, 60]], ink) + circle(0, 16, 34, second),
  (ink, second) => path('M-84 84V-84H0A84 84 0 0 1 84 0V84H28V0A28 28 0 0 0 0 -28H-28V84Z', ink) + circle(0, 58, 22, second),
  (ink, second) => [-1, 0, 1].map((row) => [-1, 0, 1].map((col) => ((row + col) % 2 === 0 ? circle(col * 62, row * 62, 27, ink) : rect(col * 62 - 25, row * 62 - 25, 50, 50, second, 8))).join('')).join(''),
  (ink, second) => path('M-90 40Q-45 -30 0 40T90 40', 'none', `stroke="${ink}" stroke-width="26" stroke-linecap="round"`) + path('M-90 -16Q-45 -86 0 -16T90 -16', 'none', `stroke="${second}" stroke-width="26" stroke-linecap="round"`),
];

/** Draws six logos for one name: its initials, the name itself, and four marks, each on a background of its own. */
export function logoBoard(scene: Scene): string {
  const { width: w, height: h, random, palette, letters, brief } = scene;
  const of = four(scene);
  const typed = brief.keyed('brand_name', 'brand', 'company_name', 'name') ?? brief.value(/\bbrand\b|company|business|\bname\b/) ?? brief.value(/topic|project|idea|product/) ?? brief.named.match(/\b(?:for|called|named)\s+["“]?([A-Z][\w&’' -]{1,24})/)?.[1] ?? 'Conjure';
  const name = typed.trim().split(/\s+/).slice(0, 3).join(' ');
  const initials = brief.choice(/^initial/) ?? name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word)).map((word) => word[0]!).join('').slice(0, 2).toUpperCase();
  const cols = w >= h ? 3 : 2;
  const rows = 6 / cols;
  const [tw, th] = [w / cols, h / rows];
  const even = (columns: number): Tile[] => Array.from({ length: 6 }, (_, i) => [(i % columns) / columns, Math.floor(i / columns) / (6 / columns), 1 / columns, columns / 6]);
  const beside = Array.from({ length: 4 }, (_, i): Tile => [0.5 + (i % 2) / 4, (1 + Math.floor(i / 2)) / 3, 1 / 4, 1 / 3]);
  // The four layouts of the logo sheet: two even grids, one with a large initial beside the rest, and one with the name across the top.
  const tiles = of<readonly Tile[]>(even(cols), even(rows), [...beside.slice(0, 3), [0.5, 0, 0.5, 1 / 3], beside[3]!, [0, 0, 0.5, 1]], [...Array.from({ length: 5 }, (_, i): Tile => [i / 5, 0.56, 1 / 5, 0.44]), [0, 0, 1, 0.56]]);
  const [light, dark, bold, soft] = [[palette.paper, palette.ramp(0.16), palette.accent2], [palette.ramp(0.14), palette.accent, palette.paper], [palette.accent, palette.ramp(0.1), palette.paper], [palette.ramp(0.36), palette.paper, palette.accent]] as const;
  // The backgrounds of the six logos in the four variants: all light, a chequerboard, all dark, and two bands.
  const grounds = of([light, light, light, light, light, light], [dark, light, light, dark, bold, light], [dark, dark, dark, dark, dark, soft], [light, dark, light, dark, light, bold]);
  const [initialAt, nameAt] = of([0, 4], [4, 2], [5, 3], [2, 5]);
  const marks = random.fork('marks').shuffle(MARKS);
  let out = '';
  for (let i = 0; i < 6; i++) {
    const [ground, main, other] = grounds[i]!;
    const ink = readable(ground, main, palette.ramp(0.1), palette.paper);
    const second = Math.abs(oklchOf(other).l - oklchOf(ground).l) > 0.22 ? other : readable(ground, palette.ramp(0.35), palette.ramp(0.75));
    const [left, top, across, down] = tiles[i]!;
    const [x, y, wide, tall] = [left * w, top * h, across * w, down * h];
    const cell = Math.min(wide, tall);
    out += rect(x, y, wide + 1, tall + 1, ground);
    if (i === initialAt || i === nameAt) {
      const shown = i === initialAt ? initials : name;
      const fit = letters.fit(shown, 'display', cell * (i === initialAt ? 0.6 : wide > tall * 1.5 ? 0.4 : 0.2), wide * 0.74, i === initialAt ? 1 : 2);
      const first = y + tall / 2 - ((fit.lines.length - 1) * fit.size * 0.96) / 2 + fit.size * 0.34;
      fit.lines.forEach((line, k) => { out += letters.line(line, 'display', { x: x + wide / 2, y: first + k * fit.size * 0.96, size: fit.size, fill: ink, anchor: 'middle', tracking: -0.02 }); });
      if (i === nameAt) out += spark(x + wide / 2 + Math.max(...fit.lines.map((line) => letters.width(line, 'display', fit.size))) / 2 + fit.size * 0.16, first - fit.size * 0.72, fit.size * 0.2, second);
    } else {
      out += group(marks[i]!(ink, second), `translate(${n(x + wide / 2)} ${n(y + tall / 2)}) scale(${(cell / 330).toFixed(3)})`);
    }
  }
  if (scene.variant % 4 === 0) for (let i = 1; i < 6; i++) out += i < cols ? rect(i * tw - 1, th * 0.08, 2, h - th * 0.16, palette.ramp(0.82)) : i - cols + 1 < rows ? rect(tw * 0.08, (i - cols + 1) * th - 1, w - tw * 0.16, 2, palette.ramp(0.82)) : '';
  return out;
}
