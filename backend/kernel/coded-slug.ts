const LONGEST = 60;

/** An address of a name and a code: letters and digits of the name, then the code, which never changes. */
export function codedSlug(name: string, code: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST).replace(/^-+|-+$/g, '');
  return plain === '' ? code : `${plain}-${code}`;
}

/** The code at the end of such an address, twelve hexadecimal digits; undefined for other texts. */
export const codeOf = (slug: string): string | undefined => /(?:^|-)([0-9a-f]{12})$/.exec(slug)?.[1];
