import type { ContentType } from '#contracts/primitives.ts';
import type { Move } from './move.ts';
import { utcDay } from './utc-day.ts';

interface DeliveredRun {
  promptId: string | null;
  surface?: string | undefined;
  contentType: ContentType;
  delivered: number;
  quantity: number;
}

const MANY = 4;
const FRIDAY = 5;

/** What a run that delivered counts for. `at` is when it was done; hours and days are those of UTC. */
export function movesOfRun({ promptId, surface, contentType, delivered, quantity }: DeliveredRun, at: Date): Move[] {
  const moves: Move[] = [
    { counter: 'runs.all' },
    { counter: `runs.${contentType}` },
    { counter: 'runs.outputs', by: delivered },
    { counter: 'runs.types', distinct: contentType },
    { counter: 'runs.days', distinct: utcDay(at) },
  ];
  // Trying out a draft is neither: it is somebody's own recipe in the making.
  if (promptId !== null) moves.push({ counter: 'runs.prompts', distinct: promptId });
  else if (surface !== 'test' && surface !== 'improve') moves.push({ counter: 'runs.freeform' });
  if (delivered >= MANY && delivered === quantity) moves.push({ counter: 'runs.four_at_once' });
  if (at.getUTCHours() === 0) moves.push({ counter: 'runs.midnight' });
  if (at.getUTCDate() === 13 && at.getUTCDay() === FRIDAY) moves.push({ counter: 'runs.friday_13' });
  return moves;
}
