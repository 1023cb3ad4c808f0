/** Days as a date box gives them, "2026-11-21"; empty for any. */
export interface DayRange {
  from: string;
  to: string;
}

/** The moments between which these days lie, in the reader's own time zone: both days belong to the range. */
export function momentsOf({ from, to }: DayRange): { from?: string; to?: string } {
  const start = midnight(from, 0);
  const end = midnight(to, 1);
  return { ...(start && { from: start }), ...(end && { to: end }) };
}

// By the calendar rather than by 24 hours: days on which clocks are changed are longer or shorter.
function midnight(day: string, plusDays: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date + plusDays).toISOString();
}
