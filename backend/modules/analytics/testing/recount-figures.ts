import type { PeopleDay } from '#contracts/admin-analytics.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { RawRun } from './random-runs.ts';

/* The figures of the shop, computed again by plain loops over all rows, without any code that they check. */

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const COUNTED = ['prompt', 'free', 'challenge'];
const WORKED = ['succeeded', 'partial'];

/** Decides whether a moment belongs to the range. A test passes a wrong function to prove that the recount detects it. */
type Inside = (at: number, from: number, to: number) => boolean;
const halfOpen: Inside = (at, from, to) => at >= from && at < to;

/** The value below which a share of the sorted values lies, interpolated linearly between two values. */
function atShare(values: number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const low = Math.floor(place);
  return sorted[low]! + (sorted[Math.min(low + 1, sorted.length - 1)]! - sorted[low]!) * (place - low);
}

function countsOf(runs: readonly RawRun[]) {
  const times = runs.filter(({ status }) => WORKED.includes(status)).map(({ seconds }) => seconds!);
  return {
    runs: runs.length,
    worked: times.length,
    failed: runs.filter(({ status }) => status === 'failed' || status === 'blocked').length,
    stopped: runs.filter(({ status }) => status === 'cancelled').length,
    tokens: runs.reduce((sum, { tokens }) => sum + tokens, 0),
    half: atShare(times, 0.5),
    most: atShare(times, 0.95),
  };
}

function grouped<Key>(runs: readonly RawRun[], keyOf: (run: RawRun) => Key): [Key, RawRun[]][] {
  const groups = new Map<string, [Key, RawRun[]]>();
  for (const run of runs) {
    const key = keyOf(run);
    const group = groups.get(JSON.stringify(key));
    if (group) group[1].push(run);
    else groups.set(JSON.stringify(key), [key, [run]]);
  }
  return [...groups.values()];
}

export function recountTrends(all: readonly RawRun[], { from, to }: { from: string; to: string }, categoryOf: (promptId: string) => string | null, inside: Inside = halfOpen) {
  const runs = all.filter(({ at, source }) => COUNTED.includes(source) && inside(at, Date.parse(from), Date.parse(to)));
  return {
    people: new Set(runs.map(({ user }) => user)).size,
    days: grouped(runs, ({ at, type }) => ({ day: dayOf(at), type })).map(([key, group]) => ({ ...key, ...countsOf(group) })),
    models: grouped(runs, ({ type, model }) => ({ type, model })).map(([key, group]) => ({ ...key, ...countsOf(group) })),
    categories: grouped(runs.filter(({ prompt }) => prompt !== null), ({ prompt }) => categoryOf(prompt!)).map(([category, group]) => {
      const { runs: count, worked } = countsOf(group);
      return { category, runs: count, worked };
    }),
    failures: grouped(runs.filter(({ status }) => status === 'failed' || status === 'blocked'), ({ code }) => code ?? '').map(([code, group]) => ({ code, runs: group.length })),
  };
}

/** Counts members of each day, and of the week before it. `reach` is how many earlier days belong to that week; a test passes a wrong number. */
export function recountPeople(events: readonly { at: number; user: string; name: string }[], days: readonly string[], reach = 6): PeopleDay[] {
  return days.map((day) => {
    const start = Date.parse(day);
    const here = (daysBefore: number, only?: string): number =>
      new Set(events.filter(({ at, name }) => at >= start - daysBefore * DAY_MS && at < start + DAY_MS && (only === undefined || name === only)).map(({ user }) => user)).size;
    return { day, active: here(0), week: here(reach), month: here(29), signedUp: here(0, 'signed_up') };
  });
}
