import { median } from '../measure/median.ts';
import { blockMedians, noiseAround, theilSen } from './slope.ts';
import type { Point } from './slope.ts';

const HOUR_MS = 3_600_000;
/** The judged half of a series is cut into this many blocks at most, and needs at least so many. */
const BLOCKS = { most: 30, least: 5 };
/** Of 1,000 flat series of 30 blocks with normal noise, about one rises by more than this many times its noise. */
const TIMES_NOISE = 2;
/** A series proves something when its noise hides no leak larger than this many times the limit. */
const PROVES_UP_TO = 4;

/** How a figure changed in the second half of a soak. */
export interface Trend {
  /** Median of the second half. */
  typical: number;
  perHour: number;
  /** How far the figure usually lies from its line, in its own unit. */
  noise: number;
  /** The least rise in an hour that is taken for a leak. */
  leastPerHour: number;
  /** False for a leak, and null when the noise would hide a leak that matters. */
  flat: boolean | null;
}

/**
 * Judges a series by its second half, because the first one fills caches. It is flat when it rises by at most twice its noise, or by at most
 * `limitPerHour`.
 * @returns null when the second half has too few samples
 */
export function trendOf(points: readonly Point[], limitPerHour: number): Trend | null {
  const half = secondHalf(points);
  const blocks = blockMedians(half, BLOCKS.most);
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (blocks.length < BLOCKS.least || !first || !last) return null;
  const line = theilSen(blocks);
  const noise = noiseAround(line, blocks);
  const leastPerHour = Math.max(limitPerHour, (TIMES_NOISE * noise) / ((last.atMs - first.atMs) / HOUR_MS));
  const perHour = line.slope * HOUR_MS;
  const rises = perHour > leastPerHour;
  return { typical: median(half.map(({ value }) => value)), perHour, noise, leastPerHour, flat: rises ? false : leastPerHour <= PROVES_UP_TO * limitPerHour ? true : null };
}

/** The samples of the later half of the time. */
export function secondHalf<P extends { atMs: number }>(points: readonly P[]): P[] {
  const middle = ((points[0]?.atMs ?? 0) + (points.at(-1)?.atMs ?? 0)) / 2;
  return points.filter(({ atMs }) => atMs >= middle);
}
