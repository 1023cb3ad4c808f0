import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Generation } from '#contracts/generation.ts';
import { connectedAtom } from '#lib/connection.ts';
import { generationKeys, recentRunsQuery } from '../generation.queries.ts';
import { dismissedRuns, dismissRuns, endedSince, ICON_AFTER_MS } from './tray-state.ts';
import { useSettledRuns } from './use-settled-runs.ts';

const ACTIVE_SHOWN = 50;
/** Number of runs fetched for the job tray. It is more than the tray shows, so that older runs take the place of removed ones. */
const FINISHED_FETCHED = 20;
const FINISHED_SHOWN = 5;

export interface Tray {
  active: Generation[];
  finished: Generation[];
  /** A run that ended while its page was not open, which the job tray reports now; null when there is none. */
  news: Generation | null;
  /** Whether the reader has opened the job tray's list. */
  open: boolean;
  /** Key that changes with the number of running jobs and with the run that the job tray reports. */
  saying: string;
  /** True when the job tray has shown its text long enough and is an icon now. */
  icon: boolean;
  setOpen(open: boolean): void;
  /** Called with true while the reader has pointer or focus on the job tray, so that it does not shrink to an icon meanwhile. */
  hold(held: boolean): void;
  dismiss(ids: readonly string[]): void;
  forgetNews(): void;
}

/** Holds the state of the job tray, which lists the reader's running and latest runs. */
export function useTray(userId: string): Tray {
  const client = useQueryClient();
  const connected = useAtomValue(connectedAtom);
  const [open, setOpen] = useState(false);
  const [held, hold] = useState(false);
  // When a page opens without running jobs, the job tray has no news and starts as an icon.
  const [said, setSaid] = useState('0 ');
  const [newsId, setNewsId] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState(() => dismissedRuns(userId));
  const activeQuery = useQuery(recentRunsQuery({ state: 'active' }, ACTIVE_SHOWN, connected));
  const finishedQuery = useQuery(recentRunsQuery({ state: 'finished' }, FINISHED_FETCHED, connected));
  const active = activeQuery.data ?? [];
  const recent = finishedQuery.data ?? [];
  useSettledRuns(active);

  const known = useRef<ReadonlySet<string> | null>(null);
  const look = useEffectEvent((): void => {
    const before = known.current ?? new Set<string>();
    // The job tray does not report the end of a run whose own page is open, because that page shows it.
    const [first] = endedSince(before, active, recent).filter(({ id }) => !isWatched(client.getQueryCache().find({ queryKey: generationKeys.detail(id) })));
    if (first) setNewsId(first.id);
    const ended = new Set(endedSince(before, active, recent).map(({ id }) => id));
    known.current = new Set([...active.map(({ id }) => id), ...[...before].filter((id) => !ended.has(id) && !active.some((run) => run.id === id))]);
  });
  useEffect(() => {
    if (activeQuery.data && finishedQuery.data) look();
  }, [activeQuery.data, finishedQuery.data]);

  const news = recent.find(({ id }) => id === newsId && !dismissed.has(id)) ?? null;
  const saying = `${active.length} ${newsId ?? ''}`;
  useEffect(() => {
    if (open || held || said === saying) return;
    const timer = setTimeout(() => {
      setSaid(`${active.length} `);
      setNewsId(null);
    }, ICON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open, held, said, saying, active.length]);

  const finished = recent.filter(({ id }) => !dismissed.has(id)).slice(0, FINISHED_SHOWN);
  return {
    active, finished, news, open, saying, icon: !open && said === saying,
    setOpen: (next) => {
      setOpen(next);
      setSaid(`${active.length} `);
      setNewsId(null);
    },
    hold,
    dismiss: (ids) => setDismissed(dismissRuns(userId, ids)),
    forgetNews: () => {
      setSaid(`${active.length} `);
      setNewsId(null);
    },
  };
}

const isWatched = (query: { getObserversCount(): number } | undefined): boolean => (query?.getObserversCount() ?? 0) > 0;
