import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { castVote, nextVotePair, undoVote } from '#contracts/challenge-votes.ts';
import type { VoteChoice } from '#contracts/challenge-votes.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { pause } from '#lib/pause.ts';
import { refreshChallenges } from '#shared/challenges/challenges.queries.ts';
import { DUEL } from '../challenge-vote.words.ts';
import { preloadPair } from './preload-pair.ts';

/** How long in ms a new pair of entries accepts no vote. A key pressed for the pair before would otherwise count for it. */
export const DEAF_MS = 400;
/** How long in ms the chosen entry stays marked before the next pair appears. */
const HOLD_MS = 350;

type Shown = ResponseOf<typeof nextVotePair>;

export interface Duel {
  /** The server's answer with the pair of entries to vote on; null while the first one loads. */
  shown: Shown | null;
  /** The voter's choice for the shown pair, while the next pair loads; null before a choice. */
  picked: VoteChoice | null;
  /** The voter's previous vote on a pair of entries, while it can be undone. */
  last: { id: string; choice: VoteChoice } | null;
  /** Why the last vote or undo failed, as text; null when it did not. */
  problem: string | null;
  /** Text that screen readers announce after a vote or an undo. */
  news: string;
  choose(choice: VoteChoice): void;
  undo(): void;
  /** Fetches the pair of entries again after an error. */
  again(): void;
}

/** Fetches the pairs of a challenge's entries one after the other, sends the viewer's votes, and can undo the last vote. */
export function useDuel(challengeId: string): Duel {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown | null>(null);
  const [picked, setPicked] = useState<VoteChoice | null>(null);
  const [last, setLast] = useState<Duel['last']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const busy = useRef(false);
  const voted = useRef(false);
  const since = useRef(0);

  const show = useCallback((next: Shown): void => {
    setShown(next);
    setPicked(null);
    since.current = Date.now();
  }, []);
  const ask = useCallback(async (): Promise<void> => {
    const next = await call(nextVotePair, { params: { id: challengeId }, idempotencyKey: newActionKey() });
    if (next.pair) await preloadPair(next.pair);
    show(next);
  }, [challengeId, show]);
  /** Runs one vote or undo at a time, and ignores presses meanwhile. */
  const act = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setPicked(null);
      setProblem(messageOf(error, DUEL.failed));
      // The server refused the vote, because the pair is no longer the voter's or voting has ended. It then says what to show next.
      if (error instanceof ApiError && error.status === 409) await ask().catch(() => undefined);
    } finally {
      busy.current = false;
    }
  }, [ask]);
  const again = useCallback((): void => void act(ask), [act, ask]);
  useEffect(again, [again]);
  // The page below shows how many votes count and how many pairs are left, so it is fetched again when the viewer leaves.
  useEffect(() => () => { if (voted.current) void refreshChallenges(client); }, [client]);

  return {
    shown, picked, last, problem, news, again,
    choose: (choice) => {
      const pair = shown?.pair;
      if (!pair || Date.now() - since.current < DEAF_MS) return;
      void act(async () => {
        setPicked(choice);
        const { vote, ...next } = await call(castVote, { params: { id: challengeId }, body: { pairId: pair.id, choice }, idempotencyKey: newActionKey() });
        voted.current = true;
        setLast({ id: vote.id, choice });
        setNews(DUEL.noted(next.progress));
        setShown((known) => known && { ...known, progress: next.progress });
        await Promise.all([pause(HOLD_MS), next.pair ? preloadPair(next.pair) : undefined]);
        show(next);
        // After the tenth vote or the last pair, balance, streak and other figures have changed, so all are fetched again.
        if (next.progress.towardsToken === 0 || !next.pair) void refreshChallenges(client);
      });
    },
    undo: () => {
      if (!last) return;
      void act(async () => {
        const back = await call(undoVote, { params: { id: challengeId, voteId: last.id } });
        setLast(null);
        setNews(DUEL.undone);
        show(back);
      });
    },
  };
}
