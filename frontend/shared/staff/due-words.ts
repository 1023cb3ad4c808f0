import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';

/** Hours before a deadline at which the work should come next. */
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

/** A deadline (ISO) seen from `now` (ms since the epoch): there is time, it is due soon, or it is late. */
export function dueWords(dueAt: string, now: number): DueWords {
  const left = new Date(dueAt).getTime() - now;
  if (left < 0) return { tone: 'bad', words: `${span(-left)} late` };
  if (left <= SOON_HOURS * HOUR_MS) return { tone: 'warn', words: `Due in ${span(left)}` };
  return { tone: 'good', words: `${span(left)} left` };
}
