import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../infra/run/ports.mjs';
import { putLoad } from '../measure/http-load.ts';
import type { BenchSize } from '../measure/bench-size.ts';
import { median } from '../measure/median.ts';
import { hotRoutes, writersFor } from '../sides/hot-routes.ts';
import type { HotRoute } from '../sides/hot-routes.ts';
import { openHttpSides } from '../sides/http-sides.ts';
import { layerShares } from './layers.ts';
import type { CpuProfile, Layer } from './layers.ts';
import { withOriginalFiles } from './original-files.ts';

const SIZES = {
  full: { pairs: 3, connections: 20, reads: 1_000, writes: 100, restMs: 300 },
  smallest: { pairs: 1, connections: 4, reads: 20, writes: 10, restMs: 0 },
} as const;
const WINDOW = `--import=${new URL('cpu-window.mjs', import.meta.url).href}`;

/** The cost of one request of a hot path for the server process that answers it. */
export interface RequestCost {
  route: string;
  goal: number;
  /** Processor time of the product's API in µs per request, user and system. */
  ours: number;
  baseline: number;
  /** Shares of the product's processor time by layer, from 0 to 1. */
  layers: ReadonlyMap<Layer, number>;
}

/**
 * Measures the processor time per request of each hot path, product and baseline in turn. Unlike speed, it hardly depends on other programs.
 * The profile is recorded in a turn of its own, because recording costs time.
 */
export async function measureRequestCosts(size: BenchSize, only?: string): Promise<RequestCost[]> {
  const { pairs, connections, reads, writes, restMs } = SIZES[size];
  const [ourWindow, baselineWindow] = [String(await freePort()), String(await freePort())];
  const sides = await openHttpSides({
    accounts: writersFor((2 * (pairs + 1) + 1) * writes),
    admits: size === 'full',
    api: { NODE_OPTIONS: WINDOW, CPU_WINDOW_PORT: ourWindow },
    baseline: { NODE_OPTIONS: WINDOW, CPU_WINDOW_PORT: baselineWindow },
  });
  const ask = async <T>(port: string, path: string): Promise<T> => (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as T;
  const used = async (port: string): Promise<number> => {
    const { user, system } = await ask<{ user: number; system: number }>(port, '/cpu');
    return user + system;
  };
  try {
    const costs: RequestCost[] = [];
    for (const route of hotRoutes(sides.users).filter(({ path }) => only === undefined || path.startsWith(only))) {
      const amount = route.kind === 'read' ? reads : writes;
      const load = (url: string): Promise<unknown> => putLoad({ ...route, url }, { connections, amount });
      const [ourUrl, baselineUrl] = [sides.apiUrl + route.path, sides.baselineUrl + (route.baselinePath ?? route.path)];
      const turn = async (port: string, url: string): Promise<number> => {
        const before = await used(port);
        await load(url);
        return ((await used(port)) - before) / amount;
      };
      await load(baselineUrl);
      await load(ourUrl);
      const [ours, baseline]: [number[], number[]] = [[], []];
      for (let pair = 0; pair < pairs; pair += 1) {
        baseline.push(await turn(baselineWindow, baselineUrl));
        ours.push(await turn(ourWindow, ourUrl));
      }
      await ask(ourWindow, '/profile/start');
      await load(ourUrl);
      const layers = layerShares(withOriginalFiles(await ask<CpuProfile>(ourWindow, '/profile/stop')));
      costs.push({ route: nameOf(route), goal: route.goal, ours: median(ours), baseline: median(baseline), layers });
      await pause(restMs);
    }
    return costs;
  } finally {
    await sides.close();
  }
}

const nameOf = ({ method = 'GET', path }: HotRoute): string => `${method} ${path}`;
