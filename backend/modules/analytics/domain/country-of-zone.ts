const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Node 20 answers the zones of a region in a getter that later versions replace by a method. TypeScript knows neither. */
function zonesOf(region: string): unknown[] {
  const locale = new Intl.Locale(`und-${region}`);
  const method: unknown = Reflect.get(locale, 'getTimeZones');
  const zones: unknown = typeof method === 'function' ? Reflect.apply(method, locale, []) : Reflect.get(locale, 'timeZones');
  return Array.isArray(zones) ? zones : [];
}

let countries: Map<string, string> | undefined;

/** Countries by the canonical names of their time zones. Of two countries that share a zone, the zone's own one is first by its letters. */
function countriesByZone(): Map<string, string> {
  const found = new Map<string, string>();
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      for (const zone of zonesOf(first + second)) if (typeof zone === 'string' && !found.has(zone)) found.set(zone, first + second);
    }
  }
  return found;
}

/** The two letters of the country of a time zone; null for a zone that has none or that does not exist. */
export function countryOfZone(zone: string | undefined): string | null {
  if (zone === undefined) return null;
  countries ??= countriesByZone();
  try {
    // One zone has several names: a browser may say Asia/Kolkata for Asia/Calcutta.
    return countries.get(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone) ?? null;
  } catch {
    return null;
  }
}
