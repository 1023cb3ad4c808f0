import { HISTORY_CSV_PATH, HISTORY_JSON_PATH, historyFilter } from '#contracts/run-history.ts';
import type { HistoryFilter } from '#contracts/run-history.ts';
import { isDay } from '#contracts/utc-days.ts';
import { momentsOf } from '#lib/day-range.ts';

/** Filters of the run history as its address holds them. Days are in the reader's time zone, "2026-11-21". */
export type HistoryView = Omit<HistoryFilter, 'from' | 'to'> & { from?: string | undefined; to?: string | undefined };

const NAMES = ['promptId', 'contentType', 'status', 'model'] as const;

/** Reads the filters of the run history from its address. Unknown values are left out, so that an old link still shows a list. */
export function readHistory(params: URLSearchParams): HistoryView {
  const plain = NAMES.flatMap((name) => {
    const { data } = historyFilter[name].safeParse(params.get(name) ?? undefined);
    return data === undefined ? [] : [[name, data]];
  });
  const days = (['from', 'to'] as const).flatMap((name) => {
    const day = params.get(name);
    return isDay(day) ? [[name, day]] : [];
  });
  return Object.fromEntries([...plain, ...days]) as HistoryView;
}

/** Filters of the run history that match every run. */
export const EVERY_RUN: HistoryView = { promptId: undefined, contentType: undefined, status: undefined, model: undefined, from: undefined, to: undefined };

/** Changes some filters of the run history in its address; other parameters stay. */
export function writeHistory(params: URLSearchParams, part: HistoryView): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(part)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Converts the filters of the run history into the request's form. */
export const askedOf = ({ from = '', to = '', ...rest }: HistoryView): HistoryFilter => ({ ...rest, ...momentsOf({ from, to }) });

/** Returns the address of a file with all runs that match the filters. */
export function historyFile(format: 'csv' | 'json', view: HistoryView): string {
  const asked = Object.entries(askedOf(view)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]));
  const query = new URLSearchParams(asked).toString();
  return (format === 'csv' ? HISTORY_CSV_PATH : HISTORY_JSON_PATH) + (query && `?${query}`);
}
