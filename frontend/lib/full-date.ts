/** "21 November 2026" for an ISO time, in the reader's time zone or another one. */
export const fullDate = (iso: string, timeZone?: string): string => new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
