import type { CounterName } from './goal.ts';

/** One step of a counter: by a number, 1 when left out, or once for each thing of its kind that it sees. */
export type Move = { counter: CounterName; by?: number } | { counter: CounterName; distinct: string };
