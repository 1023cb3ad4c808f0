import { must, one } from '#contracts/must.ts';
import { draftContent } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { currentContents } from '../queries/current-contents.ts';
import { lockedForks } from '../queries/locked-forks.ts';

/** The number of prompts that an export holds in memory at a time. */
const BATCH = 100;

export interface OwnContent {
  id: string;
  slug: string;
  content: DraftContent;
}

const PAGE = `
  select p.id from prompts p
  where p.owner_id = :userId and p.trashed_at is null and (cast(:ids as uuid[]) is null or p.id = any(cast(:ids as uuid[])))
    and (cast(:after as uuid) is null or p.id > :after)
  order by p.id limit :limit`;

/** Counts a person's own prompts among these ids, or all of them for null. */
export async function countOwn(connection: Connection, userId: string, ids: readonly string[] | null): Promise<number> {
  const counted = one(await rows<{ many: number }>(
    connection,
    'select count(*) as many from prompts where owner_id = :userId and trashed_at is null and (cast(:ids as uuid[]) is null or id = any(cast(:ids as uuid[])))',
    { userId, ids },
  ));
  return counted.many;
}

/**
 * Yields a person's own prompts as the form builder shows them, oldest first. A published prompt without a draft is exported as its latest
 * version. Locked forks are left out.
 */
export async function* ownContents(connection: Connection, userId: string, ids: readonly string[] | null): AsyncGenerator<OwnContent> {
  for (let after: string | null = null; ; ) {
    const page: { id: string }[] = await rows(connection, PAGE, { userId, ids, after, limit: BATCH });
    const prompts = await PromptModel.query(connection).findByIds(page.map(({ id }) => id)).orderBy('id');
    const contents = await currentContents(connection, prompts);
    const locked = await lockedForks(connection, userId, prompts.filter((prompt) => prompt.parent_prompt_id !== null).map(({ id }) => id));
    for (const { id, slug } of prompts) {
      const content = contents.get(id);
      // The export leaves out a draft that was deleted meanwhile, and a fork that is locked after a refund.
      if (content && !locked.has(id)) yield { id, slug, content: inOrder(content) };
    }
    if (page.length < BATCH) return;
    after = must(page.at(-1), 'the last prompt of a full batch').id;
  }
}

/** Puts the keys of a content into a fixed order, because the database keeps none. Exported files can then be compared line by line. */
function inOrder(content: DraftContent): DraftContent {
  const parsed = draftContent.safeParse(content);
  return parsed.success ? parsed.data : content;
}
