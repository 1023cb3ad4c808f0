import { isScalar, parseDocument, visit } from 'yaml';
import { DRAFT_BODY_BYTES } from '#contracts/prompt-drafts.ts';
import type { Found } from '../found-prompt.ts';
import { OWN_MARK } from '#contracts/prompt-file-format.ts';
import { nameOf, tagsOf } from './pick-column.ts';
import type { Part } from './pick-column.ts';
import { titleFromFile, titleFromText } from './title-from-text.ts';

const OPENING = /^---[ \t]*\r?\n/;
const CLOSING = /\r?\n---[ \t]*(?:\r?\n|$)/g;
const ALIASES_MAX = 20;
/** The most characters of a Markdown file's first line that can be a heading. */
const HEADING_LENGTH = 500;

export interface FrontMatter {
  data: Record<string, unknown>;
  /** The text after the front matter, without any change. */
  body: string;
}

/**
 * Reads the YAML front matter of a Markdown text; null without one.
 * @throws SyntaxError when it is none
 */
function frontMatter(text: string): FrontMatter | null {
  const opening = OPENING.exec(text);
  if (!opening) return null;
  CLOSING.lastIndex = opening[0].length;
  const closing = CLOSING.exec(text);
  if (!closing) return null;
  const front = text.slice(opening[0].length, closing.index);
  if (front.length > DRAFT_BODY_BYTES) throw new SyntaxError(`The lines between the two --- at the top are longer than ${DRAFT_BODY_BYTES / 1024} kB.`);
  const data = readYaml(front);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return { data: data as Record<string, unknown>, body: text.slice(closing.index + closing[0].length) };
}

/**
 * Parses the YAML of a front matter.
 * @throws SyntaxError
 */
function readYaml(source: string): unknown {
  try {
    // `uniqueKeys` is off, because the YAML parser would compare each key with all others. A set finds repeated keys in one pass.
    const document = parseDocument(source, { schema: 'core', uniqueKeys: false });
    visit(document, {
      Map(_, map) {
        const names = map.items.map(({ key }) => (isScalar(key) ? key.value : key));
        if (new Set(names).size < names.length) throw new SyntaxError('A name appears twice.');
      },
    });
    const [problem] = document.errors;
    if (problem) throw problem;
    return document.toJS({ maxAliasCount: ALIASES_MAX });
  } catch {
    throw new SyntaxError('The lines between the two --- at the top cannot be read as YAML.');
  }
}

/** Finds the heading with which a text begins, and the length of its line; null without one. */
function headingOf(body: string): { title: string; length: number } | null {
  const beginning = body.slice(0, HEADING_LENGTH + 2);
  const end = beginning.indexOf('\n');
  if (end < 0 && body.length > beginning.length) return null;
  const line = end < 0 ? beginning : beginning.slice(0, end).replace(/\r$/, '');
  const title = /^#[ \t]+([^\r\n]+)$/.exec(line)?.[1]?.replace(/[ \t#]+$/, '');
  return title ? { title, length: end < 0 ? line.length : end + 1 } : null;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/**
 * Reads a Markdown or text file as one prompt. Our own export is taken over unchanged; other files get their title from front matter, first
 * heading or file name.
 */
export function markdownPrompt(text: string, fileName: string, row: number): Found {
  let front: FrontMatter | null;
  try {
    front = frontMatter(text);
  } catch (error) {
    return { row, title: titleFromFile(fileName), refused: (error as SyntaxError).message };
  }
  if (front && front.data[OWN_MARK] === 1) {
    const { [OWN_MARK]: _mark, ...own } = front.data;
    // Windows line ends in the front matter show that an editor changed all line ends, so those of the template are changed back.
    const changed = /^---[ \t]*\r\n/.test(text);
    return { row, own: { ...own, template: changed ? front.body.replaceAll('\r\n', '\n') : front.body } };
  }
  const names = Object.keys(front?.data ?? {});
  const part = (which: Part): string => textIn(front?.data[nameOf(which, names) ?? '']);
  const body = (front?.body ?? text).replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
  const heading = headingOf(body);
  const given = part('title').trim();
  const notes: string[] = [];
  if (given === '' && heading) notes.push('The first heading became the title.');
  const rest = given === '' && heading ? body.slice(heading.length).replace(/^(?:[ \t]*\r?\n)+/, '') : body;
  const named = fileName === '' ? titleFromText(body) : titleFromFile(fileName);
  return {
    row, text: rest === '' ? body : rest, titled: given !== '', title: given || (heading?.title ?? named), type: part('type'), category: part('category'),
    system: part('system'), description: part('description'), language: part('language'), tags: tagsOf(front?.data[nameOf('tags', names) ?? '']), notes,
  };
}
