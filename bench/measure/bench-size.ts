/**
 * The size of a benchmark. `full`: the size for which the goals hold. `smallest`: runs the same code once as briefly as possible; its figures
 * mean nothing, and `npm test` fails when a benchmark no longer starts.
 */
export type BenchSize = 'full' | 'smallest';
