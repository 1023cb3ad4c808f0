import type { CounterName } from './goal.ts';

/** One change of one person's achievement counter: `by` adds this number (1 if absent); `distinct` adds 1 when the counter first meets this value. */
export type Move = { counter: CounterName; by?: number } | { counter: CounterName; distinct: string };
