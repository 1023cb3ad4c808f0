const LONGEST = 60;

/** The address of a collection: letters and digits of its name, then its code, which never changes. */
export function collectionSlug(name: string, code: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST).replace(/^-+|-+$/g, '');
  return plain === '' ? code : `${plain}-${code}`;
}
