import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { wantedSlug } from '../domain/slug.ts';
import { contentChecksum } from '../domain/version-content.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { promptChanged } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { columnsOf } from './draft-columns.ts';
import { moveCover } from './draft-cover.ts';
import { keepOptionPictures } from './option-pictures.ts';
import { takeSlug } from './take-slug.ts';

/** The prompt and version that a fork was copied from. */
export type Descent = Pick<PromptModel, 'parent_prompt_id' | 'parent_version_id' | 'root_prompt_id' | 'parent_royalty_percent'>;

/**
 * Creates a prompt with only a draft, which no other person sees. It runs in the caller's transaction, so that an import creates all
 * of its drafts or none. @throws AppError invalid_request for a cover that is not the author's
 */
export async function createDraft(
  tx: Tx,
  { clock, media, outbox }: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>,
  ownerId: string,
  content: DraftContent,
  descent: Descent | null = null,
): Promise<PromptModel> {
  const id = newId();
  const at = clock.now();
  await moveCover(tx, media, ownerId, null, content.coverFileId);
  await keepOptionPictures(tx, media, ownerId, null, content.form);
  const prompt = await PromptModel.query(tx).insertAndFetch({
    id,
    owner_id: ownerId,
    slug: await takeSlug(tx, id, wantedSlug(content.slug, content.title, id)),
    ...columnsOf(content),
    ...descent,
    status: 'draft',
    created_at: at,
    updated_at: at,
  });
  await rows(
    tx,
    `insert into prompt_drafts (prompt_id, revision, content, checksum, base_version_id, created_at, updated_at)
     values (:id, 1, :content, :checksum, null, :at, :at)`,
    { id, content: JSON.stringify(content), checksum: contentChecksum(content), at },
  );
  await outbox.publish(tx, promptChanged, { promptId: id, ownerId, shown: false });
  return prompt;
}
