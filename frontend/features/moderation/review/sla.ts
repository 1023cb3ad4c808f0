const HOUR_MS = 3_600_000;
/** Hours before the promise at which a submission should be somebody's next one. */
const SOON_HOURS = 12;

export interface Sla {
  tone: 'good' | 'warn' | 'bad';
  words: string;
}

const span = (ms: number): string => {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return `${Math.max(1, Math.floor(ms / 60_000))} min`;
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
};

/** How an answer stands against the time at which it was promised (ISO), seen from `now` (ms): there is time, soon, or late. */
export function slaOf(dueAt: string, now: number): Sla {
  const left = new Date(dueAt).getTime() - now;
  if (left < 0) return { tone: 'bad', words: `${span(-left)} late` };
  if (left <= SOON_HOURS * HOUR_MS) return { tone: 'warn', words: `Due in ${span(left)}` };
  return { tone: 'good', words: `${span(left)} left` };
}
