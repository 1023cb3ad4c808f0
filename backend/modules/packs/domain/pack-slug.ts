const LONGEST = 60;

/** The address of a pack: letters and digits of its title, then the end of its id, so that no two are alike. It stays when the title changes. */
export function packSlug(title: string, packId: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST).replace(/^-+|-+$/g, '');
  const code = packId.slice(-6);
  return plain === '' ? `pack-${code}` : `${plain}-${code}`;
}
