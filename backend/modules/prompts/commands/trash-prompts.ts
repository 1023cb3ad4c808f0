import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { promptChanged } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { withdrawPending } from './withdraw-pending.ts';

const TRASH = `
  update prompts set trashed_at = :now, updated_at = :now, status = case when status in ('published', 'in_review') then 'draft' else status end
  where id = any(cast(:ids as uuid[]))`;

/**
 * Moves own prompts to the trash (docs/rules/keeping.md#prompt-trash): what was published is unpublished, and what waits for a review is
 * withdrawn. Its links, samples and lists stop with the commit; buyers keep their versions. Returns the ids of those that moved; a
 * prompt that a moderator took down stays where its author can appeal.
 */
export async function trashPrompts(tx: Tx, { clock, media, outbox }: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>, userId: string, promptIds: readonly string[]): Promise<string[]> {
  // Locked by id: a publication of one of them comes wholly before this or finds it in the trash.
  const prompts = await PromptModel.query(tx).findByIds([...promptIds]).where({ owner_id: userId, trashed_at: null }).whereNot('status', 'removed').orderBy('id').forUpdate();
  for (const prompt of prompts) await withdrawPending(tx, { media }, prompt);
  const ids = prompts.map(({ id }) => id);
  await rows(tx, TRASH, { ids, now: clock.now() });
  for (const promptId of ids) await outbox.publish(tx, promptChanged, { promptId, ownerId: userId, shown: true });
  return ids;
}
