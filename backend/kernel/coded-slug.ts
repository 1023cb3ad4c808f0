const LONGEST = 60;

/** Makes the last part of a page's address from a name and a code: the letters and digits of the name, then the code, which never changes. */
export function codedSlug(name: string, code: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST).replace(/^-+|-+$/g, '');
  return plain === '' ? code : `${plain}-${code}`;
}

/** Reads the code, twelve hexadecimal digits, at the end of an address that was made from a name and a code; undefined for other texts. */
export const codeOf = (slug: string): string | undefined => /(?:^|-)([0-9a-f]{12})$/.exec(slug)?.[1];
