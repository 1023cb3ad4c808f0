import { isDay, shiftDay } from '#contracts/utc-days.ts';
import { daysIn } from '#lib/day-span.ts';
import type { DaySpan } from '#lib/day-span.ts';

/** Periods of the sales page to choose from; `custom` takes its days from the page's address. */
export const RANGES = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'month', label: 'This month' },
  { value: 'custom', label: 'Custom' },
] as const;
export type RangeName = (typeof RANGES)[number]['value'];

const USUAL = '30';

export interface SalesRange extends DaySpan {
  name: RangeName;
}

/** Returns the days of a named period of the sales page, today included; `custom` has none of its own. */
export function daysOf(name: Exclude<RangeName, 'custom'>, today: string): DaySpan {
  return { from: name === 'month' ? `${today.slice(0, 7)}-01` : shiftDay(today, 1 - Number(name)), to: today };
}

/** Reads the period of the sales page from an address; the last 30 days where it has none or an invalid one. */
export function readRange(params: URLSearchParams, today: string): SalesRange {
  const name = RANGES.find(({ value }) => value === params.get('range'))?.value ?? USUAL;
  if (name !== 'custom') return { name, ...daysOf(name, today) };
  const [from, to] = [params.get('from'), params.get('to')];
  return isDay(from) && isDay(to) && daysIn({ from, to }) > 0 ? { name, from, to } : { name: USUAL, ...daysOf(USUAL, today) };
}

/** Returns the address of the sales page with another period; its other parameters stay. */
export function writeRange(params: URLSearchParams, { name, from, to }: SalesRange): URLSearchParams {
  const next = new URLSearchParams(params);
  const parts = { range: name === USUAL ? null : name, from: name === 'custom' ? from : null, to: name === 'custom' ? to : null };
  for (const [part, value] of Object.entries(parts)) {
    if (value) next.set(part, value);
    else next.delete(part);
  }
  return next;
}
