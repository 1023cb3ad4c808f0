import { expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { challengeKeys } from '#shared/challenges/challenges.queries.ts';
import { creationKeys } from '#shared/creations/creations.queries.ts';
import { refetchMissed } from './missed-pushes.ts';

/** Reports which of two queries are marked to be fetched again after the socket of a page connected, when their data is this old in ms. */
function markedAfter(age: number, firstConnection: boolean): { challenges: boolean; creations: boolean } {
  const client = createQueryClient();
  for (const queryKey of [challengeKeys.today, creationKeys.all]) client.setQueryData(queryKey, {}, { updatedAt: Date.now() - age });
  refetchMissed(client, firstConnection);
  const marked = (queryKey: readonly unknown[]): boolean => client.getQueryState(queryKey)?.isInvalidated ?? false;
  return { challenges: marked(challengeKeys.today), creations: marked(creationKeys.all) };
}

it('the first connection of a page fetches creations again, and challenges only when their data is older than five seconds', () => {
  expect(markedAfter(1_000, true)).toEqual({ challenges: false, creations: true });
  expect(markedAfter(6_000, true)).toEqual({ challenges: true, creations: true });
});

it('a later connection that the server could not resume fetches challenges again, however young their data is', () => {
  expect(markedAfter(1_000, false)).toEqual({ challenges: true, creations: true });
});
