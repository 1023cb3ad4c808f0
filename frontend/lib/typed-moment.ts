/** A date and a time such as "14:02" that a person typed into two fields, in their time zone. The date may be missing. */
export interface TypedMoment {
  day: string | null;
  time: string;
}

/** Returns a typed date and time as ISO time; null without a valid date and time. */
export function momentOf({ day, time }: TypedMoment): string | null {
  const at = day !== null && /^\d\d:\d\d$/.test(time) ? new Date(`${day}T${time}`) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Returns the values of the date and time fields for an ISO time; for null no date and an empty time, because a time alone reads as if something was planned. */
export function typedOf(iso: string | null): TypedMoment {
  if (iso === null) return { day: null, time: '' };
  const at = new Date(iso);
  const two = (number: number): string => String(number).padStart(2, '0');
  return { day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`, time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}
