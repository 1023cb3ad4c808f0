import type { PackCard } from '#contracts/packs.ts';

/** Where a pack is read about, and where its owner uses it. */
export const packPreview = ({ id, slug }: Pick<PackCard, 'id' | 'slug'>): string => `/prompt-packs/${id}/${slug}`;
export const packView = ({ id, slug }: Pick<PackCard, 'id' | 'slug'>): string => `/prompt-pack/${id}/${slug}`;

/** Where a card leads: owners go on with it. */
export const packAddress = (pack: PackCard): string => (pack.owned ? packView(pack) : packPreview(pack));
