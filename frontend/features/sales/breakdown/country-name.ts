const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** The English name of a country's two letters; the letters themselves where there is none. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
