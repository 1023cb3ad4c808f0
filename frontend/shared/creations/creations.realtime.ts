import type { QueryClient } from '@tanstack/react-query';
import type { Creation } from '#contracts/creations.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { ApiError } from '#lib/api-error.ts';
import { listCreations } from '#contracts/creations.ts';
import { call } from '#lib/call.ts';
import { addInFront, changeInCaches, isListed, viewOf } from './creations.cache.ts';
import { creationKeys, creationQuery } from './creations.queries.ts';

/** With more changed creations than this, their lists are fetched again. */
const MOST_READ = 12;

/** Creations changed in this tab or another one: those on the screen are read again, and new ones come in front. */
export async function applyCreationsChanged(client: QueryClient, { ids }: RealtimePayload<'creations:changed'>): Promise<void> {
  void client.invalidateQueries({ queryKey: creationKeys.counts });
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

/** Lists that are shown get what they lack at their front; the others are fetched when they are shown. */
async function readFronts(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().findAll({ queryKey: creationKeys.lists })) {
    const { filter, sort } = viewOf(query.queryKey);
    if (query.isActive() && sort === 'newest') addInFront(client, query.queryKey, await call(listCreations, { query: { ...filter, sort } }));
    else await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}
