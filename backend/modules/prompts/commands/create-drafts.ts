import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import type { Media } from '#modules/media/index.ts';
import { wantedSlug } from '../domain/slug.ts';
import { contentChecksum } from '../domain/version-content.ts';
import { promptChanged } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { columnsOf } from './draft-columns.ts';

const SLUG_STEM = 70;

/**
 * Creates many drafts by two statements in the caller's transaction, and returns their ids in the order of the contents. The caller gives at
 * most 250, because Postgres allows 65,535 bindings in a statement and preparing them blocks the event loop.
 */
export async function createDrafts(tx: Tx, { clock, media, outbox }: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>, ownerId: string, contents: readonly DraftContent[]): Promise<string[]> {
  const covers = await keepCovers(tx, media, ownerId, contents);
  const at = clock.now();
  const made = contents.map((content) => {
    const id = newId();
    const kept = content.coverFileId !== null && !covers.has(content.coverFileId) ? { ...content, coverFileId: null } : content;
    // Imported drafts get a slug that ends with a part of their id, so that thousands of them take no slug that an author wants. The first save gives the draft
    // its plain slug.
    const slug = `${wantedSlug(content.slug, content.title, id).slice(0, SLUG_STEM).replace(/-+$/, '')}-${id.slice(-8)}`;
    return { id, slug, content: kept };
  });
  await tx('prompts').insert(
    made.map(({ id, slug, content }) => ({ id, owner_id: ownerId, slug, ...columnsOf(content), status: 'draft', search: '', created_at: at, updated_at: at })),
  );
  await tx('prompt_drafts').insert(
    made.map(({ id, content }) => ({ prompt_id: id, revision: 1, content: JSON.stringify(content), checksum: contentChecksum(content), created_at: at, updated_at: at })),
  );
  for (const { id } of made) await outbox.publish(tx, promptChanged, { promptId: id, ownerId, shown: false });
  return made.map(({ id }) => id);
}

/** Keeps a draft's cover only if it is the owner's own upload. Other covers belong to another person, or were deleted. */
async function keepCovers(tx: Tx, media: Media, ownerId: string, contents: readonly DraftContent[]): Promise<ReadonlySet<string>> {
  const named = contents.flatMap(({ coverFileId }) => coverFileId ?? []);
  if (named.length === 0) return new Set();
  const owned = await media.owned(tx, ownerId, [...new Set(named)]);
  // Each draft that shows a cover claims it, so a cover that two drafts show is claimed twice.
  for (const cover of named) if (owned.has(cover)) await media.claim(tx, [cover]);
  return owned;
}
