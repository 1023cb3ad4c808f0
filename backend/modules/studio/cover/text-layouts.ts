import { readable, type Palette } from '../palette.ts';
import { highlight, type Face, type Lettering } from '../lettering.ts';
import type { Random } from '../random.ts';
import { circle, path, rect } from '../svg.ts';

/** The parts of a text cover. Sizes are for 960 x 720. The top 130 px stay empty for the chips of the prompt's card. */
export interface TextCover {
  line: string;
  title: string;
  /** The names of the template's variables as people read them, such as "main topic". */
  variables: readonly string[];
  ground: string;
  mark: string;
  palette: Palette;
  letters: Lettering;
  random: Random;
}

const LEFT = 76;
const WIDTH = 810;
/** The lowest baseline of a cover's text, in pixels: wide frames cut 60 px off the bottom, and letters reach below the baseline. */
const LAST_LINE = 604;
const SMALLEST = 44;

interface Marked { text: string; marked: boolean }

/** Marks the words of a cover's line to highlight: those that name a variable, else the longest word. */
function markWords(line: string, variables: readonly string[]): Marked[] {
  const words = line.split(/\s+/);
  const names = variables.flatMap((name) => name.split(' ')).filter((part) => part.length > 3);
  const hits = words.map((word) => names.some((name) => word.toLowerCase().replace(/[^\p{L}]/gu, '').startsWith(name)));
  const longest = words.reduce((best, word, i) => (word.length > words[best]!.length ? i : best), 0);
  return words.map((text, i) => ({ text, marked: hits.includes(true) ? hits[i]! : i === longest }));
}

