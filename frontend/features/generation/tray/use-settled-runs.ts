import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { getUnreadCount, listMessages } from '#contracts/messages.ts';
import type { Generation } from '#contracts/generation.ts';
import { getBalance } from '#contracts/balance.ts';
import { connectedAtom } from '#lib/connection.ts';
import { generationKeys } from '../generation.queries.ts';

/** Fetches the balance, the badge and the finished runs again when a run has left the list of active runs, because it has ended. */
export function useSettledRuns(active: readonly Generation[]): void {
  const client = useQueryClient();
  const known = useRef(new Set<string>());
  useEffect(() => {
    const now = new Set(active.map((run) => run.id));
    const ended = [...known.current].some((id) => !now.has(id));
    known.current = now;
    if (ended) refreshAfterRun(client);
  }, [active, client]);
}

/**
 * Fetches balance, badge, finished runs and the reviews of the run's prompt when the run on the screen ends without a live connection. A quick
 * run may end before the list of active runs is fetched.
 */
export function useSettledRun(ended: boolean, promptId: string | undefined): void {
  const client = useQueryClient();
  const connected = useAtomValue(connectedAtom);
  useEffect(() => {
    if (!ended || connected) return;
    refreshAfterRun(client);
    // A first run allows a review. With a live connection, the server pushes that.
    if (promptId) void client.invalidateQueries({ queryKey: ['/api/reviews', promptId] });
  }, [ended, connected, promptId, client]);
}

function refreshAfterRun(client: QueryClient): void {
  for (const queryKey of [[getBalance.path], [getUnreadCount.path], [listMessages.path], [...generationKeys.all, 'recent'], generationKeys.lists]) {
    void client.invalidateQueries({ queryKey });
  }
}
