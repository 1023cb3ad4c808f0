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
};
