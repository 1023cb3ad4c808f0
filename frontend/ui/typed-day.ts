import { isDay } from '#contracts/utc-days.ts';
import { elementAt } from '#contracts/must.ts';

/**
 * Returns the day typed into a date field, as "2026-11-21", or null. Fields show days as 21/11/2026. A pasted ISO day counts too, even
 * without its hyphens, which the field's input filter removes. The two forms cannot be confused for years from 1900 to 2099: in 21112026 the
 * fifth and sixth digits are no month.
 */
export function typedDay(text: string): string | null {
  const digits = text.trim();
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(digits);
  if (iso) {
    const day = dayOf(elementAt(iso, 1), elementAt(iso, 2), elementAt(iso, 3));
    if (day) return day;
  }
  const local = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(digits) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(digits);
  return local ? dayOf(elementAt(local, 3).padStart(4, '20'), elementAt(local, 2), elementAt(local, 1)) : null;
}

function dayOf(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}
