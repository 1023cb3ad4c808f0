import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { slugOf, wantedSlug } from '../domain/slug.ts';
import { PromptModel } from '../models/prompt.model.ts';
import type { PromptVersionModel } from '../models/prompt-version.model.ts';
import { promptForked, promptPublished } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { columnsOf } from './draft-columns.ts';
import { showOptionPictures } from './option-pictures.ts';
import { takeSlug } from './take-slug.ts';

type ApplyDeps = Pick<PromptsContext, 'clock' | 'media' | 'outbox'>;

/**
 * Makes a version public. The prompt takes over its text, prices, licence, slug and cover, and an event announces it. The caller has locked
 * the prompt. Only this function changes prices, so that no buyer pays a price that no moderator has seen.
 */
export async function applyVersion(tx: Tx, deps: ApplyDeps, prompt: PromptModel, version: PromptVersionModel, content: DraftContent): Promise<PromptModel> {
  const { clock, outbox } = deps;
  const at = clock.now();
  const first = prompt.published_at === null;
  const slug = await addressFor(tx, prompt, content);
  const published = await prompt.$query(tx).patchAndFetch({
    ...columnsOf(content),
    slug,
    previous_slugs: slug === prompt.slug ? prompt.previous_slugs : [...new Set([...prompt.previous_slugs, prompt.slug])].filter((each) => each !== slug),
    cover_file_id: await coverFor(tx, deps, prompt, content),
    status: 'published',
    published_version_id: version.id,
    pending_version_id: null,
    review_note: null,
    hidden_rule: null,
    published_at: prompt.published_at ?? at,
    updated_at: at,
  });
  await showOptionPictures(tx, deps.media, prompt.owner_id, content.form);
  const subject = { promptId: prompt.id, ownerId: prompt.owner_id, slug, title: content.title };
  await outbox.publish(tx, promptPublished, { ...subject, versionId: version.id, version: version.version_no, first, paid: content.pricing !== 'free', visibility: content.visibility });
  if (first) await countFork(tx, deps, published);
  return published;
}

/** A prompt that was published before keeps its slug until its author writes another one: a new title must not break links. */
async function addressFor(tx: Tx, prompt: PromptModel, { slug, title }: DraftContent): Promise<string> {
  if (prompt.published_at !== null && (slug === null || slugOf(slug) === '')) return prompt.slug;
  const wanted = wantedSlug(slug, title, prompt.id);
  return wanted === prompt.slug ? wanted : takeSlug(tx, prompt.id, wanted);
}

/** Makes the author's own cover public. A prompt without an own cover has a rendered one, which is rendered again when the title changes. */
async function coverFor(tx: Tx, { media }: ApplyDeps, prompt: PromptModel, { coverFileId, title, contentType }: DraftContent): Promise<string | null> {
  const before = prompt.cover_file_id;
  if (coverFileId === null) {
    const [own] = before === null ? [] : await rows(tx, `select 1 from prompt_versions where prompt_id = ? and terms ->> 'coverFileId' = ?`, [prompt.id, before]);
    if (before === null || (!own && title === prompt.title && contentType === prompt.content_type)) return before;
    await media.release(tx, [before]);
    return null;
  }
  await media.show(tx, [coverFileId]);
  if (before === coverFileId) return before;
  await media.claim(tx, [coverFileId]);
  if (before !== null) await media.release(tx, [before]);
  return coverFileId;
}

/** Adds a fork to its parent's count when the fork is first published. Drafts of forks are private, so they do not count. */
async function countFork(tx: Tx, { outbox }: ApplyDeps, fork: PromptModel): Promise<void> {
  if (fork.parent_prompt_id === null) return;
  const parent = await PromptModel.query(tx).findById(fork.parent_prompt_id).select('owner_id');
  if (!parent) return;
  await rows(tx, 'update prompts set forks = forks + 1 where id = ?', [fork.parent_prompt_id]);
  await outbox.publish(tx, promptForked, {
    promptId: fork.id, ownerId: fork.owner_id, slug: fork.slug, title: fork.title, parentId: fork.parent_prompt_id, parentOwnerId: parent.owner_id,
  });
}
