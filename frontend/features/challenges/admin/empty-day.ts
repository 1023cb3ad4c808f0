import { CALENDAR } from '../challenges-admin.words.ts';

/**
 * Returns the calendar's text for a day without a daily challenge and planned theme: none took place, or its theme is not drawn yet. Days are
 * "YYYY-MM-DD", UTC.
 */
export const emptyDayWords = (day: string, today: string): string => (day < today ? CALENDAR.noneThen : CALENDAR.noneYet);
