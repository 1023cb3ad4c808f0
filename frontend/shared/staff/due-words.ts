import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';

/** How many hours before its deadline an item of the staff inbox counts as due soon. */
const SOON_HOURS = 12;

export interface DueWords {
  tone: 'good' | 'warn' | 'bad';
  words: string;
}

const span = (ms: number): string => {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
};

/** Returns text and colour of a staff deadline (ISO time) at `now` (ms since the epoch): time left, due soon, or late. */
export function dueWords(dueAt: string, now: number): DueWords {
  const left = new Date(dueAt).getTime() - now;
  if (left < 0) return { tone: 'bad', words: `${span(-left)} late` };
  if (left <= SOON_HOURS * HOUR_MS) return { tone: 'warn', words: `Due in ${span(left)}` };
  return { tone: 'good', words: `${span(left)} left` };
}
