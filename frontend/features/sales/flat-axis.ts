import type { Takings } from './day-groups.ts';

/** Axis of a period without sales. Recharts itself would number it from 1 to 4, as if there were sales. */
const NOTHING = { domain: [0, 1], ticks: [0] };

type Point = Takings & { beforeCents: number | null };

/** Settings of both vertical axes for a period without sales; empty for every other period. */
export function flatAxes(points: readonly Point[]): { money: object; orders: object } {
  const noMoney = points.every(({ netCents, grossCents, beforeCents }) => netCents === 0 && grossCents === 0 && (beforeCents ?? 0) === 0);
  return { money: noMoney ? NOTHING : {}, orders: points.every(({ orders }) => orders === 0) ? NOTHING : {} };
}
