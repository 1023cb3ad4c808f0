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
 * Moves own prompts to the trash (docs/rules/keeping.md#prompt-trash). Published ones are unpublished, and waiting versions are withdrawn.
 * Links, samples and lists stop with the commit; buyers keep their versions. Prompts that a moderator took down are left out, so that their
 * author can appeal. Returns the ids of the moved prompts.
 */
export async function trashPrompts(tx: Tx, { clock, media, outbox }: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>, userId: string, promptIds: readonly string[]): Promise<string[]> {
  // The prompts are locked, so a publication at the same time either finishes before this or finds the prompt in the trash.
  const prompts = await PromptModel.query(tx).findByIds([...promptIds]).where({ owner_id: userId, trashed_at: null }).whereNot('status', 'removed').orderBy('id').forUpdate();
  for (const prompt of prompts) await withdrawPending(tx, { media }, prompt);
  const ids = prompts.map(({ id }) => id);
  await rows(tx, TRASH, { ids, now: clock.now() });
  for (const promptId of ids) await outbox.publish(tx, promptChanged, { promptId, ownerId: userId, shown: true });
  return ids;
}
