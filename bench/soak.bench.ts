import { testRedisUrl } from '#testing/test-services.ts';
import type { BenchLine } from './measure/bench-line.ts';
import { currentLoad } from './measure/bench-line.ts';
import type { BenchSize } from './measure/bench-size.ts';
import { putOpenLoad } from './measure/open-load.ts';
import type { LoadSeen } from './measure/open-load.ts';
import { pinApart } from './measure/pinned.ts';
import type { Apart } from './measure/pinned.ts';
import { tenthOf } from './soak/pace.ts';
import type { Tenth } from './soak/pace.ts';
import { openSoakProduct } from './soak/product.ts';
import { startSampling } from './soak/sampling.ts';
import type { Sampling } from './soak/sampling.ts';
import { soakLines } from './soak/soak-lines.ts';
import { carriedPerSecond, endOfRuns, steadyMix } from './soak/steady-load.ts';
import { startVisits } from './soak/visits.ts';
import type { Visits } from './soak/visits.ts';

const SIZES = {
  full: { accounts: 60, firstMs: 5_000, capacityMs: 15_000, visits: { signInsPerSecond: 1, socketsPerSecond: 2, stayMs: 5_000 } },
  smallest: { accounts: 4, firstMs: 200, capacityMs: 500, visits: { signInsPerSecond: 2, socketsPerSecond: 4, stayMs: 300 } },
} as const;
const SECONDS = 1_800;
const SMALLEST_MS = 4_000;
/** Part of what one core carries. */
const PART = 0.5;
const TENTHS = 10;
const MOST_WARM_MS = 60_000;
/** A shorter soak is not judged by its slopes: engine, caches and connections still warm up. */
const JUDGED_FROM_MS = 600_000;
const EVERY_MS = { least: 250, most: 5_000 };
const SAMPLES = 360;

/**
 * One API and one worker under half of what one core carries, for SOAK_SECONDS: visitors and members who read, runs that end, messages that are read,
 * people who sign in and sockets that come and go. Memory, handles, descriptors, keys of Redis and tables must not grow, no request may
 * fail, and the last answers must be as fast as the first. The baseline of each figure is the same soak, some time before.
 */
export async function run(size: BenchSize): Promise<BenchLine[]> {
  const { accounts, firstMs, capacityMs, visits: pace } = SIZES[size];
  const lasts = size === 'full' ? secondsWanted() * 1_000 : SMALLEST_MS;
  const product = await openSoakProduct({ accounts, admits: size === 'full' });
  const { apiUrl, databaseUrl, processes, redisPrefix, users } = product;
  const redisUrl = testRedisUrl();
  const tenths: Tenth[] = [];
  let apart: Apart | undefined;
  let sampling: Sampling | undefined;
  try {
    const mix = steadyMix(users);
    // The soak pins processes to cores only in full size, because the database of a test run serves other tests at the same time.
    if (size === 'full') apart = await pinApart({ pids: Object.values(processes).map(({ pid }) => pid), databaseUrl, redisUrl });
    const visited = async <T>(work: (visits: Visits) => Promise<T>): Promise<T> => {
      const visits = startVisits(apiUrl, users, pace);
      return await work(visits).finally(() => visits.stop());
    };
    // Visits cost much more than other requests, so the peak is measured beside as many of them.
    const carried = await visited(async () => {
      await carriedPerSecond(apiUrl, databaseUrl, mix, firstMs);
      return carriedPerSecond(apiUrl, databaseUrl, mix, capacityMs);
    });
    const perSecond = PART * carried;
    const load = (forMs: number): Promise<LoadSeen> => putOpenLoad(apiUrl, mix, { perSecond }, forMs);
    const { sampled, seen } = await visited(async (visits) => {
      await load(Math.min(MOST_WARM_MS, lasts / 5));
      const everyMs = Math.min(EVERY_MS.most, Math.max(EVERY_MS.least, lasts / SAMPLES));
      sampling = await startSampling({ processes, databaseUrl, redisUrl, redisPrefix, everyMs });
      for (let tenth = 0; tenth < TENTHS; tenth += 1) tenths.push(tenthOf(await load(lasts / TENTHS)));
      return { sampled: await sampling.stop(), seen: visits.seen() };
    });
    const long = lasts >= JUDGED_FROM_MS;
    const soaked = { processes: Object.keys(processes), sampled, tenths, visits: seen, ends: await endOfRuns(databaseUrl), long };
    const what = `${lasts / 1_000} s at half of what one core carries, ${apart?.what ?? 'not pinned'}`;
    return [
      { what, ours: `${perSecond.toFixed(0)} requests/s`, baseline: `carries ${carried.toFixed(0)}/s`, ratio: null, goal: long ? '' : 'too short to judge slopes', passed: null, load: currentLoad() },
      ...soakLines(soaked),
    ];
  } finally {
    await sampling?.close();
    apart?.undo();
    await product.close();
  }
}

/** @throws when SOAK_SECONDS is not a number of seconds, because a soak of no time would find nothing */
function secondsWanted(): number {
  const seconds = Number(process.env['SOAK_SECONDS'] ?? SECONDS);
  if (!(seconds >= 10)) throw new Error('SOAK_SECONDS must be a number from 10');
  return seconds;
}
