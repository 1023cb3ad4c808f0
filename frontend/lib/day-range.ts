/** Two days as date fields give them, such as "2026-11-21"; an empty one is no limit. */
export interface DayRange {
  from: string;
  to: string;
}

/** The moments at which a range begins and ends, in the reader's time zone. Both days belong to the range. */
export function momentsOf({ from, to }: DayRange): { from?: string; to?: string } {
  const start = midnight(from, 0);
  const end = midnight(to, 1);
  return { ...(start && { from: start }), ...(end && { to: end }) };
}

// Counts by the calendar and not by 24 hours, because days on which clocks change are longer or shorter.
function midnight(day: string, plusDays: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date + plusDays).toISOString();
}
