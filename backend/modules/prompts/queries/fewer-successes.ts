import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { textChecksum } from '../domain/version-content.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import type { FewerSuccesses } from '../prompts.errors.ts';
import type { PromptsContext } from '../prompts-context.ts';

/**
 * Finds out whether a draft works on a smaller share of the author's test inputs than the published version
 * (docs/rules/prompts.md#fewer-successes). Null when it does not, or when one of the two was never tested.
 */
export async function findFewerSuccesses(tx: Tx, { testResults }: Pick<PromptsContext, 'testResults'>, prompt: PromptModel, draft: DraftContent): Promise<FewerSuccesses | null> {
  if (prompt.published_version_id === null) return null;
  const published = await PromptVersionModel.query(tx).findById(prompt.published_version_id).select('text_checksum');
  const [now, next] = [published?.text_checksum ?? null, textChecksum(draft)];
  if (now === null || now === next) return null;
  const results = await testResults(tx, { promptId: prompt.id, authorId: prompt.owner_id, checksums: [now, next] });
  const [before, after] = [results.get(now), results.get(next)];
  if (!before || !after) return null;
  return after.worked * before.tried < before.worked * after.tried ? { before, after } : null;
}
