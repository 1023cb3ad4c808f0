import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isTerminal } from '#contracts/generation.ts';
import { runQuery } from '#features/generation/generation.queries.ts';
import { offerQuery } from '#features/prompts/offer/offer.queries.ts';
import { connectedAtom } from '#lib/connection.ts';
import { useAuth } from '#lib/session.ts';

/** Asks for the offer again once the shown run has ended: the royalty it paid counts toward the unlock from then on. */
export function useOfferAfter(runId: string | null, promptId: string): void {
  const client = useQueryClient();
  const { user } = useAuth();
  const run = useQuery({ ...runQuery(runId ?? '', useAtomValue(connectedAtom)), enabled: runId !== null && user !== null });
  const ended = run.data !== undefined && isTerminal(run.data.status);
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: offerQuery(promptId).queryKey });
  }, [client, ended, promptId, runId]);
}
