import type { QueryClient } from '@tanstack/react-query';
import { isTerminal } from '#contracts/generation.ts';
import type { Generation, GenerationDetail } from '#contracts/generation.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { generationKeys } from './generation.queries.ts';
import type { LiveText } from './generation.queries.ts';
import { applyDelta } from './live-text.ts';

interface RunPages {
  pages: { data: Generation[]; nextCursor: string | null }[];
  pageParams: unknown[];
}

/** Puts a pushed state of a run into every cache that contains it. */
export function applyGeneration(client: QueryClient, { generation }: RealtimePayload<'generation'>): void {
  client.setQueryData<GenerationDetail>(generationKeys.detail(generation.id), (known) =>
    known && isNewer(generation, known) ? { ...known, ...generation } : known,
  );
  client.setQueriesData<RunPages>({ queryKey: generationKeys.lists }, (known) => known && inPages(known, generation));
  client.setQueriesData<Generation[]>({ queryKey: [...generationKeys.all, 'recent'] }, (known) => known?.map((run) => newerOf(run, generation)));
  laterOffScreen(client);
  if (isTerminal(generation.status)) {
    // When a run has ended, fetches its receipt and complete outputs, which the push does not contain. Also while no page shows the run, so that a
    // page that opens later does not say first that the tokens are still held.
    const queryKey = generationKeys.detail(generation.id);
    // A first answer that is still on its way may have been read before the end, and an invalidation alone does not replace it.
    void client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined }).then(() => client.invalidateQueries({ queryKey, refetchType: 'all' }));
    for (const kind of ['recent', 'totals']) void client.invalidateQueries({ queryKey: [...generationKeys.all, kind] });
  } else if (!isListed(client, generation.id)) {
    // The run began elsewhere, such as in another tab.
    for (const kind of ['recent', 'list']) void client.invalidateQueries({ queryKey: [...generationKeys.all, kind] });
  }
}

/** Invalidates the lists of runs that no screen shows: they may lack the run, and writing into a cached list counts as fetching it. */
function laterOffScreen(client: QueryClient): void {
  for (const kind of ['list', 'recent', 'totals', 'choices']) void client.invalidateQueries({ queryKey: [...generationKeys.all, kind], type: 'inactive', refetchType: 'none' });
}

/** Adds a pushed part to the streamed text of a run. When a part is missing, fetches the text so far. */
export function applyTextDelta(client: QueryClient, delta: RealtimePayload<'generation:delta'>): void {
  const key = generationKeys.live(delta.id);
  const next = applyDelta(client.getQueryData<LiveText>(key), delta);
  if (next) client.setQueryData(key, next);
  else void client.invalidateQueries({ queryKey: generationKeys.detail(delta.id) });
}

const RANK = { queued: 0, running: 1, succeeded: 2, partial: 2, failed: 2, cancelled: 2, blocked: 2 } as const;

/**
 * Tells whether a pushed state of a run is newer than the known one, because pushes may arrive out of order. An ended run stays ended, and
 * progress never goes back within an attempt.
 */
function isNewer(pushed: Generation, known: Generation): boolean {
  if (isTerminal(known.status)) return isTerminal(pushed.status);
  if (pushed.attempt !== known.attempt) return pushed.attempt > known.attempt || isTerminal(pushed.status);
  if (RANK[pushed.status] !== RANK[known.status]) return true;
  return pushed.progress >= known.progress;
}

const newerOf = (known: Generation, pushed: Generation): Generation =>
  known.id === pushed.id && isNewer(pushed, known) ? { ...known, ...pushed } : known;

const inPages = (known: RunPages, pushed: Generation): RunPages => ({
  ...known,
  pages: known.pages.map((page) => ({ ...page, data: page.data.map((run) => newerOf(run, pushed)) })),
});

function isListed(client: QueryClient, id: string): boolean {
  return client
    .getQueriesData<Generation[]>({ queryKey: [...generationKeys.all, 'recent'] })
    .some(([, runs]) => runs?.some((run) => run.id === id));
}
