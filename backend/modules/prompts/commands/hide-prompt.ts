import type { Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { promptChanged, promptRestored } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';

type HideDeps = Pick<PromptsContext, 'clock' | 'outbox'>;

async function lockPrompt(tx: Tx, promptId: string): Promise<PromptModel> {
  const prompt = await PromptModel.query(tx).findById(promptId).forUpdate();
  if (!prompt) throw notFound('This prompt');
  return prompt;
}

/**
 * Takes a published prompt from the marketplace until a reviewer approves a changed version. A waiting version is sent back too, because its
 * author has to read the moderator's note first. Returns `false` when the prompt is not published.
 * @throws AppError not_found
 */
export async function hidePrompt(tx: Tx, { clock, outbox }: HideDeps, promptId: string, rule: string, note: string): Promise<boolean> {
  const prompt = await lockPrompt(tx, promptId);
  if (prompt.status !== 'published') return false;
  await prompt.$query(tx).patch({ status: 'draft', hidden_rule: rule, review_note: note, pending_version_id: null, updated_at: clock.now() });
  await outbox.publish(tx, promptChanged, { promptId, ownerId: prompt.owner_id, shown: true });
  return true;
}

/** Publishes a hidden prompt again as it was. A waiting changed version goes on waiting. A prompt that is not hidden stays as it is. @throws AppError not_found */
export async function showPrompt(tx: Tx, { clock, outbox }: HideDeps, promptId: string): Promise<void> {
  const prompt = await lockPrompt(tx, promptId);
  if (prompt.hidden_rule === null || prompt.status === 'removed') return;
  // A hidden prompt in its author's trash becomes a draft and is not published again.
  const status = prompt.trashed_at === null ? ('published' as const) : ('draft' as const);
  await prompt.$query(tx).patch({ status, hidden_rule: null, review_note: null, updated_at: clock.now() });
  await outbox.publish(tx, promptRestored, { promptId: prompt.id, ownerId: prompt.owner_id, slug: prompt.slug, title: prompt.title });
}
