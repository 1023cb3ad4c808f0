import { dateText } from './date-text.ts';

/** Writes an ISO time as "21 November 2026", in the reader's time zone or in a given one. */
export const fullDate = (iso: string, timeZone?: string): string => dateText(new Date(iso), { day: 'numeric', month: 'long', year: 'numeric', timeZone });
