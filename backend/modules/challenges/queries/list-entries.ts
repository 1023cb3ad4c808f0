import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { listEntries as endpoint } from '#contracts/challenge-entries.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { BLIND_COLUMNS, presentBlind } from '../entries/blind-entry.ts';
import type { BlindRow } from '../entries/blind-entry.ts';
import { findChallenge } from './find-challenge.ts';

const TURNS = 2 ** 31;
const PLACE = z.strictObject({ start: z.number().int(), at: z.number().int(), id: z.uuid() });

// Each viewer's list begins at another point of the circle of random numbers. The two parts of the circle are one index scan each.
const PAGE = `
  select * from (
    (select ${BLIND_COLUMNS}, coalesce(e.user_id = cast(:userId as uuid), false) as mine, e.shuffle - cast(:start as int) as turn
      from challenge_entries e where e.challenge_id = :challengeId and e.status = 'submitted' and e.ready and e.shuffle >= cast(:start as int)
        and (cast(:after as uuid) is null or (e.shuffle, e.id) > (cast(:afterAt as bigint) + cast(:start as int), cast(:after as uuid)))
      order by e.shuffle, e.id limit :limit)
    union all
    (select ${BLIND_COLUMNS}, coalesce(e.user_id = cast(:userId as uuid), false) as mine, e.shuffle - cast(:start as int) + cast(:turns as bigint) as turn
      from challenge_entries e where e.challenge_id = :challengeId and e.status = 'submitted' and e.ready and e.shuffle < cast(:start as int)
        and (cast(:after as uuid) is null or (e.shuffle, e.id) > (cast(:afterAt as bigint) + cast(:start as int) - cast(:turns as bigint), cast(:after as uuid)))
      order by e.shuffle, e.id limit :limit)
  ) circle order by turn, id limit :limit`;

type Row = BlindRow & { mine: boolean; turn: number };

/**
 * Returns a page of a challenge's entries without authors, in an order that differs by viewer (docs/rules/challenges.md#blindness).
 * @throws AppError not_found, invalid_request for a foreign cursor
 */
export async function listEntries(context: ChallengesContext, viewer: { userId: string }, challengeId: string, { seed, limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const challenge = await findChallenge(knex, challengeId);
  const start = startOf(viewer.userId, challenge.id, seed);
  const after = afterPlace(cursor, PLACE.refine((place) => place.start === start));
  const found = await rows<Row>(knex, PAGE, { challengeId: challenge.id, userId: viewer.userId, start, turns: TURNS, after: after?.id ?? null, afterAt: after?.at ?? null, limit: limit + 1 });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ start, at: Number(last.turn), id: last.id }));
  return { items: page.map((row) => ({ ...presentBlind(row), mine: row.mine })), total: challenge.entries, nextCursor };
}

const startOf = (userId: string, challengeId: string, seed: number): number => createHash('sha256').update(`${userId}:${challengeId}:${seed}`).digest().readUInt32BE(0) % TURNS;
