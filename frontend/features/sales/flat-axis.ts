import type { Takings } from './day-groups.ts';

/** An axis for nothing at all. Recharts itself would number it from 1 to 4, as if something had been sold. */
const NOTHING = { domain: [0, 1], ticks: [0] };

type Point = Takings & { beforeCents: number | null };

/** Settings of both vertical axes for a period in which nothing was sold; nothing for every other one. */
export function flatAxes(points: readonly Point[]): { money: object; orders: object } {
  const noMoney = points.every(({ netCents, grossCents, beforeCents }) => netCents === 0 && grossCents === 0 && (beforeCents ?? 0) === 0);
  return { money: noMoney ? NOTHING : {}, orders: points.every(({ orders }) => orders === 0) ? NOTHING : {} };
}
