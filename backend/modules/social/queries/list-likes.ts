import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listLikes as endpoint } from '#contracts/social.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { SocialContext } from '../social-context.ts';
import { blocks } from './blocks-among.ts';

const PAGE = `
  select id, subject_id as "promptId" from social_marks
  where user_id = :userId and kind = 'like' and (cast(:before as uuid) is null or id < :before) order by id desc limit :limit`;

/**
 * Public prompts that a person likes, latest first. The list is empty unless the person shows likes (docs/rules/keeping.md#likes-shown). A
 * page may be shorter than requested. @throws AppError invalid_request for a cursor that this list did not issue
 */
export async function listLikes({ db, identity, preferences, prompts }: SocialContext, userId: string, viewerId: string | null, { limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const [chosen, here, apart] = await Promise.all([preferences.privacy(db.knex, [userId]), identity.present(db.knex, [userId]), blocks.by(db.knex, viewerId, [userId])]);
  const shown = chosen.get(userId)?.showLikes ?? false;
  if (!here.has(userId) || apart.size > 0 || (!shown && viewerId !== userId)) return { shown: false, items: [], nextCursor: null };
  const found = await rows<{ id: string; promptId: string }>(db.knex, PAGE, { userId, before: afterId(cursor), limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  const cards = await prompts.cards(db.knex, page.map(({ promptId }) => promptId), viewerId);
  return {
    shown,
    items: page.flatMap(({ promptId }) => {
      const card = cards.get(promptId);
      return card?.reach === 'listed' ? [card.card] : [];
    }),
    nextCursor,
  };
}
