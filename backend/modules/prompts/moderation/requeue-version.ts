import type { Tx } from '#kernel/db/database.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import { promptSubmitted } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';

/**
 * Puts a version that was sent back or rejected into the review queue again, unchanged. False when a later version exists, or the prompt is
 * taken down or in the trash.
 */
export async function requeueVersion(tx: Tx, { clock, outbox }: Pick<PromptsContext, 'clock' | 'outbox'>, promptId: string, versionId: string): Promise<boolean> {
  const prompt = await PromptModel.query(tx).findById(promptId).forUpdate();
  if (!prompt || prompt.status === 'removed' || prompt.trashed_at !== null || prompt.pending_version_id !== null) return false;
  const latest = await PromptVersionModel.query(tx).where({ prompt_id: promptId }).orderBy('version_no', 'desc').first();
  if (latest?.id !== versionId || latest.published_at !== null) return false;
  const status = prompt.status === 'published' ? {} : { status: 'in_review' as const };
  await prompt.$query(tx).patch({ pending_version_id: versionId, review_note: null, updated_at: clock.now(), ...status });
  await outbox.publish(tx, promptSubmitted, {
    promptId, ownerId: prompt.owner_id, slug: prompt.slug, title: latest.terms.title ?? prompt.title, versionId, version: latest.version_no, resubmission: true,
  });
  return true;
}
