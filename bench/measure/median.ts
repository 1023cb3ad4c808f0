/** Returns the middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Returns the median of `ours / baseline` over pairs that were measured directly after each other, so that disturbances by other programs cancel out. */
export const pairedRatio = (ours: readonly number[], baseline: readonly number[]): number =>
  median(ours.map((value, index) => value / baseline[index]!));
