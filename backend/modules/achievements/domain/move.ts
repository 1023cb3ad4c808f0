import type { CounterName } from './goal.ts';

/** One change of a counter. `by` adds this number (1 if absent); `distinct` adds 1 the first time that a person's counter meets this value. */
export type Move = { counter: CounterName; by?: number } | { counter: CounterName; distinct: string };
