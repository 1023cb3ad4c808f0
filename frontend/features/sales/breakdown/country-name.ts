const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** English name of a country by its two-letter code; the code itself where it has no name. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
