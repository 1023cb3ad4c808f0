/** Names that files give to the parts of a prompt, best first; compared in small letters without separators. */
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

/** The most columns, or names of a JSON object, that are looked at. */
export const NAMES_LIMIT = 200;
/** A longer name of a column is not compared, because it cannot be the name of a part. Each name is compared with 25 others. */
const NAME_LENGTH = 100;
/** Characters of a list of tags that are read. */
const TAGS_LENGTH = 10_000;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** Which of the given names holds a part; undefined for none. */
export function nameOf(part: Part, names: readonly string[]): string | undefined {
  const short = names.filter((name) => name.length <= NAME_LENGTH);
  for (const alias of ALIASES[part]) {
    const name = short.find((candidate) => plain(candidate) === alias);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Tags as a list or as words between commas. */
export function tagsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, NAMES_LIMIT).flatMap((tag) => (typeof tag === 'string' ? tag : typeof (tag as { name?: unknown } | null)?.name === 'string' ? (tag as { name: string }).name : []));
  return typeof value === 'string' ? value.slice(0, TAGS_LENGTH).split(/[,;]/) : [];
}
