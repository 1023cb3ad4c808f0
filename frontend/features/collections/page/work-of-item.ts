import type { CollectionItem } from '#contracts/collections.ts';
import type { Creator } from '#contracts/prompts.ts';

/** What the work is called. */
export const titleOf = (item: CollectionItem): string => (item.itemType === 'prompt' ? item.prompt.title : item.creation.title);

/** Who made the work; null for a person who left. */
export const makerOf = (item: CollectionItem): Creator | null => (item.itemType === 'prompt' ? item.prompt.creator : item.creation.maker);

export const contentTypeOf = (item: CollectionItem) => (item.itemType === 'prompt' ? item.prompt.contentType : item.creation.contentType);

/** The page of the work: of an own creation one's own page, of another one the prompt that begins with it. Null when there is none. */
export function addressOf(item: CollectionItem, viewerId: string | null): string | null {
  if (item.itemType === 'prompt') return `/prompt/${item.prompt.slug}`;
  const { id, maker, prompt } = item.creation;
  if (maker !== null && maker.id === viewerId) return `/my-creations?run=${id}`;
  return prompt && `/prompt/${prompt.slug}?creation=${id}`;
}
