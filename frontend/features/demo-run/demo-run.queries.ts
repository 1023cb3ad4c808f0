import { queryOptions } from '@tanstack/react-query';
import { getDemoRun, getDemoState } from '#contracts/demo-runs.ts';
import type { DemoRun } from '#contracts/demo-runs.ts';
import { SECOND_MS } from '#contracts/durations.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

const POLL_MS = SECOND_MS / 2;

/** Query for whether this browser has a demo run left today, and for the demo run that it made. */
export const demoStateQuery = queryOptions({
  queryKey: [getDemoState.path],
  ...timesOf(getDemoState),
  queryFn: ({ signal }) => call(getDemoState, { signal }),
});

export const demoRunKey = (id: string) => [getDemoState.path, id] as const;

const isOver = (run: DemoRun | undefined): boolean => run?.status === 'done' || run?.status === 'failed';

/** Query for one demo run, fetched repeatedly until it ends, because visitors have no live connection. */
export const demoRunQuery = (id: string) =>
  queryOptions({
    queryKey: demoRunKey(id),
    ...timesOf(getDemoRun),
    queryFn: async ({ signal }) => (await call(getDemoRun, { params: { id }, signal })).run,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : POLL_MS),
  });