/** Draws a paragraph whose marked words have a highlight behind them. */
function paragraph(words: readonly Marked[], face: Face, size: number, y: number, cover: TextCover, ink: string, width = WIDTH): { svg: string; bottom: number } {
  let x = LEFT;
  let line = y;
  let back = '';
  let front = '';
  const space = size * 0.26;
  for (const { text, marked } of words) {
    const span = cover.letters.width(text, face, size);
    if (x > LEFT && x + span > LEFT + width) { x = LEFT; line += size * 1.16; }
    if (marked) { const bare = cover.letters.width(text.replace(/[.,:;!?”"]+$/, ''), face, size); back += highlight(x, line, bare, size, cover.mark); }
    front += cover.letters.line(text, face, { x, y: line, size, fill: marked ? readable(cover.mark, ink, cover.palette.paper, cover.palette.ramp(0.05)) : ink });
    x += span + space;
  }
  return { svg: back + front, bottom: line };
}

function statement(cover: TextCover): string {
  const ink = readable(cover.ground, cover.palette.paper, cover.palette.ramp(0.08));
  const quoted = cover.line.length < 70 ? `“${cover.line.replace(/[.]$/, '')}.”` : cover.line;
  const words = markWords(quoted, cover.variables);
  const wanted = quoted.length > 90 ? 66 : quoted.length > 60 ? 78 : 92;
  const size = Math.max(SMALLEST, Math.floor(wanted * Math.min(1, WIDTH / Math.max(...words.map(({ text }) => cover.letters.width(text, 'display', wanted))))));
  const parts = words.flatMap(({ text, marked }) => pieces(text, size, cover).map((piece) => ({ text: piece, marked })));
  const lines = Math.ceil(cover.letters.width(quoted, 'display', size) / (WIDTH - 50));
  return paragraph(parts, 'display', size, Math.max(230, LAST_LINE - (lines - 1) * size * 1.16), cover, ink).svg;
}

/** Cuts a word that is wider than a line, such as a web address, into parts that each fit into one. */
function pieces(word: string, size: number, { letters }: TextCover): string[] {
  const found: string[] = [''];
  for (const letter of word) {
    const last = found.at(-1)!;
    if (last !== '' && letters.width(last + letter, 'display', size) > WIDTH) found.push(letter);
    else found[found.length - 1] = last + letter;
  }
  return found;
}

function outline(cover: TextCover): string {
  const ink = readable(cover.ground, cover.palette.paper, cover.palette.ramp(0.12));
  const names = cover.variables.length > 0 ? cover.variables : cover.title.split(/\s+/).filter((word) => word.length > 4);
  const rows: readonly (readonly [string, string])[] = cover.random.shuffle([['Open on', ''], ['What everyone tries with', ''], ['Where it meets', ''], ['Said for', '']] as const).map(([text], i) => [text, names[i % Math.max(1, names.length)] ?? 'you'] as const);
  let out = '';
  let y = 282;
  const shownRows = rows.slice(0, Math.max(3, Math.min(4, names.length + 2)));
  const widest = Math.max(...shownRows.map(([text, name], i) => cover.letters.width(`${text} ${name}`, 'textBold', 52) + 156 + (i === 2 ? 70 : 0)));
  const size = Math.min(52, (52 * 850) / widest);
  shownRows.forEach(([text, name], i) => {
    const indent = i === 2 ? 70 : 0;
    out += cover.letters.line(i === 2 ? '2.1' : String(i < 2 ? i + 1 : i), 'code', { x: LEFT + indent, y, size: 36, fill: cover.palette.ramp(0.45) });
    const x = LEFT + indent + (i === 2 ? 96 : 66);
    const shown = i < names.length;
    const span = cover.letters.width(`${text} `, 'textBold', size) + 14;
    if (shown) out += highlight(x + span, y, cover.letters.width(name, 'textBold', size), size, cover.mark);
    out += cover.letters.line(shown ? text : `${text} it`, 'textBold', { x, y, size, fill: ink });
    if (shown) out += cover.letters.line(name, 'textBold', { x: x + span, y, size, fill: readable(cover.mark, ink, cover.palette.ramp(0.06), cover.palette.paper) });
    y += 94;
  });
  return out + rect(LEFT, y - 28, 300, 16, cover.palette.ramp(0.5), 8, 'opacity="0.3"') + rect(LEFT, y + 8, 210, 16, cover.palette.ramp(0.5), 8, 'opacity="0.18"');
}

function code(cover: TextCover): string {
  const ink = cover.palette.ramp(0.95);
  const dim = cover.palette.ramp(0.58);
  const [first = 'input', second = 'result'] = cover.variables.map((name) => name.replaceAll(' ', '_'));
  const words = cover.letters.wrap(cover.line, 'code', 38, 720, 2);
  let out = '';
  const size = 38;
  const row = (y: number, parts: readonly (readonly [text: string, color: string, marked?: boolean])[]): void => {
    let x = LEFT;
    for (const [text, color, marked] of parts) {
      const span = cover.letters.width('0', 'code', size) * text.length;
      if (marked) out += highlight(x, y, span, size, cover.mark);
      out += cover.letters.line(text, marked ? 'codeBold' : 'code', { x, y, size, fill: marked ? readable(cover.mark, ink, cover.palette.ramp(0.05)) : color });
      x += span;
    }
  };
  row(286, [['/**', dim]]);
  row(348, [[' * ', dim], [words[0] ?? '', ink]]);
  if (words[1]) row(410, [[' * ', dim], [words[1], ink]]);
  const next = words[1] ? 472 : 410;
  row(next, [[' * ', dim], ['@param ', cover.palette.accent], [first, ink, true]]);
  row(next + 62, [[' */', dim]]);
  row(next + 124, [['explain(', ink], [second, ink, true], [')', ink]]);
  return rect(0, 0, 20, 720, cover.palette.ramp(0.3)) + out;
}

function letter(cover: TextCover): string {
  const ink = cover.palette.ramp(0.14);
  const [to = 'recipient'] = cover.variables.filter((name) => /recipient|who\b|person/.test(name)).concat(cover.variables);
  const size = 42;
  let out = rect(92, 176, 776, 600, cover.palette.ramp(0.4), 34, 'opacity="0.25"') + rect(84, 160, 792, 600, '#fffdf8', 34);
  const x = 142;
  out += cover.letters.line('To', 'text', { x, y: 258, size, fill: cover.palette.ramp(0.45) }) + highlight(x + 76, 258, cover.letters.width(to, 'textBold', size), size, cover.mark) + cover.letters.line(to, 'textBold', { x: x + 76, y: 258, size, fill: readable(cover.mark, ink, cover.palette.paper) });
  out += cover.letters.line(cover.letters.wrap(cover.title, 'display', 50, 660, 1)[0] ?? '', 'display', { x, y: 334, size: 50, fill: ink });
  const body = cover.letters.wrap(cover.line, 'text', size, 670, 4);
  body.forEach((line, i) => { out += cover.letters.line(line, 'text', { x, y: 408 + i * 60, size, fill: ink }); });
  const y = 408 + body.length * 60 - 30;
  return out + rect(x, y + 14, 600, 15, cover.palette.ramp(0.5), 7, 'opacity="0.18"') + rect(x, y + 52, 520, 15, cover.palette.ramp(0.5), 7, 'opacity="0.18"') + rect(x, y + 90, 260, 15, cover.palette.ramp(0.5), 7, 'opacity="0.18"');
}

function fork(cover: TextCover): string {
  const ink = readable(cover.ground, cover.palette.paper, cover.palette.ramp(0.08));
  const [first = 'idea', ...others] = cover.variables;
  const names = [...others, ...cover.line.replace(/[^\p{L}\s-]/gu, '').split(/\s+/).filter((word) => word.length > 4)].slice(0, 4);
  const size = 46;
  const ends = [238, 362, 486, 610];
  const width = cover.letters.width(first, 'display', 62);
  const from = LEFT + Math.min(330, width) + 42;
  let out = '';
  ends.slice(0, Math.max(2, names.length)).forEach((y, i) => { out += path(`M${from} 424C${from + 110} 424 ${from + 60} ${y} ${from + 172} ${y}`, 'none', `stroke="${i % 2 ? cover.palette.accent2 : cover.mark}" stroke-width="7" stroke-linecap="round"`) + circle(from + 172, y, 13, i % 2 ? cover.palette.accent2 : cover.mark); });
  const fit = cover.letters.fit(first, 'display', 62, 330, 2);
  fit.lines.forEach((line, i) => { const y = 424 + fit.size * 0.34 + (i - (fit.lines.length - 1) / 2) * fit.size * 1.2; out += highlight(LEFT, y, cover.letters.width(line, 'display', fit.size), fit.size, cover.mark) + cover.letters.line(line, 'display', { x: LEFT, y, size: fit.size, fill: readable(cover.mark, ink, cover.palette.ramp(0.05), cover.palette.paper) }); });
  names.forEach((name, i) => { const small = cover.letters.fit(name, 'textBold', size, 960 - from - 240, 1); out += cover.letters.line(small.lines[0] ?? '', 'textBold', { x: from + 206, y: ends[i]! + small.size * 0.34, size: small.size, fill: ink }); });
  return out;
}

export const TEXT_LAYOUTS = { statement, outline, code, letter, fork } as const;
export type TextLayout = keyof typeof TEXT_LAYOUTS;

export const LAYOUT_OF: Readonly<Record<string, TextLayout>> = {
  'blog-writing': 'outline', 'content-marketing': 'fork', 'social-media': 'statement', 'technical-writing': 'code', 'creative-writing': 'statement',
  documentation: 'code', 'business-writing': 'letter', 'academic-writing': 'outline', scriptwriting: 'fork',
};
