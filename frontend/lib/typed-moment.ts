/** A moment as it is typed, in the reader's own time zone: a day and "14:02". Without a day there is none. */
export interface TypedMoment {
  day: string | null;
  time: string;
}

/** The moment as ISO time; null where there is none. */
export function momentOf({ day, time }: TypedMoment): string | null {
  const at = day !== null && /^\d\d:\d\d$/.test(time) ? new Date(`${day}T${time}`) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The moment as a person would type it; null is none. */
export function typedOf(iso: string | null): TypedMoment {
  if (iso === null) return { day: null, time: '00:00' };
  const at = new Date(iso);
  const two = (number: number): string => String(number).padStart(2, '0');
  return { day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`, time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}
