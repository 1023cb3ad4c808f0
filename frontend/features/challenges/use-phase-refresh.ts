import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '#contracts/durations.ts';
import type { ChallengeCard } from '#contracts/challenges.ts';
import { refreshChallenges } from '#shared/challenges/challenges.queries.ts';

/** Wait in ms after the end of a challenge's phase before the browser fetches the challenge. The worker changes its state a moment later. */
const AFTER_MS = 3 * SECOND_MS;
/** Time in ms between further requests while the worker has not changed the challenge's state yet. */
const AGAIN_MS = 15 * SECOND_MS;

type Times = Pick<ChallengeCard, 'state' | 'opensAt' | 'closesAt' | 'votingEndsAt' | 'resultsAt'>;

/** Returns the ISO time at which a challenge leaves its state; null for a completed or cancelled one. */
export function phaseEnd({ state, opensAt, closesAt, votingEndsAt, resultsAt }: Times): string | null {
  return { scheduled: opensAt, active: closesAt, voting: votingEndsAt, judging: resultsAt, completed: null, cancelled: null }[state];
}

/** Fetches a challenge again when its phase has ended, also without a live connection. `now` is the server's time in ms since the epoch. */
export function usePhaseRefresh(challenge: Times, now: number): void {
  const client = useQueryClient();
  const end = phaseEnd(challenge);
  const over = end !== null && now >= Date.parse(end);
  useEffect(() => {
    if (!over) return;
    const ask = (): void => void refreshChallenges(client);
    const first = setTimeout(ask, AFTER_MS);
    const again = setInterval(ask, AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [client, over, end]);
}
