import type { Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import { notWaiting } from '../prompts.errors.ts';
import { promptChanged, promptRemoved, promptRestored } from '../prompts.events.ts';
import type { ReviewDecision } from '#modules/moderation/submissions.port.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { contentOfVersion } from '../queries/stored-prompt-draft.ts';
import { applyVersion } from './apply-version.ts';

type DecideDeps = Pick<PromptsContext, 'clock' | 'media' | 'outbox'>;

async function lockPrompt(tx: Tx, promptId: string): Promise<PromptModel> {
  const prompt = await PromptModel.query(tx).findById(promptId).forUpdate();
  if (!prompt) throw notFound('This prompt');
  return prompt;
}

const subjectOf = (prompt: PromptModel) => ({ promptId: prompt.id, ownerId: prompt.owner_id, slug: prompt.slug, title: prompt.title });

/**
 * Approves or refuses a prompt version that waits for review. An approved version is public and never changes again. If it is refused, its
 * author reads `note`, and an earlier published version stays public. The event of the decision leaves out the note, which may quote a sealed
 * text.
 * @throws AppError not_found
 * @throws AppError not_waiting when it was decided, replaced or taken back
 */
export async function decideVersion(tx: Tx, deps: DecideDeps, promptId: string, versionId: string, decision: ReviewDecision, note: string): Promise<void> {
  const prompt = await lockPrompt(tx, promptId);
  if (prompt.pending_version_id !== versionId) throw notWaiting();
  const at = deps.clock.now();
  const version = await PromptVersionModel.query(tx).findById(versionId).throwIfNotFound();
  const content = contentOfVersion(prompt, version);
  if (decision === 'approve') {
    await version.$query(tx).patch({ published_at: at });
    await applyVersion(tx, deps, prompt, version, content);
    return;
  }
  const kept = prompt.status === 'published';
  const status = decision === 'reject' ? ('rejected' as const) : ('draft' as const);
  await deps.outbox.publish(tx, promptChanged, { promptId, ownerId: prompt.owner_id, shown: false });
  await prompt.$query(tx).patch({ pending_version_id: null, review_note: note, updated_at: at, ...(kept ? {} : { status }) });
}

/**
 * Takes a prompt down because it broke a rule: no other person finds or runs it, and its waiting version leaves the review queue. Its author
 * keeps the draft. Returns `false` when it was down already.
 * @throws AppError not_found
 */
export async function removePrompt(tx: Tx, deps: DecideDeps, promptId: string, rule: string): Promise<boolean> {
  const prompt = await lockPrompt(tx, promptId);
  if (prompt.status === 'removed') return false;
  await prompt.$query(tx).patch({ status: 'removed', removed_rule: rule, removed_from: prompt.status, pending_version_id: null, updated_at: deps.clock.now() });
  await deps.outbox.publish(tx, promptRemoved, { ...subjectOf(prompt), rule });
  return true;
}

/**
 * Puts a prompt that was taken down back into its earlier status: a prompt that its author had unpublished stays unpublished. A
 * prompt that is not taken down stays as it is.
 * @throws AppError not_found
 */
export async function restorePrompt(tx: Tx, deps: Pick<DecideDeps, 'clock' | 'outbox'>, promptId: string): Promise<void> {
  const prompt = await lockPrompt(tx, promptId);
  if (prompt.status !== 'removed') return;
  // A prompt that waited for a review when a moderator took it down becomes a draft. Its author must submit it again.
  const status = prompt.removed_from === 'published' || prompt.removed_from === 'rejected' ? prompt.removed_from : 'draft';
  await prompt.$query(tx).patch({ status, removed_rule: null, removed_from: null, updated_at: deps.clock.now() });
  await deps.outbox.publish(tx, promptRestored, subjectOf(prompt));
}
