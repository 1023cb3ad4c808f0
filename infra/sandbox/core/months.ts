/**
 * Returns the time (seconds) n months after an anchor date, on the anchor's day. A month without this day gives its last day: 31 January, 28
 * February, 31 March.
 */
export function monthsAfter(anchor: number, months: number): number {
  const start = new Date(anchor * 1_000);
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), days));
  return Math.floor(first.getTime() / 1_000);
}

/** Returns the end (seconds) of the billing period that contains `at`. Periods have a fixed number of months and are counted from an anchor date. */
export function nextAfter(anchor: number, monthsPerPeriod: number, at: number): number {
  let count = 1;
  while (monthsAfter(anchor, count * monthsPerPeriod) <= at) count += 1;
  return monthsAfter(anchor, count * monthsPerPeriod);
}
