import { openCollection } from '#contracts/collections.ts';
import type { CollectionItem, CollectionItemType } from '#contracts/collections.ts';
import { call } from '#lib/call.ts';

const PAGE = 60;

/** Fetches all works of a collection that the viewer may see, in order, page by page. */
export async function allItems(id: string, type?: CollectionItemType, signal?: AbortSignal): Promise<CollectionItem[]> {
  const items: CollectionItem[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await call(openCollection, { params: { idOrSlug: id }, query: { type, limit: PAGE, cursor }, signal });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}
