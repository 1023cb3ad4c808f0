import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { getUnreadCount, listMessages } from '#contracts/messages.ts';
import type { Generation } from '#contracts/generation.ts';
import { getBalance } from '#contracts/balance.ts';
import { connectedAtom } from '#lib/connection.ts';
import { generationKeys } from '../generation.queries.ts';

/**
 * Handles runs that disappeared from the list of active ones, so have ended. With the live connection everything was pushed. Without it, the balance,
 * the badge and the finished list are fetched here.
 */
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

/** Does the same for the run on the screen, because a quick run may end before the list of active ones is fetched. */
export function useSettledRun(ended: boolean): void {
  const client = useQueryClient();
  const connected = useAtomValue(connectedAtom);
  useEffect(() => {
    if (ended && !connected) refreshAfterRun(client);
  }, [ended, connected, client]);
}

function refreshAfterRun(client: QueryClient): void {
  for (const queryKey of [[getBalance.path], [getUnreadCount.path], [listMessages.path], [...generationKeys.all, 'recent'], [...generationKeys.all, 'list']]) {
    void client.invalidateQueries({ queryKey });
  }
}
