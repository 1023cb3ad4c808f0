import { z } from 'zod';
import type { getChallengeRecord, getHallOfFame, getWinningPrompts } from '#contracts/challenge-seasons.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import { afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { streakOf } from '../streaks/streak-of.ts';
import type { ChallengeRow } from './find-challenge.ts';
import { outputOf } from './own-entries.ts';
import type { EntryRow } from './own-entries.ts';

const PLACE = z.strictObject({ at: cursorTime, id: z.uuid() });

type Winner = EntryRow & { slug: string; kind: ChallengeRow['kind']; challenge_title: string; results_at: Date };

const WINS = `
  from challenge_entries e join challenges c on c.id = e.challenge_id
  where c.state = 'completed' and e.place = 1 and e.status = 'submitted' and (cast(:type as text) is null or c.content_type = cast(:type as text))`;
const PAGE = `
  select e.*, c.slug, c.kind, c.title as challenge_title, c.results_at ${WINS}
    and (cast(:afterAt as timestamptz) is null or (c.results_at, e.id) < (cast(:afterAt as timestamptz), cast(:after as uuid)))
  order by c.results_at desc, e.id desc limit :limit`;
const TOTAL = `select count(*)::int as total ${WINS}`;

/** Returns a page of winning entries of completed challenges, latest first. @throws AppError invalid_request for a foreign cursor */
export async function hallOfFame(context: ChallengesContext, { type, limit, cursor }: QueryOf<typeof getHallOfFame>): Promise<ResponseOf<typeof getHallOfFame>> {
  const { knex } = context.db;
  const after = afterPlace(cursor, PLACE);
  const found = await rows<Winner>(knex, PAGE, { type: type ?? null, afterAt: after?.at ?? null, after: after?.id ?? null, limit: limit + 1 });
  const { total } = one(await rows<{ total: number }>(knex, TOTAL, { type: type ?? null }));
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ at: last.results_at.toISOString(), id: last.id }));
  const authors = await context.identity.creators(knex, page.flatMap(({ user_id: id }) => id ?? []));
  return {
    items: page.map((row) => ({
      challenge: { id: row.challenge_id, slug: row.slug, kind: row.kind, title: row.challenge_title, contentType: row.content_type },
      entry: { id: row.id, title: row.title, output: outputOf(row) },
      author: row.user_id === null ? null : (authors.get(row.user_id) ?? null),
      final: row.final_score ?? 0,
      resultsAt: row.results_at.toISOString(),
    })),
    total,
    nextCursor,
  };
}

/** How many winning entries the query reads for the list of winning prompts, and how many prompts it returns at most. */
const READ_BACK = 60;
const RAIL = 12;

/** Returns public prompts with which winning entries were made, the latest win first. */
export async function winningPrompts(context: ChallengesContext, viewer: { userId: string } | null): Promise<ResponseOf<typeof getWinningPrompts>> {
  const { knex } = context.db;
  const found = await rows<Winner>(knex, PAGE, { type: null, afterAt: null, after: null, limit: READ_BACK });
  const runs = await context.runs.runs(knex, found.map(({ generation_id: id }) => id));
  const promptIds = [...new Set(found.flatMap(({ generation_id: id }) => runs.get(id)?.promptId ?? []))];
  const cards = await context.prompts.cards(knex, promptIds, viewer?.userId ?? null);
  return { items: promptIds.flatMap((id) => (cards.get(id)?.reach === 'listed' ? [cards.get(id)?.card ?? []].flat() : [])).slice(0, RAIL) };
}

const RECORD = `
  select count(distinct c.id)::int as entered, (count(distinct c.id) filter (where e.place = 1))::int as wins, (count(distinct c.id) filter (where e.place <= 3))::int as podiums
  from challenge_entries e join challenges c on c.id = e.challenge_id where e.user_id = :userId and e.status = 'submitted' and c.state = 'completed'`;
const WAITING = `
  select count(distinct c.id)::int as waiting
  from challenge_entries e join challenges c on c.id = e.challenge_id where e.user_id = ? and e.status = 'submitted' and c.state not in ('completed', 'cancelled')`;
const LATEST = `
  select c.id as "challengeId", c.slug, c.title, e.place, c.results_at as "resultsAt"
  from challenge_entries e join challenges c on c.id = e.challenge_id
  where e.user_id = :userId and e.status = 'submitted' and c.state = 'completed' and e.place <= 3 order by c.results_at desc, c.id limit 6`;

/**
 * Returns a person's record in challenges for the profile: streak, entries, wins and best places. Only the person sees how many of their
 * entries have no results yet (docs/rules/challenges.md#blindness). @throws AppError not_found
 */
export async function challengeRecord(context: ChallengesContext, username: string, viewer: { userId: string } | null): Promise<ResponseOf<typeof getChallengeRecord>> {
  const { knex } = context.db;
  const userId = await context.identity.idOf(knex, username);
  if (userId === null) throw notFound('This person');
  const { current, best } = await streakOf(knex, context, userId);
  const record = one(await rows<{ entered: number; wins: number; podiums: number }>(knex, RECORD, { userId }));
  const waiting = viewer?.userId === userId ? one(await rows<{ waiting: number }>(knex, WAITING, [userId])).waiting : null;
  const latest = await rows<{ challengeId: string; slug: string; title: string; place: number; resultsAt: Date }>(knex, LATEST, { userId });
  return { streak: { current, best }, ...record, waiting, latest: latest.map((row) => ({ ...row, resultsAt: row.resultsAt.toISOString() })) };
}
