import type { PackCard } from './packs.ts';

/** Addresses of a pack's preview, and of the page on which its owner uses it. */
export const packPreview = ({ id, slug }: Pick<PackCard, 'id' | 'slug'>): string => `/prompt-packs/${id}/${slug}`;
export const packView = ({ id, slug }: Pick<PackCard, 'id' | 'slug'>): string => `/prompt-pack/${id}/${slug}`;

/** Returns the address that a pack's card opens: the pack itself for owners, else its preview. */
export const packAddress = (pack: PackCard): string => (pack.owned ? packView(pack) : packPreview(pack));
