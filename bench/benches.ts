import type { BenchLine } from './measure/bench-line.ts';
import type { BenchSize } from './measure/bench-size.ts';

export interface Bench {
  run(size: BenchSize): Promise<BenchLine[]>;
}

/** Every benchmark by the name that `npm run bench -- --only` takes. */
export const BENCHES: Record<string, () => Promise<Bench>> = {
  'text-growth': () => import('./text-growth.bench.ts'),
  spend: () => import('./spend.bench.ts'),
  http: () => import('./http.bench.ts'),
  overload: () => import('./overload.bench.ts'),
  pickup: () => import('./pickup.bench.ts'),
  sockets: () => import('./sockets.bench.ts'),
  delivery: () => import('./delivery.bench.ts'),
  'chat-streams': () => import('./chat-streams.bench.ts'),
  soak: () => import('./soak.bench.ts'),
};

/** Benchmarks that take too long for a usual run, with how long. They run when they are asked for by name, and in their smallest size. */
export const BY_NAME: Readonly<Record<string, string>> = { soak: 'half an hour' };

/**
 * Chooses the benchmarks of a run.
 * @returns their names in order, and those that were left out because they take too long
 * @throws when `only` names a benchmark that does not exist
 */
export function chosenBenches({ only, smallest }: { only?: string | undefined; smallest: boolean }): { names: string[]; leftOut: string[] } {
  const all = Object.keys(BENCHES);
  const wanted = only?.split(',');
  const unknown = wanted?.filter((name) => !all.includes(name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: ${all.join(', ')}`);
  if (wanted || smallest) return { names: wanted ?? all, leftOut: [] };
  return { names: all.filter((name) => !(name in BY_NAME)), leftOut: Object.keys(BY_NAME) };
}
