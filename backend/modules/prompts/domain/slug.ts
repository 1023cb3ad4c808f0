const LONGEST = 80;
const UUID_SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Slugs that no prompt may have, because these addresses under /api/prompts and /prompt are pages or routes of their own. */
const RESERVED = new Set(['suggestions', 'rails', 'import', 'imports', 'export', 'exports', 'new', 'create', 'drafts']);

/** Turns a text into a slug of Latin letters, digits and single hyphens; the slug is empty when the text has none of these. */
export function slugOf(words: string): string {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('ł', 'l');
  return trimmed(plain.replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-'));
}

const trimmed = (slug: string): string => slug.slice(0, LONGEST).replace(/^-+|-+$/g, '');

/**
 * The slug that a prompt asks for: the one its author wrote, else one made from the title (docs/rules/prompts.md#slugs). It is never
 * UUID-shaped, because such an address is read as an id. Without any Latin letter or digit, the slug ends with a part of `promptId`.
 */
export function wantedSlug(wish: string | null, title: string, promptId: string): string {
  const slug = slugOf(wish ?? '') || slugOf(title);
  if (slug === '') return `untitled-${promptId.slice(-8)}`;
  return UUID_SHAPE.test(slug) || RESERVED.has(slug) ? trimmed(`prompt-${slug}`) : slug;
}

/** Returns the common beginning of slugs that could collide: the slug without a number at the end. */
export const slugStem = (slug: string): string => slug.replace(/(?:-\d+)+$/, '').slice(0, LONGEST - 20);

/** Returns the wanted slug and `count - 1` variants that end with a number, each within the allowed length. */
export const slugCandidates = (wanted: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => (n === 0 ? wanted : `${trimmed(wanted.slice(0, LONGEST - 4))}-${n + 1}`));
