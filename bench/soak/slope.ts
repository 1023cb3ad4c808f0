import { median } from '../measure/median.ts';

/** One figure of a series, `atMs` after its first sample. */
export interface Point {
  atMs: number;
  value: number;
}

export interface Line {
  /** Change of the value in a millisecond. */
  slope: number;
  at(atMs: number): number;
}

/** Makes the median absolute deviation of normal noise equal to its standard deviation. */
const AS_STANDARD_DEVIATION = 1.4826;

/**
 * Fits a line by the median of the slopes of all pairs of points. Up to 29 % of the points may be arbitrarily wrong, so a few spikes do not tilt it.
 * Theil, "A rank-invariant method of linear and polynomial regression analysis", 1950; Sen, "Estimates of the regression coefficient based on
 * Kendall's tau", Journal of the American Statistical Association 63, 1968.
 * @param points at least two, at different times
 */
export function theilSen(points: readonly Point[]): Line {
  const slopes = points.flatMap((one, n) => points.slice(n + 1).filter(({ atMs }) => atMs !== one.atMs).map((other) => (other.value - one.value) / (other.atMs - one.atMs)));
  const slope = median(slopes);
  const start = median(points.map(({ atMs, value }) => value - slope * atMs));
  return { slope, at: (atMs) => start + slope * atMs };
}

/** How far points usually lie from the line: their median absolute deviation, scaled to a standard deviation. */
export const noiseAround = (line: Line, points: readonly Point[]): number => AS_STANDARD_DEVIATION * median(points.map(({ atMs, value }) => Math.abs(value - line.at(atMs))));

/**
 * Cuts a series into at most `most` blocks of equally many points, each with its median time and value. Noise that repeats within a block, such as the
 * saw-tooth of garbage collection, then counts once and not once for each point.
 */
export function blockMedians(points: readonly Point[], most: number): Point[] {
  const size = Math.ceil(points.length / most);
  return Array.from({ length: Math.ceil(points.length / Math.max(1, size)) }, (_, block) => {
    const part = points.slice(block * size, (block + 1) * size);
    return { atMs: median(part.map(({ atMs }) => atMs)), value: median(part.map(({ value }) => value)) };
  });
}
