import type { Tx } from '#kernel/db/database.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { promptSaved, promptUnsaved } from '#modules/collections/collections.events.ts';
import { forkClosed, promptAccessChanged, promptChanged, promptPublished, promptRemoved, promptRestored, promptSubmitted } from '#modules/prompts/prompts.events.ts';
import { announceLibrary } from '../announce-library.ts';
import { copyPrompts, copyShown } from '../commands/copy-prompts.ts';
import type { LibraryContext } from '../library-context.ts';

/** When prompts, accesses or saves change, copies their present state into library entries, so that order and repetition of events do not matter. */
export function onPrompts(context: Pick<LibraryContext, 'identity' | 'promptLibrary' | 'push' | 'saves'>): Subscription[] {
  const copyOf = async (tx: Tx, userId: string, promptId: string): Promise<void> => {
    // The owner's account may have been deleted before the event arrives.
    if (await context.identity.gone(tx, userId)) return;
    await copyPrompts(tx, context, [promptId], userId);
    announceLibrary(tx, context, userId);
  };
  const copyOfAll = async (tx: Tx, { promptId, ownerId }: { promptId: string; ownerId: string }): Promise<void> => {
    await copyShown(tx, context, promptId);
    await copyOf(tx, ownerId, promptId);
  };
  return [
    subscribe(promptChanged, 'library.copy_changed_prompt', (tx, { shown, ...prompt }) => (shown ? copyOfAll(tx, prompt) : copyOf(tx, prompt.ownerId, prompt.promptId))),
    subscribe(promptPublished, 'library.copy_published_prompt', copyOfAll),
    subscribe(promptSubmitted, 'library.copy_submitted_prompt', copyOfAll),
    subscribe(promptRemoved, 'library.copy_removed_prompt', copyOfAll),
    subscribe(promptRestored, 'library.copy_restored_prompt', copyOfAll),
    subscribe(forkClosed, 'library.copy_closed_fork', copyOfAll),
    subscribe(promptAccessChanged, 'library.copy_access', (tx, { userId, promptId }) => copyOf(tx, userId, promptId)),
    subscribe(promptSaved, 'library.copy_save', (tx, { userId, promptId }) => copyOf(tx, userId, promptId)),
    subscribe(promptUnsaved, 'library.copy_unsave', (tx, { userId, promptId }) => copyOf(tx, userId, promptId)),
  ];
}
