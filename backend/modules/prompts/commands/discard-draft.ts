import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { promptChanged } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { contentOfVersion, storedPromptDraft } from '../queries/stored-prompt-draft.ts';
import { lockOwnPrompt } from '../queries/own-prompt.ts';
import { writeDraft } from './save-draft.ts';

/**
 * Deletes the draft of a prompt. A prompt that was never published is deleted with it. A published prompt stays, and its draft gets the text
 * of its latest version. The draft's revision rises, so that a tab with the old text gets a conflict when it saves.
 * @throws AppError not_found
 */
export async function discardDraft(tx: Tx, deps: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>, userId: string, promptId: string): Promise<void> {
  const prompt = await lockOwnPrompt(tx, promptId, userId);
  if (prompt.published_at === null) return deletePrompt(tx, deps, prompt);
  const state = await storedPromptDraft(tx, prompt);
  if (state.revision === 0 || state.latest === null) return;
  await writeDraft(tx, deps, prompt, state, contentOfVersion(prompt, state.latest), state.latest.id);
}

/** Deletes a prompt that no other person has access to, together with its covers. */
export async function deletePrompt(tx: Tx, { media, outbox }: Pick<PromptsContext, 'media' | 'outbox'>, prompt: PromptModel): Promise<void> {
  const covers = await heldCovers(tx, [prompt.id]);
  await prompt.$query(tx).delete();
  for (const cover of covers) await media.release(tx, [cover]);
  await outbox.publish(tx, promptChanged, { promptId: prompt.id, ownerId: prompt.owner_id, shown: true });
}

/** Lists the covers of these prompts, once for each row that holds one: prompt, draft and versions. The caller reads them before it deletes the rows. */
export async function heldCovers(tx: Tx, promptIds: readonly string[]): Promise<string[]> {
  const held = await rows<{ cover: string }>(
    tx,
    `select cover_file_id::text as cover from prompts where id = any(:promptIds::uuid[]) and cover_file_id is not null
     union all select content ->> 'coverFileId' from prompt_drafts where prompt_id = any(:promptIds::uuid[]) and content ->> 'coverFileId' is not null
     union all select terms ->> 'coverFileId' from prompt_versions where prompt_id = any(:promptIds::uuid[]) and terms ->> 'coverFileId' is not null`,
    { promptIds },
  );
  return held.map(({ cover }) => cover);
}
