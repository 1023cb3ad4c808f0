import type { SalesSummary } from '#contracts/sales.ts';
import { dayStart, mondayOf } from '#contracts/utc-days.ts';
import { dateText } from '#lib/date-text.ts';
import { dayWords } from '#lib/day-span.ts';

export type SalesDay = SalesSummary['days'][number];
export type Grain = 'day' | 'week' | 'month';

/** Sales of a day, a week or a month. A week or month at the edge of the period counts only its days within the period. */
export interface Takings {
  /** First day of this week or month that lies in the shown period. */
  day: string;
  label: string;
  grossCents: number;
  refundCents: number;
  netCents: number;
  orders: number;
}

/** Returns how the sales of a period are grouped by default. More than about 90 bars would be too thin to tell apart, so longer periods use weeks or months. */
export const usualGrain = (days: number): Grain => (days <= 92 ? 'day' : days <= 183 ? 'week' : 'month');

/** Sums the sales of days to weeks (from Monday) or months. The order stays: oldest first. */
export function groupDays(days: readonly SalesDay[], grain: Grain): Takings[] {
  const groups = new Map<string, Takings>();
  for (const { day, grossCents, refundCents, netCents, orders } of days) {
    const key = KEYS[grain](day);
    const sum = groups.get(key) ?? { day, label: LABELS[grain](day), grossCents: 0, refundCents: 0, netCents: 0, orders: 0 };
    groups.set(key, { ...sum, grossCents: sum.grossCents + grossCents, refundCents: sum.refundCents + refundCents, netCents: sum.netCents + netCents, orders: sum.orders + orders });
  }
  return [...groups.values()];
}

const KEYS: Record<Grain, (day: string) => string> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => day.slice(0, 7),
};

const LABELS: Record<Grain, (day: string) => string> = {
  day: (day) => dayWords(day),
  week: (day) => `Week of ${dayWords(day)}`,
  month: (day) => dateText(new Date(dayStart(day)), { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};
