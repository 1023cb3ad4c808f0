type Options = Intl.DateTimeFormatOptions;

/** One formatter per locale and options. To make one takes a phone several ms, and pages write many dates with few different options. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes a date as `toLocaleString` with the same options would, in British English unless another locale is given. The options must name what is
 * shown, because the day, month and year are written where they name nothing. A date without a time is "Invalid Date".
 */
export function dateText(date: Date, options: Options, locale = 'en-GB'): string {
  if (Number.isNaN(date.getTime())) return String(date);
  // A formatter keeps the device's time zone of the time when it was made, which differs after a journey.
  const key = locale + date.getTimezoneOffset() + JSON.stringify(options);
  let formatter = formatters.get(key);
  if (!formatter) formatters.set(key, (formatter = new Intl.DateTimeFormat(locale, options)));
  return formatter.format(date);
}
