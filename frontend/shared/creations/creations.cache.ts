import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { creationFilter, creationSort } from '#contracts/creations.ts';
import type { Creation, CreationFilter } from '#contracts/creations.ts';
import { creationKeys } from './creations.queries.ts';
import type { CreationPage, CreationsView } from './creations.queries.ts';

interface Pages {
  pages: CreationPage[];
  pageParams: unknown[];
}

/**
 * Whether a changed creation still belongs to a list with this filter. The browser ignores filters by time, prompt and model, which never
 * change, and the search text, which only the server can match.
 */
export function belongsTo({ type, favourite, visibility, rating, folder, trash }: CreationFilter, creation: Creation): boolean {
  return (trash === 'true') === (creation.trashedAt !== null)
    && (type === undefined || type === creation.contentType)
    && (favourite === undefined || (favourite === 'true') === creation.favourite)
    && (visibility === undefined || visibility === creation.visibility)
    && (rating === undefined || (rating === 'up' ? 1 : -1) === creation.rating)
    && (folder === undefined || (folder === 'none' ? creation.folderId === null : folder === creation.folderId));
}

/** Applies a change to creations in every cached list and dialog that shows them. `change` returns null for a deleted creation. */
export function changeInCaches(client: QueryClient, ids: ReadonlySet<string>, change: (creation: Creation) => Creation | null): void {
  for (const [key, known] of client.getQueriesData<Pages>({ queryKey: creationKeys.lists })) {
    if (!known?.pages.some(({ items }) => items.some(({ id }) => ids.has(id)))) continue;
    const { filter } = viewOf(key);
    client.setQueryData<Pages>(key, {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        items: page.items.flatMap((item) => {
          if (!ids.has(item.id)) return [item];
          const next = change(item);
          return next && belongsTo(filter, next) ? [next] : [];
        }),
      })),
    });
  }
  for (const id of ids) client.setQueryData<Creation>(creationKeys.detail(id), (known) => (known && change(known)) ?? undefined);
}

/** Puts creations that a cached list does not contain yet before its first ones. */
export function addInFront(client: QueryClient, key: readonly unknown[], first: CreationPage): void {
  client.setQueryData<Pages>(key, (known) => {
    const [before] = known?.pages ?? [];
    if (!known || !before) return known;
    const listed = new Set(known.pages.flatMap(({ items }) => items.map(({ id }) => id)));
    const fresh = first.items.filter(({ id }) => !listed.has(id));
    return fresh.length === 0 ? known : { ...known, pages: [{ ...before, items: [...fresh, ...before.items] }, ...known.pages.slice(1)] };
  });
}

/** Marks the lists that are not on the screen, so that they are refetched when they are shown: a changed creation may belong to them now, such as to the trash. */
export const otherListsLater = (client: QueryClient): void => void client.invalidateQueries({ queryKey: creationKeys.lists, type: 'inactive', refetchType: 'none' });

/** Whether any cached list contains the creation with this id. */
export const isListed = (client: QueryClient, id: string): boolean =>
  client.getQueriesData<Pages>({ queryKey: creationKeys.lists }).some(([, known]) => known?.pages.some(({ items }) => items.some((item) => item.id === id)));

const view = z.object({ filter: creationFilter, sort: creationSort });

/** Returns the filters of the list of creations with this query key. */
export const viewOf = (key: readonly unknown[]): CreationsView => view.parse(key[2]);
