import { describe, expect, it } from 'vitest';
import { blockMedians, noiseAround, theilSen } from './slope.ts';
import type { Point } from './slope.ts';
import { trendOf } from './trend.ts';

const HOUR_MS = 3_600_000;
const EVERY_MS = 5_000;
const LASTS_MS = HOUR_MS / 2;
const LIMIT = 8;

/** Even numbers between 0 and 1, the same for each seed. */
function seeded(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A figure of half an hour around 100 that rises by `perHour`, with normal noise of this standard deviation. */
function series({ seed = 1, perHour = 0, noise = 1, tooth = 0 }: { seed?: number; perHour?: number; noise?: number; tooth?: number }): Point[] {
  const random = seeded(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: LASTS_MS / EVERY_MS }, (_, n) => ({ atMs: n * EVERY_MS, value: 100 + (perHour * n * EVERY_MS) / HOUR_MS + noise * normal() + tooth * (n % 5) }));
}
const seeds = Array.from({ length: 200 }, (_, seed) => seed);
const caught = (options: Parameters<typeof series>[0]): number => seeds.filter((seed) => trendOf(series({ ...options, seed }), LIMIT)?.flat === false).length;

describe('the slope', () => {
  it('is the one of the line on which all points lie', () => {
    const points = [0, 1, 2, 3].map((n) => ({ atMs: n, value: 5 + 2 * n }));
    expect(theilSen(points)).toMatchObject({ slope: 2 });
    expect(theilSen(points).at(10)).toBe(25);
    expect(noiseAround(theilSen(points), points)).toBe(0);
  });

  it('stays the same when a fifth of the points are spikes', () => {
    const points = Array.from({ length: 30 }, (_, n) => ({ atMs: n, value: n % 5 === 4 ? 10_000 : 2 * n }));
    expect(theilSen(points).slope).toBeCloseTo(2, 0);
  });

  it('takes equally many points for each block, and fewer for the last one', () => {
    const points = [1, 2, 3, 4, 5, 6, 7].map((value) => ({ atMs: 10 * value, value }));
    expect(blockMedians(points, 3)).toEqual([{ atMs: 20, value: 2 }, { atMs: 50, value: 5 }, { atMs: 70, value: 7 }]);
    expect(blockMedians([], 3)).toEqual([]);
  });
});

describe('a leak', () => {
  it('is caught beside noise when it is larger than the limit', () => {
    expect(caught({ perHour: 16, noise: 1 })).toBe(seeds.length);
    expect(caught({ perHour: 80, noise: 6 })).toBe(seeds.length);
  });

  it('is caught beside the saw-tooth of garbage collection', () => {
    expect(caught({ perHour: 40, noise: 1, tooth: 5 })).toBe(seeds.length);
  });

  it('that began with the soak is judged by the second half alone', () => {
    const filling = series({ noise: 0.2 }).map(({ atMs, value }) => ({ atMs, value: value + 50 * Math.min(1, atMs / (LASTS_MS / 2)) }));
    expect(trendOf(filling, LIMIT)?.flat).toBe(true);
  });

  it('is not what the noise of a flat series is taken for', () => {
    expect(caught({ noise: 6 })).toBeLessThanOrEqual(2);
    expect(caught({ noise: 1, tooth: 5 })).toBeLessThanOrEqual(2);
  });

  it('below the limit is taken for flat', () => {
    expect(caught({ perHour: LIMIT / 2, noise: 0.1 })).toBe(0);
  });

  it('is what a series with much noise can neither show nor rule out', () => {
    expect(trendOf(series({ noise: 60 }), LIMIT)).toMatchObject({ flat: null });
  });

  it('cannot be judged by a few samples', () => {
    expect(trendOf(series({}).slice(0, 8), LIMIT)).toBeNull();
    expect(trendOf([], LIMIT)).toBeNull();
  });
});
