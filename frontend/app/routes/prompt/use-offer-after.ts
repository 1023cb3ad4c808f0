import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isTerminal } from '#contracts/generation.ts';
import { runQuery } from '#features/generation/generation.queries.ts';
import { offerQuery } from '#features/prompts/offer/offer.queries.ts';
import { connectedAtom } from '#lib/connection.ts';
import { useAuth } from '#lib/session.ts';

/** Times in ms after a run's end at which the unlock offer is fetched. The royalty is stored by an event that follows the run. */
const LOOKS_MS = [0, 1_500, 4_000, 8_000, 15_000, 30_000] as const;

/** Fetches the unlock offer again after the shown run has ended, because the royalty that the run paid reduces the unlock price. */
export function useOfferAfter(runId: string | null, promptId: string): void {
  const client = useQueryClient();
  const { user } = useAuth();
  const run = useQuery({ ...runQuery(runId ?? '', useAtomValue(connectedAtom)), enabled: runId !== null && user !== null });
  const watched = useRef<string | null>(null);
  const known = run.data !== undefined;
  const ended = known && isTerminal(run.data.status);
  useEffect(() => {
    if (known && !ended) watched.current = runId;
    if (!ended || watched.current !== runId) return;
    const timers = LOOKS_MS.map((ms) => setTimeout(() => void client.invalidateQueries({ queryKey: offerQuery(promptId).queryKey }), ms));
    return () => timers.forEach(clearTimeout);
  }, [client, ended, known, promptId, runId]);
}
