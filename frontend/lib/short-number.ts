/** Writes a count in the short form of cards: 940, 2.4k, 31k. */
export function shortNumber(count: number): string {
  if (count < 1_000) return String(count);
  const [value, unit] = count < 1_000_000 ? [count / 1_000, 'k'] : [count / 1_000_000, 'm'];
  // Cuts digits instead of rounding, so that no shown number is higher than the real one.
  return `${value < 10 ? Math.floor(value * 10) / 10 : Math.floor(value)}${unit}`;
}
