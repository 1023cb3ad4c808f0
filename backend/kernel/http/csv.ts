/** The byte order mark at the start of a CSV file. It tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\uFEFF';

// Texts with these first characters would run as formulas in a spreadsheet (OWASP, CSV injection).
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). Texts that a spreadsheet would run as a formula get an apostrophe in front; numbers stay numbers. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(csvField).join(',')}\r\n`;

function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
