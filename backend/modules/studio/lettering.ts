import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { n, path } from './svg.ts';

export type Face = 'display' | 'text' | 'textBold' | 'code' | 'codeBold';

const FILES: Readonly<Record<Face, readonly [font: string, weight: number]>> = {
  display: ['bricolage-grotesque', 700],
  text: ['figtree', 500],
  textBold: ['figtree', 700],
  code: ['jetbrains-mono', 400],
  codeBold: ['jetbrains-mono', 700],
};

export interface TextBox {
  x: number;
  /** The baseline of the first line of text, in pixels from the top. */
  y: number;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, as a share of the font size. */
  tracking?: number;
}

/** Draws letters as vector paths, so that pictures look the same on machines without fonts. */
export interface Lettering {
  /** The width of a text in pixels. Characters that the fonts cannot draw are left out. */
  width(text: string, face: Face, size: number, tracking?: number): number;
  /** The SVG of one line of text. */
  line(text: string, face: Face, box: TextBox): string;
  /** Breaks a text into lines no wider than `width` pixels, at most `lines` of them. The last line ends with an ellipsis when the text is cut. */
  wrap(text: string, face: Face, size: number, width: number, lines: number): string[];
  /** The largest font size up to `size` at which the whole text fits into `lines` lines of `width` pixels, together with these lines. */
  fit(text: string, face: Face, size: number, width: number, lines: number): { size: number; lines: string[] };
}

const fine = (value: number): string => String(Math.round(value * 100) / 100);

/** The SVG path of a letter, in which each contour is closed. */
function outline(commands: readonly opentype.PathCommand[]): string {
  let d = '';
  for (const step of commands) {
    if (step.type === 'Z') d += 'Z';
    else if (step.type === 'C') d += `C${fine(step.x1)} ${fine(step.y1)} ${fine(step.x2)} ${fine(step.y2)} ${fine(step.x)} ${fine(step.y)}`;
    else if (step.type === 'Q') d += `Q${fine(step.x1)} ${fine(step.y1)} ${fine(step.x)} ${fine(step.y)}`;
    else d += `${step.type}${fine(step.x)} ${fine(step.y)}`;
  }
  return d;
}

/** Builds the drawer of letters. It loads each font file at its first use and keeps it. */
export function createLettering(): Lettering {
  const require = createRequire(import.meta.url);
  const open = new Map<Face, opentype.Font>();
  const font = (face: Face): opentype.Font => {
    const known = open.get(face);
    if (known) return known;
    const [name, weight] = FILES[face];
    const bytes = readFileSync(require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`));
    const parsed = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    open.set(face, parsed);
    return parsed;
  };
  const drawable = (text: string, face: Face): string => {
    const plain = [...text.normalize('NFC')].map((char) => (font(face).charToGlyphIndex(char) > 0 ? char : char.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')));
    return plain.filter((char) => [...char].every((part) => font(face).charToGlyphIndex(part) > 0)).join('');
  };
  // Letters are placed one by one, because the library's own text layout fails on the substitution tables of these fonts.
  const layout = (text: string, face: Face, size: number, tracking: number): { glyph: opentype.Glyph; x: number }[] & { end: number } => {
    const used = font(face);
    const scale = size / used.unitsPerEm;
    const placed: { glyph: opentype.Glyph; x: number }[] = [];
    let x = 0;
    for (const char of drawable(text, face)) {
      const glyph = used.charToGlyph(char);
      const before = placed.at(-1);
      if (before) x += used.getKerningValue(before.glyph, glyph) * scale + tracking * size;
      placed.push({ glyph, x });
      x += (glyph.advanceWidth ?? 0) * scale;
    }
    return Object.assign(placed, { end: x });
  };
  const width = (text: string, face: Face, size: number, tracking = 0): number => layout(text, face, size, tracking).end;
  const wrapAll = (text: string, face: Face, size: number, limit: number): string[] => {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)!} ${word}` : word;
      if (lines.length > 0 && width(longer, face, size) <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  return {
    width,
    line: (text, face, { x, y, size, fill, anchor = 'start', tracking = 0 }) => {
      const placed = layout(text, face, size, tracking);
      const shift = anchor === 'start' ? 0 : placed.end * (anchor === 'middle' ? 0.5 : 1);
      return path(placed.map((part) => outline(part.glyph.getPath(x - shift + part.x, y, size).commands)).join(''), fill);
    },
    wrap: (text, face, size, limit, lines) => {
      const all = wrapAll(text, face, size, limit);
      if (all.length <= lines) return all;
      return [...all.slice(0, lines - 1), `${all[lines - 1]!.replace(/[\s,.;:]+$/, '')}…`];
    },
    fit: (text, face, size, limit, lines) => {
      let best = size;
      for (; best > size * 0.3; best *= 0.94) {
        const all = wrapAll(text, face, best, limit);
        if (all.length <= lines && all.every((line) => width(line, face, best) <= limit)) return { size: best, lines: all };
      }
      return { size: best, lines: wrapAll(text, face, best, limit).slice(0, lines) };
    },
  };
}

/** Draws a rounded highlight behind a word, as variables have in the marketplace. */
export const highlight = (x: number, baseline: number, width: number, size: number, fill: string): string =>
  `<rect x="${n(x - size * 0.18)}" y="${n(baseline - size * 0.94)}" width="${n(width + size * 0.36)}" height="${n(size * 1.24)}" rx="${n(size * 0.2)}" fill="${fill}"/>`;
