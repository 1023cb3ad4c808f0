import type { Tx } from '#kernel/db/database.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationCancelled, generationSuccess } from '#modules/generation/generation.events.ts';
import { runKept } from '#modules/generation/kept.events.ts';
import { runThumbsChanged } from '#modules/generation/rating.events.ts';
import { runsTrashed } from '#modules/generation/trash.events.ts';
import { announceCreations } from '../announce-creations.ts';
import { copyRuns, keepRun } from '../commands/keep-runs.ts';
import type { LibraryContext } from '../library-context.ts';

/** When runs change, copies their present state into creations, so that order and repetition of events do not matter. */
export function onRuns(context: Pick<LibraryContext, 'identity' | 'preferences' | 'push' | 'runs'>): Subscription[] {
  const keep = async (tx: Tx, { userId, generationId, runSource }: { userId: string; generationId: string; runSource?: string | undefined }): Promise<void> => {
    // The runner's account may have been deleted before the event arrives.
    if (await context.identity.gone(tx, userId)) return;
    if (await keepRun(tx, context, generationId, { staysPrivate: runSource === 'challenge' })) announceCreations(tx, context, userId, [generationId]);
  };
  const copy = async (tx: Tx, userId: string, ids: readonly string[]): Promise<void> => {
    if (await context.identity.gone(tx, userId)) return;
    await copyRuns(tx, context, ids);
    announceCreations(tx, context, userId, ids);
  };
  return [
    subscribe(generationSuccess, 'library.keep_delivered_run', keep, { concerns: ({ runSource }) => runSource !== 'improve' && runSource !== 'review' }),
    subscribe(generationCancelled, 'library.keep_stopped_run', keep, { concerns: ({ runSource }) => runSource !== 'improve' && runSource !== 'review' }),
    subscribe(runKept, 'library.keep_kept_run', keep),
    subscribe(runThumbsChanged, 'library.copy_rating', (tx, { userId, generationId }) => copy(tx, userId, [generationId])),
    subscribe(runsTrashed, 'library.copy_trash', (tx, { userId, generationIds }) => copy(tx, userId, generationIds)),
  ];
}
