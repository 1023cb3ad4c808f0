import type { QueryClient } from '@tanstack/react-query';
import { achievementsKey } from '#features/achievements/achievements.queries.ts';
import { generationKeys } from '#features/generation/generation.queries.ts';
import { rewardsKey } from '#features/rewards/rewards.queries.ts';
import { challengeKeys } from '#shared/challenges/challenges.queries.ts';
import { creationKeys } from '#shared/creations/creations.queries.ts';
import { refreshWallet } from '#shared/shop/shop.queries.ts';

/** Age in ms up to which challenges that came with the page are not fetched again when its socket connects for the first time. */
const FRESH_MS = 5_000;

/**
 * Fetches everything again that pushes keep up to date, because the server could not resume the connection and pushes were lost. At a page's first connection
 * the challenges of the last seconds stay: their states change by the clock, which their page follows itself, and their results take minutes.
 */
export function refetchMissed(client: QueryClient, firstConnection: boolean): void {
  for (const queryKey of [generationKeys.all, creationKeys.all, creationKeys.counts, achievementsKey, rewardsKey, ['/api/folders']]) void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: challengeKeys.all, predicate: ({ state }) => !firstConnection || Date.now() - state.dataUpdatedAt > FRESH_MS });
  void refreshWallet(client);
}
