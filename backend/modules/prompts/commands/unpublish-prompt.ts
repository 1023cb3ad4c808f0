import type { Tx } from '#kernel/db/database.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { takenDown } from '../prompts.errors.ts';
import { promptChanged } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { lockOwnPrompt } from '../queries/own-prompt.ts';
import { withdrawPending } from './withdraw-pending.ts';

/**
 * Unpublishes a prompt and takes its waiting version out of the queue. Its buyers keep it.
 * @throws AppError not_found, prompt_removed
 */
export async function unpublishPrompt(tx: Tx, deps: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>, userId: string, promptId: string): Promise<PromptModel> {
  const prompt = await lockOwnPrompt(tx, promptId, userId);
  if (prompt.status === 'removed') throw takenDown();
  await withdrawPending(tx, deps, prompt);
  await deps.outbox.publish(tx, promptChanged, { promptId, ownerId: userId, shown: true });
  return prompt.$query(tx).patchAndFetch({ status: 'draft', updated_at: deps.clock.now() });
}
