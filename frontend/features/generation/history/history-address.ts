import { HISTORY_CSV_PATH, HISTORY_JSON_PATH, historyFilter } from '#contracts/run-history.ts';
import type { HistoryFilter } from '#contracts/run-history.ts';
import { isDay } from '#contracts/utc-days.ts';
import { momentsOf } from '#lib/day-range.ts';

/** The filters of a history as its address holds them; days are in the reader's time zone, "2026-11-21". */
export type HistoryView = Omit<HistoryFilter, 'from' | 'to'> & { from?: string | undefined; to?: string | undefined };

const NAMES = ['promptId', 'contentType', 'status', 'model'] as const;

/** Reads the filters from an address. Unknown values are left out, so that no link ends in an error. */
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

/** The filters for all runs. */
export const EVERY_RUN: HistoryView = { promptId: undefined, contentType: undefined, status: undefined, model: undefined, from: undefined, to: undefined };

/** Changes some filters in an address; its other parameters stay. */
export function writeHistory(params: URLSearchParams, part: HistoryView): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(part)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The filters in the form that the server takes. */
export const askedOf = ({ from = '', to = '', ...rest }: HistoryView): HistoryFilter => ({ ...rest, ...momentsOf({ from, to }) });

/** Address of a file with all runs that match. */
export function historyFile(format: 'csv' | 'json', view: HistoryView): string {
  const asked = Object.entries(askedOf(view)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]));
  const query = new URLSearchParams(asked).toString();
  return (format === 'csv' ? HISTORY_CSV_PATH : HISTORY_JSON_PATH) + (query && `?${query}`);
}
