import { CALENDAR } from '../challenges-admin.words.ts';

/** What stands on a day without a daily and without a pinned theme: a past day had none, and a day to come has none yet. Days are "YYYY-MM-DD", UTC. */
export const emptyDayWords = (day: string, today: string): string => (day < today ? CALENDAR.noneThen : CALENDAR.noneYet);
