import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { wantedSlug } from '../domain/slug.ts';
import { contentChecksum } from '../domain/version-content.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { draftConflict } from '../prompts.errors.ts';
import { promptChanged } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { storedPromptDraft, isChanged, presentDraft } from '../queries/stored-prompt-draft.ts';
import type { StoredPromptDraft } from '../queries/stored-prompt-draft.ts';
import { lockOwnPrompt } from '../queries/own-prompt.ts';
import { columnsOf } from './draft-columns.ts';
import { moveCover } from './draft-cover.ts';
import { keepOptionPictures } from './option-pictures.ts';
import { takeSlug } from './take-slug.ts';

type SaveDeps = Pick<PromptsContext, 'clock' | 'media' | 'outbox'>;

/** A prompt and its draft after a save. */
export interface SavedDraft {
  prompt: PromptModel;
  state: StoredPromptDraft;
}

/**
 * Saves a draft that was edited from `revision` (docs/rules/prompts.md#drafts). Saving the same content again is no conflict, because the
 * answer to the first save may have been lost.
 * @throws AppError not_found, also for another person's draft
 * @throws AppError draft_conflict with the current draft
 */
export async function saveDraft(tx: Tx, deps: SaveDeps, userId: string, promptId: string, revision: number, content: DraftContent): Promise<SavedDraft> {
  const prompt = await lockOwnPrompt(tx, promptId, userId);
  const state = await storedPromptDraft(tx, prompt);
  if (state.revision !== revision) {
    if (state.checksum === contentChecksum(content)) return { prompt, state };
    throw draftConflict(await presentDraft(tx, prompt, state));
  }
  return writeDraft(tx, deps, prompt, state, content);
}

/**
 * Replaces the content of a draft without looking at its revision. The caller has locked the prompt. `baseVersionId` is the version that the
 * content comes from.
 */
export async function writeDraft(
  tx: Tx,
  { clock, media, outbox }: SaveDeps,
  prompt: PromptModel,
  state: StoredPromptDraft,
  content: DraftContent,
  baseVersionId: string | null = state.baseVersionId,
): Promise<SavedDraft> {
  const at = clock.now();
  const checksum = contentChecksum(content);
  // A draft of revision 0 has no row in `prompt_drafts`, so it holds no claim on a cover that could be released.
  await moveCover(tx, media, prompt.owner_id, state.revision === 0 ? null : state.content.coverFileId, content.coverFileId);
  await keepOptionPictures(tx, media, prompt.owner_id, state.revision === 0 ? null : state.content.form, content.form);
  await rows(
    tx,
    `insert into prompt_drafts (prompt_id, revision, content, checksum, base_version_id, created_at, updated_at)
     values (:id, :revision, :content, :checksum, :base, :at, :at)
     on conflict (prompt_id) do update set revision = excluded.revision, content = excluded.content, checksum = excluded.checksum,
       base_version_id = excluded.base_version_id, updated_at = excluded.updated_at`,
    { id: prompt.id, revision: state.revision + 1, content: JSON.stringify(content), checksum, base: baseVersionId, at },
  );
  await outbox.publish(tx, promptChanged, { promptId: prompt.id, ownerId: prompt.owner_id, shown: false });
  const saved = { ...state, revision: state.revision + 1, content, checksum, updatedAt: at, baseVersionId };
  // A published prompt keeps its public title and slug until its next publication.
  if (prompt.published_version_id !== null) return { prompt, state: saved };
  const wanted = wantedSlug(content.slug, content.title, prompt.id);
  const moved = { ...columnsOf(content), slug: await slugFor(tx, prompt, wanted), updated_at: at };
  return { prompt: await prompt.$query(tx).patchAndFetch(moved), state: saved };
}

const slugFor = async (tx: Tx, prompt: PromptModel, wanted: string): Promise<string> =>
  prompt.slug === wanted ? wanted : takeSlug(tx, prompt.id, wanted);

/** The API's answer to a saved draft. */
export const presentSave = ({ prompt, state }: SavedDraft) => ({
  revision: state.revision,
  updatedAt: state.updatedAt.toISOString(),
  slug: prompt.slug,
  changed: isChanged(state, prompt),
});
