import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { promptChanged } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { deletePrompt } from './discard-draft.ts';

const trashed = (tx: Tx, userId: string, promptIds: readonly string[]): Promise<PromptModel[]> =>
  PromptModel.query(tx).findByIds([...promptIds]).where({ owner_id: userId, deleted_at: null }).whereNotNull('trashed_at').orderBy('id').forUpdate().execute();

/** Takes a person's own prompts out of the trash. They are drafts until their author publishes them again. Returns the ids of the restored prompts. */
export async function restorePrompts(tx: Tx, { clock, outbox }: Pick<PromptsContext, 'clock' | 'outbox'>, userId: string, promptIds: readonly string[]): Promise<string[]> {
  const ids = (await trashed(tx, userId, promptIds)).map(({ id }) => id);
  await rows(tx, 'update prompts set trashed_at = null, updated_at = :now where id = any(cast(:ids as uuid[]))', { ids, now: clock.now() });
  for (const promptId of ids) await outbox.publish(tx, promptChanged, { promptId, ownerId: userId, shown: false });
  return ids;
}

// Finds prompts that another person ran, unlocked or forked. Their rows must stay, because figures, accesses and forks refer to them.
const NEEDED = `
  select id from prompts p where id = any(cast(:ids as uuid[])) and published_at is not null and (
    exists (select from prompt_runners r where r.prompt_id = p.id and r.user_id <> p.owner_id)
    or exists (select from prompt_access a where a.prompt_id = p.id and a.user_id <> p.owner_id)
    or exists (select from prompts fork where fork.parent_prompt_id = p.id))`;
const DRAFTS = `delete from prompt_drafts where prompt_id = any(cast(:ids as uuid[])) returning content ->> 'coverFileId' as cover`;

/**
 * Deletes own prompts in the trash for ever. If other people used a prompt, its published versions stay for those with access, and only the
 * draft is deleted. Returns the ids of the deleted prompts.
 */
export async function deleteTrashedPrompts(tx: Tx, { clock, media, outbox }: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>, userId: string, promptIds: readonly string[]): Promise<string[]> {
  const prompts = await trashed(tx, userId, promptIds);
  const needed = new Set((await rows<{ id: string }>(tx, NEEDED, { ids: prompts.map(({ id }) => id) })).map(({ id }) => id));
  for (const prompt of prompts) if (!needed.has(prompt.id)) await deletePrompt(tx, { media, outbox }, prompt);
  const kept = [...needed];
  const covers = await rows<{ cover: string | null }>(tx, DRAFTS, { ids: kept });
  for (const { cover } of covers) if (cover !== null) await media.release(tx, [cover]);
  await rows(tx, 'update prompts set deleted_at = :now where id = any(cast(:kept as uuid[]))', { kept, now: clock.now() });
  for (const promptId of kept) await outbox.publish(tx, promptChanged, { promptId, ownerId: userId, shown: true });
  return prompts.map(({ id }) => id);
}
