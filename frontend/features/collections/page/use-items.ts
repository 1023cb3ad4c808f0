import { useState } from 'react';
import type { ReactNode } from 'react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { addToCollection, changeCollectionItem, removeFromCollection } from '#contracts/collections.ts';
import type { Collection, CollectionItem } from '#contracts/collections.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { collectionQuery, refreshCollections } from '#shared/collections/collections.queries.ts';
import type { CollectionView } from '#shared/collections/collections.queries.ts';
import { toast } from '#ui/toast.tsx';
import { ITEMS } from '../collections.words.ts';
import { titleOf } from './work-of-item.ts';

const trouble = (title: string, error: unknown): void => void toast({ tone: 'destructive', title, description: messageOf(error, ITEMS.failed) });

/** Returns the works of a collection's page, and functions that move, note and remove them. The screen shows a change before the server answers. */
export function useItems(collection: Collection, address: string, view: CollectionView) {
  const client = useQueryClient();
  const query = collectionQuery(address, view);
  const list = useInfiniteQuery(query);
  const [said, setSaid] = useState('');
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const params = (itemId: string) => ({ id: collection.id, itemId });
  const refresh = (): void => void refreshCollections(client);
  /** Replaces the cached works of the collection. Each page keeps its number of works, and the last page takes the rest. */
  const put = async (next: readonly CollectionItem[]): Promise<void> => {
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, (known) => {
      let at = 0;
      return known && { ...known, pages: known.pages.map((page, index) => ({ ...page, items: next.slice(at, index === known.pages.length - 1 ? undefined : (at += page.items.length)) })) };
    });
  };
  const order = useMutation({
    scope: { id: `order ${collection.id}` },
    mutationFn: ({ itemId, after }: { itemId: string; after: string | null }) => call(changeCollectionItem, { params: params(itemId), body: { after }, idempotencyKey: newActionKey() }),
    onError: (error) => {
      trouble(ITEMS.notMovedTitle, error);
      refresh();
    },
  });
  const move = (itemId: string, to: number): void => {
    const item = items.find((known) => known.itemId === itemId);
    if (!item || to < 0 || to >= items.length || items[to] === item) return;
    const others = items.filter((known) => known !== item);
    void put(others.toSpliced(to, 0, item));
    setSaid(ITEMS.moved(titleOf(item), to + 1, list.hasNextPage ? collection.itemCount : items.length));
    order.mutate({ itemId, after: others[to - 1]?.itemId ?? null });
  };
  const note = useMutation({
    mutationFn: ({ itemId, words }: { itemId: string; words: string }) => call(changeCollectionItem, { params: params(itemId), body: { note: words }, idempotencyKey: newActionKey() }),
    onSuccess: (_answer, { itemId, words }) => put(items.map((item) => (item.itemId === itemId ? { ...item, note: words } : item))),
    onError: (error) => trouble(ITEMS.notSavedTitle, error),
  });
  const putBack = useMutation({
    mutationFn: async ({ item: { itemType, itemId, note: words }, after }: { item: CollectionItem; after: string | null }) => {
      await call(addToCollection, { params: { id: collection.id }, body: { itemType, itemId, note: words }, idempotencyKey: newActionKey() });
      await call(changeCollectionItem, { params: params(itemId), body: { after }, idempotencyKey: newActionKey() });
    },
    onSettled: refresh,
  });
  const removal = useMutation({
    mutationFn: ({ itemId }: CollectionItem) => call(removeFromCollection, { params: params(itemId), idempotencyKey: newActionKey() }),
    onSettled: refresh,
    onError: (error) => trouble(ITEMS.notRemovedTitle, error),
  });
  const remove = (item: CollectionItem, undo: ((back: () => void) => ReactNode) | null): void => {
    const after = items[items.indexOf(item) - 1]?.itemId ?? null;
    void put(items.filter((known) => known !== item));
    removal.mutate(item, { onSuccess: () => void toast({ title: ITEMS.removedToast, description: titleOf(item), action: undo?.(() => putBack.mutate({ item, after })) }) });
  };
  return { list, items, said, move, note, remove };
}
