import { z } from 'zod';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { listUnlocks as endpoint } from '#contracts/selling.ts';
import { invalid } from '#kernel/errors.ts';
import type { MarketplaceContext } from '../marketplace-context.ts';
import { presentUnlock } from '../marketplace.presenter.ts';
import { unlocksOf } from './unlock-rows.ts';

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** A page of own unlocks, latest first, with the prompts as far as they are still there. @throws AppError invalid_request for a foreign cursor */
export async function listUnlocks(
  { db, clock, prompts }: Pick<MarketplaceContext, 'db' | 'clock' | 'prompts'>,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ResponseOf<typeof endpoint>> {
  if (cursor !== undefined && !isId(cursor)) throw invalid([{ path: ['cursor'], message: 'This cursor does not belong to this list.' }]);
  const found = await unlocksOf(db.knex, userId, cursor ?? null, limit + 1);
  const page = found.slice(0, limit);
  const ids = page.map((row) => row.prompt_id);
  const [refs, removed] = await Promise.all([prompts.refs(db.knex, ids), prompts.takenDown(db.knex, ids)]);
  const items = page.map((row) => {
    const ref = refs.get(row.prompt_id);
    const prompt = ref ? { slug: ref.slug, title: ref.title, contentType: row.content_type, coverUrl: ref.coverUrl } : null;
    return { unlock: presentUnlock(row, clock.now(), removed.has(row.prompt_id)), prompt };
  });
  return { items, nextCursor: found.length > limit ? page.at(-1)!.id : null };
}
