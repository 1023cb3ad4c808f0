import { parse } from 'yaml';
import type { Found } from '../found-prompt.ts';
import { OWN_MARK } from '../own-format.ts';
import { nameOf, tagsOf } from './pick-column.ts';
import type { Part } from './pick-column.ts';
import { titleFromFile, titleFromText } from './title-from-text.ts';

const FRONT = /^---[ \t]*(\r?\n)([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const ALIASES_MAX = 20;

export interface FrontMatter {
  data: Record<string, unknown>;
  /** Everything behind it, to the byte. */
  body: string;
}

/** The YAML in front of a Markdown text; null without one. @throws SyntaxError when it is none */
function frontMatter(text: string): FrontMatter | null {
  const match = FRONT.exec(text);
  if (!match) return null;
  let data: unknown;
  try {
    data = parse(match[2]!, { maxAliasCount: ALIASES_MAX, schema: 'core' });
  } catch {
    throw new SyntaxError('The lines between the two --- at the top cannot be read as YAML.');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return { data: data as Record<string, unknown>, body: text.slice(match[0].length) };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** A Markdown or text file as one prompt: ours word for word, others by their front matter, first heading or name. */
export function markdownPrompt(text: string, fileName: string, row: number): Found {
  let front: FrontMatter | null;
  try {
    front = frontMatter(text);
  } catch (error) {
    return { row, title: titleFromFile(fileName), refused: (error as SyntaxError).message };
  }
  if (front && front.data[OWN_MARK] === 1) {
    const { [OWN_MARK]: _mark, ...own } = front.data;
    // An editor that changed all line ends changed those of the text too.
    const changed = /^---[ \t]*\r\n/.test(text);
    return { row, own: { ...own, template: changed ? front.body.replaceAll('\r\n', '\n') : front.body } };
  }
  const names = Object.keys(front?.data ?? {});
  const part = (which: Part): string => textIn(front?.data[nameOf(which, names) ?? '']);
  const body = (front?.body ?? text).replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
  const heading = /^#[ \t]+([^\r\n]+?)[ \t#]*(?:\r?\n|$)/.exec(body);
  const given = part('title').trim();
  const notes: string[] = [];
  if (given === '' && heading) notes.push('The first heading became the title.');
  const rest = given === '' && heading ? body.slice(heading[0].length).replace(/^(?:[ \t]*\r?\n)+/, '') : body;
  const named = fileName === '' ? titleFromText(body) : titleFromFile(fileName);
  return {
    row, text: rest === '' ? body : rest, titled: given !== '', title: given || (heading?.[1] ?? named), type: part('type'), category: part('category'),
    system: part('system'), description: part('description'), language: part('language'), tags: tagsOf(front?.data[nameOf('tags', names) ?? '']), notes,
  };
}
