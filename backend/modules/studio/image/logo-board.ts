import { oklchOf } from '../color.ts';
import { readable } from '../palette.ts';
import { circle, group, n, path, polygon, rect, spark } from '../svg.ts';
import { four, type Scene } from './scene.ts';

type Mark = (ink: string, second: string) => string;

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

const NUMBERS = ['two', 'three', 'four', 'five', 'six'];
const GRID = new RegExp(`\\b([2-6]|${NUMBERS.join('|')})\\s*(?:x|×|by|columns?(?:,| and| by)?)\\s*([2-6]|${NUMBERS.join('|')})\\b`, 'i');
const numberOf = (word: string): number => Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 2;

/** Draws logos for one name in the grid that the prompt asks for, else six: its initials, the name itself, and marks, each on a background of its own. */
export function logoBoard(scene: Scene): string {
  const { width: w, height: h, random, palette, letters, brief } = scene;
  const of = four(scene);
  const typed = brief.keyed('brand_name', 'brand', 'company_name', 'name') ?? brief.value(/\bbrand\b|company|business|\bname\b/) ?? brief.value(/topic|project|idea|product/) ?? brief.named.match(/\b(?:for|called|named)\s+["“]?([A-Z][\w&’' -]{1,24})/)?.[1] ?? 'Conjure';
  const name = typed.trim().split(/\s+/).slice(0, 3).join(' ');
  const initials = brief.choice(/^initial/) ?? name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word)).map((word) => word[0]!).join('').slice(0, 2).toUpperCase();
  const [, across = '', down = ''] = GRID.exec(brief.prompt) ?? (w >= h ? ['', '3', '2'] : ['', '2', '3']);
  const [cols, rows] = [numberOf(across), numberOf(down)];
  const [count, wide, tall] = [cols * rows, w / cols, h / rows];
  const cell = Math.min(wide, tall);
  const [light, dark, bold, soft] = [[palette.paper, palette.ramp(0.16), palette.accent2], [palette.ramp(0.14), palette.accent, palette.paper], [palette.accent, palette.ramp(0.1), palette.paper], [palette.ramp(0.36), palette.paper, palette.accent]] as const;
  // The backgrounds of the logos in the four variants: all light, a chequerboard, all dark, and columns with one in a strong colour.
  const grounds = of<(col: number, row: number) => readonly [string, string, string]>(() => light, (col, row) => ((col + row) % 2 === 0 ? dark : light), () => dark, (col) => (col === 0 ? bold : col % 2 === 0 ? dark : soft));
  const [initialAt, nameAt] = of([0, count - 2], [count - 2, cols - 1], [count - 1, cols], [cols - 1, count - 1]);
  const marks = random.fork('marks').shuffle(MARKS);
  let out = '';
  for (let i = 0; i < count; i++) {
    const [col, row] = [i % cols, Math.floor(i / cols)];
    const [ground, main, other] = grounds(col, row);
    const ink = readable(ground, main, palette.ramp(0.1), palette.paper);
    const second = Math.abs(oklchOf(other).l - oklchOf(ground).l) > 0.22 ? other : readable(ground, palette.ramp(0.35), palette.ramp(0.75));
    const [x, y] = [col * wide, row * tall];
    out += rect(x, y, wide + 1, tall + 1, ground);
    if (i === initialAt || i === nameAt) {
      const shown = i === initialAt ? initials : name;
      const fit = letters.fit(shown, 'display', cell * (i === initialAt ? 0.6 : wide > tall * 1.5 ? 0.4 : 0.2), wide * 0.74, i === initialAt ? 1 : 2);
      const first = y + tall / 2 - ((fit.lines.length - 1) * fit.size * 0.96) / 2 + fit.size * 0.34;
      fit.lines.forEach((line, k) => { out += letters.line(line, 'display', { x: x + wide / 2, y: first + k * fit.size * 0.96, size: fit.size, fill: ink, anchor: 'middle', tracking: -0.02 }); });
      if (i === nameAt) out += spark(x + wide / 2 + Math.max(...fit.lines.map((line) => letters.width(line, 'display', fit.size))) / 2 + fit.size * 0.16, first - fit.size * 0.72, fit.size * 0.2, second);
    } else {
      out += group(marks[i % marks.length]!(ink, second), `translate(${n(x + wide / 2)} ${n(y + tall / 2)}) scale(${(cell / 330).toFixed(3)})`);
    }
  }
  const hairline = of(palette.ramp(0.82), '', palette.ramp(0.36), '');
  if (hairline !== '') for (let i = 1; i < Math.max(cols, rows); i++) out += (i < cols ? rect(i * wide - 1, h * 0.05, 2, h * 0.9, hairline) : '') + (i < rows ? rect(w * 0.04, i * tall - 1, w * 0.92, 2, hairline) : '');
  return out;
}
