import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { contentOfVersion, storedPromptDraft } from '../queries/stored-prompt-draft.ts';
import { lockOwnPrompt } from '../queries/own-prompt.ts';
import { expectUnlocked } from '../queries/sealed-originals.ts';
import { writeDraft } from './save-draft.ts';
import type { SavedDraft } from './save-draft.ts';

/**
 * Copies an earlier version of a prompt into its draft. Returns the content that it replaced, so that one save can undo this. A deleted cover
 * is not restored.
 * @throws AppError not_found, fork_locked
 */
export async function restoreVersion(
  tx: Tx,
  deps: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>,
  userId: string,
  promptId: string,
  number: number,
): Promise<SavedDraft & { replaced: DraftContent }> {
  const prompt = await lockOwnPrompt(tx, promptId, userId);
  const version = await PromptVersionModel.query(tx).where({ prompt_id: promptId, version_no: number }).first();
  if (!version) throw notFound('This version');
  const state = await storedPromptDraft(tx, prompt);
  const content = contentOfVersion(prompt, version);
  await expectUnlocked(tx, prompt, content);
  const { coverFileId } = content;
  const cover = coverFileId !== null && (await deps.media.owned(tx, userId, [coverFileId])).has(coverFileId) ? coverFileId : null;
  const saved = await writeDraft(tx, deps, prompt, state, { ...content, coverFileId: cover }, version.id);
  return { ...saved, replaced: state.content };
}
