/** The names that files use for the parts of a prompt, best first. They are compared in lower case without separators. */
const ALIASES = {
  title: ['title', 'act', 'name', 'heading', 'subject'],
  text: ['prompt', 'template', 'content', 'prompttext', 'text', 'body', 'message'],
  system: ['system', 'systemtemplate', 'systemprompt', 'systemmessage'],
  description: ['description', 'summary', 'about'],
  tags: ['tags', 'labels', 'keywords'],
  type: ['contenttype', 'type', 'media'],
  category: ['category'],
  language: ['language', 'lang', 'locale'],
} as const;
export type Part = keyof typeof ALIASES;

/** The most columns of a table, or names of a JSON object, that are looked at. */
export const NAMES_LIMIT = 200;
/** A longer column name is not compared, because it cannot be the name of a part and each name is compared with 25 others. */
const NAME_LENGTH = 100;
/** The most characters of a list of tags that are read. */
const TAGS_LENGTH = 10_000;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** Returns which of the given column names holds a part of the prompt; undefined for none. */
export function nameOf(part: Part, names: readonly string[]): string | undefined {
  const short = names.filter((name) => name.length <= NAME_LENGTH);
  for (const alias of ALIASES[part]) {
    const name = short.find((candidate) => plain(candidate) === alias);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Reads tags from a list, or from a text with commas. */
export function tagsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, NAMES_LIMIT).flatMap((tag) => (typeof tag === 'string' ? tag : typeof (tag as { name?: unknown } | null)?.name === 'string' ? (tag as { name: string }).name : []));
  return typeof value === 'string' ? value.slice(0, TAGS_LENGTH).split(/[,;]/) : [];
}
