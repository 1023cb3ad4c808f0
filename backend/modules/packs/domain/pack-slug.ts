const LONGEST = 60;

/** The address of a pack: letters and digits of its title and the end of its id, so that no two packs have the same. It stays when the title changes. */
export function packSlug(title: string, packId: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST).replace(/^-+|-+$/g, '');
  const code = packId.slice(-6);
  return plain === '' ? `pack-${code}` : `${plain}-${code}`;
}
