/** A typed moment in the reader's time zone: a day and a time such as "14:02". Without a day there is no moment. */
export interface TypedMoment {
  day: string | null;
  time: string;
}

/** The moment as ISO time; null when no day is given. */
export function momentOf({ day, time }: TypedMoment): string | null {
  const at = day !== null && /^\d\d:\d\d$/.test(time) ? new Date(`${day}T${time}`) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The day and time fields for an ISO time; empty for null. */
export function typedOf(iso: string | null): TypedMoment {
  if (iso === null) return { day: null, time: '00:00' };
  const at = new Date(iso);
  const two = (number: number): string => String(number).padStart(2, '0');
  return { day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`, time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}
