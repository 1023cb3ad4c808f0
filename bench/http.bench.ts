import { currentLoad } from './measure/bench-line.ts';
import type { BenchLine } from './measure/bench-line.ts';
import type { BenchSize } from './measure/bench-size.ts';
import { putLoad } from './measure/http-load.ts';
import type { LoadResult } from './measure/http-load.ts';
import { median, pairedRatio } from './measure/median.ts';
import { hotRoutes, writersFor } from './sides/hot-routes.ts';
import type { HotRoute } from './sides/hot-routes.ts';
import { openHttpSides } from './sides/http-sides.ts';
import type { HttpSides } from './sides/http-sides.ts';

// The HTTP benchmark takes many short turns, so that other programs disturb product and baseline alike.
const SIZES = {
  full: { pairs: 7, read: { connections: 20, amount: 3_000 }, write: { connections: 20, amount: 150 } },
  smallest: { pairs: 1, read: { connections: 4, amount: 20 }, write: { connections: 4, amount: 10 } },
} as const;
type Size = (typeof SIZES)[BenchSize];

/**
 * The HTTP benchmark: compares the real API process, with production settings, with bare Koa that makes the same session look-up and SQL. The
 * two take turns under the same load, and each turn gives a ratio.
 */
export async function run(size: BenchSize): Promise<BenchLine[]> {
  const { pairs, write } = SIZES[size];
  // Enough accounts for the writes of product and baseline, and for one more turn that only warms both up.
  const sides = await openHttpSides({ accounts: writersFor(2 * (pairs + 1) * write.amount), admits: size === 'full' });
  try {
    const lines: BenchLine[] = [];
    for (const route of hotRoutes(sides.users)) lines.push(await compare(route, sides, SIZES[size]));
    return lines;
  } finally {
    await sides.close();
  }
}

async function compare(route: HotRoute, { apiUrl, baselineUrl }: HttpSides, { pairs, ...sizes }: Size): Promise<BenchLine> {
  const options = sizes[route.kind];
  const load = (url: string): Promise<LoadResult> => putLoad({ ...route, url }, options);
  const [ourAddress, baselineAddress] = [apiUrl + route.path, baselineUrl + (route.baselinePath ?? route.path)];
  await load(baselineAddress);
  await load(ourAddress);
  const baseline: LoadResult[] = [];
  const ours: LoadResult[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    baseline.push(await load(baselineAddress));
    ours.push(await load(ourAddress));
  }
  const ratio = pairedRatio(ours.map((one) => one.perSecond), baseline.map((one) => one.perSecond));
  return {
    what: `${route.method ?? 'GET'} ${route.path}, c=${options.connections}`,
    ours: describe(ours),
    baseline: describe(baseline),
    ratio,
    goal: `≥ ${route.goal.toFixed(2)}x`,
    passed: ratio >= route.goal,
    load: currentLoad(),
  };
}

const describe = (results: readonly LoadResult[]): string =>
  `${Math.round(median(results.map((one) => one.perSecond)))}/s, p99 ${Math.round(median(results.map((one) => one.p99)))} ms`;
