/** Whether `slug` is the wanted address with a number, which the server gives when the wanted address was taken. */
export const isNumbered = (slug: string, wanted: string): boolean => slug.startsWith(`${wanted}-`) && /^-\d+$/.test(slug.slice(wanted.length));

/** A title as an address: letters without accents, words joined by hyphens, at most 80 characters. It previews what the server makes. */
export const slugOf = (title: string): string =>
  title.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 80).replace(/^-+|-+$/g, '');
