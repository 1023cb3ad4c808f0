/** Tells whether `slug` is the wanted address of a prompt with a number behind it, which the server adds when the wanted one is taken. */
export const isNumbered = (slug: string, wanted: string): boolean => slug.startsWith(`${wanted}-`) && /^-\d+$/.test(slug.slice(wanted.length));

/** Converts a prompt's title into an address as the server does: letters without accents, words joined by hyphens, at most 80 characters. */
export const slugOf = (title: string): string =>
  title.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 80).replace(/^-+|-+$/g, '');
