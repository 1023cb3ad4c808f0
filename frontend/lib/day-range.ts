/** The first and the last day of a range, as date fields give them, such as "2026-11-21". An empty day sets no limit. */
export interface DayRange {
  from: string;
  to: string;
}

/** Returns the moments at which a range of days begins and ends, in the reader's time zone. Both days belong to the range. */
export function momentsOf({ from, to }: DayRange): { from?: string; to?: string } {
  const start = midnight(from, 0);
  const end = midnight(to, 1);
  return { ...(start && { from: start }), ...(end && { to: end }) };
}

// The end is the next calendar day and not 24 hours later, because a day on which clocks change is longer or shorter.
function midnight(day: string, plusDays: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date + plusDays).toISOString();
}
