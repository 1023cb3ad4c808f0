import { plainText } from './plain-text.ts';

/** How the beginning of a text is laid out on its card, such as a letter, a list or code. */
export type Typeset =
  | { kind: 'letter'; heads: readonly (readonly [string, string])[]; paragraphs: readonly string[] }
  | { kind: 'article'; title: string | null; paragraphs: readonly string[] }
  | { kind: 'list'; first: string; more: number }
  | { kind: 'outline'; title: string; items: readonly (readonly [mark: string, words: string])[] }
  | { kind: 'code'; lines: readonly string[] }
  | { kind: 'script'; rows: readonly (readonly [string, string])[] };

export const KIND_NAMES: Record<Typeset['kind'], string> = { letter: 'Letter', article: 'Article', list: 'List', outline: 'List', code: 'Code', script: 'Script' };

/** Most characters of the line that the card of a list shows in large letters. */
const STATEMENT_MAX = 110;
const MOST_LINES = 14;
const MOST_ITEMS = 5;

const HEADING = /^#{1,6}\s+(.+)$/;
const ITEM = /^([-*+]|\d{1,3}[.)]|[A-Z][.)])\s+(.+)$/;
const HEAD = /^\**(To|From|Subject|About|Re|Date|Cc):?\**:?\s+(.{1,80})$/i;
const GREETING = /^(Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening))\b.{0,60},?$/i;
const MOMENT = /^\**\[?(\d{1,2}:\d{2})(?:\s*[-–]\s*\d{1,2}:\d{2})?\]?\**[\s:–-]+(.+)$/;
const CODE = /^(?:```|~~~)|^(?:import|export|const|function|class|def|select|#!\/)\b.*[({;]|^<\?xml|^\$ /i;

const plain = (line: string): string => plainText(line).trim();

/** Chooses the layout of a text's card by the text's first lines, such as a letter, a list or code. */
export function typesetOf(text: string): Typeset {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const said = lines.map((line) => line.trim()).filter((line) => line !== '' && !/^([-*_]\s*){3,}$/.test(line));
  if (said.some((line) => CODE.test(line))) return { kind: 'code', lines: lines.filter((line) => !/^\s*(```|~~~)/.test(line)).slice(0, MOST_LINES) };
  const rows = said.flatMap((line) => matched(MOMENT, line));
  if (rows.length >= 2) return { kind: 'script', rows };
  const heads = said.slice(0, 4).flatMap((line) => matched(HEAD, line));
  const rest = said.filter((line) => !HEAD.test(line));
  if (heads.length > 0 || GREETING.test(plain(said[0] ?? ''))) return { kind: 'letter', heads, paragraphs: rest.map(plain) };
  const items = said.flatMap((line) => matched(ITEM, line));
  const heading = HEADING.exec(said[0] ?? '')?.[1];
  if (heading !== undefined && items.length >= 2 && items.length >= rest.length - 2) return { kind: 'outline', title: plain(heading), items: items.slice(0, MOST_ITEMS).map(([mark, words]) => [/\w/.test(mark) ? mark : '•', words]) };
  const first = items[0]?.[1];
  if (first !== undefined && items.length >= 3 && items.length >= said.length - 1) return { kind: 'list', first: cut(first), more: items.length - 1 };
  return { kind: 'article', title: heading === undefined ? null : plain(heading), paragraphs: said.slice(heading === undefined ? 0 : 1).map(plain).filter(Boolean) };
}

function matched(pattern: RegExp, line: string): (readonly [string, string])[] {
  const [, name, rest] = pattern.exec(line) ?? [];
  return name === undefined || rest === undefined ? [] : [[name, plain(rest)]];
}

function cut(words: string): string {
  if (words.length <= STATEMENT_MAX) return words;
  const short = words.slice(0, STATEMENT_MAX);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), STATEMENT_MAX / 2))}…`;
}
