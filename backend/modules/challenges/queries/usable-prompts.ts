import { z } from 'zod';
import type { listChallengePrompts as endpoint } from '#contracts/challenge-entries.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { findChallenge } from './find-challenge.ts';

const PLACE = z.strictObject({ rank: z.number().int(), id: z.uuid() });

/** Lists the prompts with which a person may make an entry. @throws AppError not_found, invalid_request for a foreign cursor */
export async function usablePrompts(context: ChallengesContext, viewer: { userId: string }, challengeId: string, { q, limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const { content_type: contentType } = await findChallenge(knex, challengeId);
  const found = await context.prompts.readableOf(knex, viewer.userId, { contentType, q: q ?? null, after: afterPlace(cursor, PLACE), limit: limit + 1 });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ rank: last.rank, id: last.id }));
  const cards = await context.prompts.cards(knex, page.map(({ id }) => id), viewer.userId);
  return { items: page.flatMap(({ id }) => cards.get(id)?.card ?? []), nextCursor };
}
