import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationCancelled, generationErrorEvent, generationSuccess } from '#modules/generation/generation.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';
import { countsAsRun, movesOfRun } from '../domain/moves-of-run.ts';

/** Moves counters by how a run ended. A run that its owner deletes later stays counted. */
export const onRuns = (context: AchievementsContext): Subscription[] => [
  subscribe(generationSuccess, 'achievements.count_success', (tx, run, { occurredAt }) => count(tx, context, run.userId, movesOfRun(run, occurredAt), run.generationId), { concerns: countsAsRun }),
  subscribe(generationErrorEvent, 'achievements.count_error', (tx, { userId, generationId }) => count(tx, context, userId, [{ counter: 'runs.fizzled' }], generationId), { concerns: countsAsRun }),
  subscribe(generationCancelled, 'achievements.count_cancelled', (tx, { userId }) => count(tx, context, userId, [{ counter: 'runs.cancelled' }]), { concerns: countsAsRun }),
];
