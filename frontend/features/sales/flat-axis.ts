import type { Takings } from './day-groups.ts';

/** Axis of the sales chart for a period without sales. Recharts itself would number it from 1 to 4, as if there were sales. */
const NOTHING = { domain: [0, 1], ticks: [0] };

type Point = Takings & { beforeCents: number | null };

/** Returns the settings of both vertical axes of the sales chart for a period without sales; empty for every other period. */
export function flatAxes(points: readonly Point[]): { money: object; orders: object } {
  const noMoney = points.every(({ netCents, grossCents, beforeCents }) => netCents === 0 && grossCents === 0 && (beforeCents ?? 0) === 0);
  return { money: noMoney ? NOTHING : {}, orders: points.every(({ orders }) => orders === 0) ? NOTHING : {} };
}
