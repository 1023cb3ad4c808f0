/** "November 2026" for "2026-11". */
export const monthWords = (month: string): string => new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
