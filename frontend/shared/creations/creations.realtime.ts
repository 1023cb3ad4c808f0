import type { QueryClient } from '@tanstack/react-query';
import type { Creation } from '#contracts/creations.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { ApiError } from '#lib/api-error.ts';
import { listCreations } from '#contracts/creations.ts';
import { call } from '#lib/call.ts';
import { addInFront, changeInCaches, isListed, otherListsLater, viewOf } from './creations.cache.ts';
import { creationKeys, creationQuery } from './creations.queries.ts';

/** When more creations than this change at once, the lists are refetched instead of each creation. */
const MOST_READ = 12;

/** Handles creations that changed in this tab or another one: those on the screen are fetched again, and new ones are put first in their lists. */
export async function applyCreationsChanged(client: QueryClient, { ids }: RealtimePayload<'creations:changed'>): Promise<void> {
  void client.invalidateQueries({ queryKey: creationKeys.counts });
  otherListsLater(client);
  if (ids === null || ids.length > MOST_READ) {
    await client.invalidateQueries({ queryKey: creationKeys.all });
    return;
  }
  const known = ids.filter((id) => isListed(client, id) || client.getQueryData(creationKeys.detail(id)) !== undefined);
  await Promise.all(known.map((id) => readAgain(client, id)));
  if (known.length < ids.length) await readFronts(client);
}

async function readAgain(client: QueryClient, id: string): Promise<void> {
  const now: Creation | null = await client.fetchQuery({ ...creationQuery(id), staleTime: 0 }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  changeInCaches(client, new Set([id]), () => now);
}

/** Fetches new first creations for the lists on the screen. Other lists are refetched when they are shown. */
async function readFronts(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().findAll({ queryKey: creationKeys.lists })) {
    const { filter, sort } = viewOf(query.queryKey);
    if (query.isActive() && sort === 'newest') addInFront(client, query.queryKey, await call(listCreations, { query: { ...filter, sort } }));
    else await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}
