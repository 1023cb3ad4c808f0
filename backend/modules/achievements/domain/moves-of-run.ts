import type { ContentType } from '#contracts/primitives.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Move } from './move.ts';

interface DeliveredRun {
  promptId: string | null;
  contentType: ContentType;
  delivered: number;
  quantity: number;
}

const MANY = 4;
const FRIDAY = 5;

/** Whether a run moves counters. Test runs, improvements of drafts and free retries do not; a free retry repeats a counted run. */
export const countsAsRun = ({ runSource = 'prompt', freeRetry = false }: { runSource?: string | undefined; freeRetry?: boolean | undefined }): boolean =>
  !freeRetry && !['test', 'improve', 'review'].includes(runSource);

/** The counters that a delivered run moves. `at` is when the run ended; hours and days are those of UTC. */
export function movesOfRun({ promptId, contentType, delivered, quantity }: DeliveredRun, at: Date): Move[] {
  const moves: Move[] = [
    { counter: 'runs.all' },
    { counter: `runs.${contentType}` },
    { counter: 'runs.outputs', by: delivered },
    { counter: 'runs.types', distinct: contentType },
    { counter: 'runs.days', distinct: utcDay(at) },
  ];
  moves.push(promptId === null ? { counter: 'runs.freeform' } : { counter: 'runs.prompts', distinct: promptId });
  if (delivered >= MANY && delivered === quantity) moves.push({ counter: 'runs.four_at_once' });
  if (at.getUTCHours() === 0) moves.push({ counter: 'runs.midnight' });
  if (at.getUTCDate() === 13 && at.getUTCDay() === FRIDAY) moves.push({ counter: 'runs.friday_13' });
  return moves;
}
