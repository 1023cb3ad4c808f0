import type { BulkOutcome } from '#contracts/prompt-drafts.ts';
import type { Category } from '#contracts/prompts.ts';
import { categoriesOf } from '#contracts/prompts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { otherType, stillPublished } from '../prompts.errors.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { storedPromptDraft } from '../queries/stored-prompt-draft.ts';
import { lockOwnPrompt } from '../queries/own-prompt.ts';
import { discardDraft } from './discard-draft.ts';
import { eachDraft } from './each-draft.ts';
import { writeDraft } from './save-draft.ts';

type Deps = Pick<PromptsContext, 'clock' | 'media' | 'outbox'>;

/** Deletes a person's own prompts that were never published. A prompt that was published is refused, because its buyers keep its versions. */
export const deleteDrafts = (tx: Tx, deps: Deps, userId: string, ids: readonly string[]): Promise<BulkOutcome[]> =>
  eachDraft(tx, userId, ids, async (promptId) => {
    const prompt = await lockOwnPrompt(tx, promptId, userId);
    if (prompt.published_at !== null) throw stillPublished();
    await discardDraft(tx, deps, userId, promptId);
    return 'done';
  });

/** Sets the category of several drafts, as a save would. A draft of another content type is refused. A draft that has the category already is not written. */
export const categorizeDrafts = (tx: Tx, deps: Deps, userId: string, ids: readonly string[], category: Category): Promise<BulkOutcome[]> =>
  eachDraft(tx, userId, ids, async (promptId) => {
    const prompt = await lockOwnPrompt(tx, promptId, userId);
    const state = await storedPromptDraft(tx, prompt);
    if (!categoriesOf(state.content.contentType).includes(category)) throw otherType();
    if (state.content.category !== category) await writeDraft(tx, deps, prompt, state, { ...state.content, category });
    return 'done';
  });
