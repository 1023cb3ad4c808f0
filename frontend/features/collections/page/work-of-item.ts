import type { CollectionItem } from '#contracts/collections.ts';
import type { PackCard } from '#contracts/pack-card.ts';
import { contentType } from '#contracts/primitives.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Creator } from '#contracts/prompts.ts';
import { packAddress } from '#contracts/pack-address.ts';

/** Returns the title of a work in a collection. */
export const titleOf = (item: CollectionItem): string => (item.itemType === 'prompt' ? item.prompt.title : item.itemType === 'pack' ? item.pack.title : item.creation.title);

/** Returns the maker of a work in a collection; null when their account was deleted. */
export const makerOf = (item: CollectionItem): Creator | null => (item.itemType === 'prompt' ? item.prompt.creator : item.itemType === 'pack' ? item.pack.creator : item.creation.maker);

/** Returns the content type of a work in a collection; for a pack, the most frequent one of its parts. */
export const contentTypeOf = (item: CollectionItem): ContentType =>
  item.itemType === 'prompt' ? item.prompt.contentType : item.itemType === 'pack' ? mostOf(item.pack.counts) : item.creation.contentType;

const mostOf = (counts: PackCard['counts']): ContentType => contentType.options.reduce((most, type) => (counts[type] > counts[most] ? type : most));

/** Returns the page of a work: My Creations for an own creation; for another person's creation, its prompt with the same inputs. Null when there is none. */
export function addressOf(item: CollectionItem, viewerId: string | null): string | null {
  if (item.itemType === 'prompt') return `/prompt/${item.prompt.slug}`;
  if (item.itemType === 'pack') return packAddress(item.pack);
  const { id, maker, prompt } = item.creation;
  if (maker !== null && maker.id === viewerId) return `/my-creations?creation=${id}`;
  return prompt && `/prompt/${prompt.slug}?creation=${id}`;
}
