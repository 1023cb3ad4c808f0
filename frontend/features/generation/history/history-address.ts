import { HISTORY_CSV_PATH, HISTORY_JSON_PATH, historyFilter } from '#contracts/run-history.ts';
import type { HistoryFilter } from '#contracts/run-history.ts';
import { isDay } from '#contracts/utc-days.ts';
import { momentsOf } from '#lib/day-range.ts';

/** What a history is narrowed to, as its address says it; days are the reader's own, "2026-11-21". */
export type HistoryView = Omit<HistoryFilter, 'from' | 'to'> & { from?: string | undefined; to?: string | undefined };

const NAMES = ['promptId', 'contentType', 'status', 'model'] as const;

/** The view of an address; what the contract does not know is left out, so that no link ends in an error. */
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

/** A view that is narrowed to nothing. */
export const EVERY_RUN: HistoryView = { promptId: undefined, contentType: undefined, status: undefined, model: undefined, from: undefined, to: undefined };

/** The address with a part of its view changed; what else it says stays. */
export function writeHistory(params: URLSearchParams, part: HistoryView): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(part)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The view as the server takes it. */
export const askedOf = ({ from = '', to = '', ...rest }: HistoryView): HistoryFilter => ({ ...rest, ...momentsOf({ from, to }) });

/** Where all runs of a view are a file. */
export function historyFile(format: 'csv' | 'json', view: HistoryView): string {
  const asked = Object.entries(askedOf(view)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]));
  const query = new URLSearchParams(asked).toString();
  return (format === 'csv' ? HISTORY_CSV_PATH : HISTORY_JSON_PATH) + (query && `?${query}`);
}
