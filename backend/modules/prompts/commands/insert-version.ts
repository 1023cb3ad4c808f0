import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import { similarityBands } from '../domain/similarity-bands.ts';
import { contentChecksum, splitContent, textChecksum } from '../domain/version-content.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import type { PromptsContext } from '../prompts-context.ts';

interface NewVersion {
  number: number;
  parentId: string | null;
  changeNote: string;
  /** When the version became public; null while it waits for a review. A published version never changes. */
  publishedAt: Date | null;
}

/** Stores a content as the prompt's next version, and claims its cover for the version. */
export async function insertVersion(
  tx: Tx,
  { clock, media }: Pick<PromptsContext, 'clock' | 'media'>,
  prompt: PromptModel,
  content: DraftContent,
  { number, parentId, changeNote, publishedAt }: NewVersion,
): Promise<PromptVersionModel> {
  const { texts, terms } = splitContent(content);
  if (terms.coverFileId !== null) await media.claim(tx, [terms.coverFileId]);
  return PromptVersionModel.query(tx).insertAndFetch({
    ...texts,
    // The caller has parsed the draft as complete, so its form is no unfinished draft form.
    form_schema: texts.form_schema as PromptForm,
    terms,
    id: newId(),
    prompt_id: prompt.id,
    version_no: number,
    parent_version_id: parentId,
    change_note: changeNote.trim(),
    checksum: contentChecksum(content),
    text_checksum: textChecksum(content),
    similarity_bands: similarityBands(content.template),
    author_id: prompt.owner_id,
    published_at: publishedAt,
    created_at: clock.now(),
  });
}
