const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Node 20 gives the time zones of a region by a getter, and later versions by a method. TypeScript knows neither. */
function zonesOf(region: string): unknown[] {
  const locale = new Intl.Locale(`und-${region}`);
  const method: unknown = Reflect.get(locale, 'getTimeZones');
  const zones: unknown = typeof method === 'function' ? Reflect.apply(method, locale, []) : Reflect.get(locale, 'timeZones');
  return Array.isArray(zones) ? zones : [];
}

let countries: Map<string, string> | undefined;

/** Countries by the names of their time zones. If two countries share a zone, the one that is first in the alphabet gets it. */
function countriesByZone(): Map<string, string> {
  const found = new Map<string, string>();
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      for (const zone of zonesOf(first + second)) if (typeof zone === 'string' && !found.has(zone)) found.set(zone, first + second);
    }
  }
  return found;
}

/** The two letters of the country of a time zone; null for an unknown zone or one without a country. */
export function countryOfZone(zone: string | undefined): string | null {
  if (zone === undefined) return null;
  countries ??= countriesByZone();
  try {
    // A time zone may have several names, so the given name is made canonical: a browser may say Asia/Kolkata for Asia/Calcutta.
    return countries.get(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone) ?? null;
  } catch {
    return null;
  }
}
