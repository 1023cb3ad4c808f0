import type { Tx } from '#kernel/db/database.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import type { PromptsContext } from '../prompts-context.ts';

/** Takes a version that waits for a review out of the queue, as if its author had never submitted it. The caller has locked the prompt. */
export async function withdrawPending(tx: Tx, { media }: Pick<PromptsContext, 'media'>, prompt: PromptModel): Promise<void> {
  if (prompt.pending_version_id === null) return;
  const gone = await PromptVersionModel.query(tx).deleteById(prompt.pending_version_id).whereNull('published_at').returning('*') as unknown as PromptVersionModel | PromptVersionModel[];
  const covers = [gone].flat().flatMap((version) => version?.terms.coverFileId ?? []);
  await media.release(tx, covers);
  await prompt.$query(tx).patch({ pending_version_id: null });
}
