import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid, notFound } from '#kernel/errors.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import { lockOwnPrompt } from '../queries/own-prompt.ts';

/** Words that the version history shows itself, such as states, so authors cannot use them as labels. */
const SPOKEN_FOR = new Set(['published', 'draft', 'bought', 'pending', 'refused', 'earlier']);

/**
 * Replaces the labels of a version by these. A label names one version of the prompt at a time, so another version that had it loses it.
 * @throws AppError not_found
 * @throws AppError invalid_request for a word that the timeline uses itself
 */
export async function labelVersion(tx: Tx, userId: string, promptId: string, number: number, wanted: readonly string[]): Promise<void> {
  await lockOwnPrompt(tx, promptId, userId);
  const version = await PromptVersionModel.query(tx).where({ prompt_id: promptId, version_no: number }).select('id').first();
  if (!version) throw notFound('This version');
  const labels = [...new Set(wanted)];
  const issues = labels.flatMap((label) => (SPOKEN_FOR.has(label.toLowerCase()) ? [{ path: ['labels', wanted.indexOf(label)], message: `“${label}” is set automatically. Choose another label.` }] : []));
  if (issues.length > 0) throw invalid(issues);
  await rows(tx, 'delete from prompt_version_labels where version_id = :id and label <> all(:labels::text[])', { id: version.id, labels });
  await rows(
    tx,
    `insert into prompt_version_labels (prompt_id, label, version_id) select :promptId, unnest(:labels::text[]), :id
     on conflict (prompt_id, label) do update set version_id = excluded.version_id`,
    { promptId, labels, id: version.id },
  );
}
