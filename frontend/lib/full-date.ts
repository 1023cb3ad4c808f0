/** Writes an ISO time as "21 November 2026", in the reader's time zone or in a given one. */
export const fullDate = (iso: string, timeZone?: string): string => new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
