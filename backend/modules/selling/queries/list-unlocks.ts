import type { ResponseOf } from '#contracts/endpoint.ts';
import type { listUnlocks as endpoint } from '#contracts/selling.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { SellingContext } from '../selling-context.ts';
import { presentUnlock } from '../selling.presenter.ts';
import { unlocksOf } from './unlock-rows.ts';

/** A page of a person's own unlocks, latest first, with those prompts that still exist. @throws AppError invalid_request for a foreign cursor */
export async function listUnlocks(
  { db, clock, prompts }: Pick<SellingContext, 'db' | 'clock' | 'prompts'>,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ResponseOf<typeof endpoint>> {
  const found = await unlocksOf(db.knex, userId, afterId(cursor), limit + 1);
  const { page, nextCursor } = cutPageById(found, limit);
  const ids = page.map((row) => row.prompt_id);
  const [refs, removed] = await Promise.all([prompts.refs(db.knex, ids), prompts.takenDown(db.knex, ids)]);
  const items = page.map((row) => {
    const ref = refs.get(row.prompt_id);
    const prompt = ref ? { slug: ref.slug, title: ref.title, contentType: row.content_type, coverUrl: ref.coverUrl } : null;
    return { unlock: presentUnlock(row, clock.now(), removed.has(row.prompt_id)), prompt };
  });
  return { items, nextCursor };
}
