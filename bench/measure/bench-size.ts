/**
 * `full` is what goals are judged by. `smallest` runs the same code once with as little as it takes: its figures say nothing,
 * and a benchmark that no longer starts fails `npm test`.
 */
export type BenchSize = 'full' | 'smallest';
