import { z } from 'zod';
import type { getSeason as endpoint } from '#contracts/challenge-seasons.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Creator } from '#contracts/prompts.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';

const PLACE = z.strictObject({ points: z.number().int(), id: z.uuid() });

interface Line {
  user_id: string;
  points: number;
  rank: number;
  rank_before: number | null;
}

const COLUMNS = `
  s.user_id, s.points, s.rank_before,
  (select count(*)::int + 1 from challenge_seasons o where o.month = s.month and o.points > s.points and (not :newcomers or o.newcomer)) as rank`;
const PAGE = `
  select ${COLUMNS} from challenge_seasons s
  where s.month = :month and s.points > 0 and (not :newcomers or s.newcomer) and (cast(:after as uuid) is null or (-s.points, s.user_id) > (-cast(:afterPoints as int), cast(:after as uuid)))
  order by s.points desc, s.user_id limit :limit`;
const OWN = `select ${COLUMNS} from challenge_seasons s where s.month = :month and s.user_id = :userId and s.points > 0 and (not :newcomers or s.newcomer)`;

/** Returns a page of a month's leaderboard of challenges (docs/rules/challenges.md#seasons). @throws AppError invalid_request for a foreign cursor */
export async function season(context: ChallengesContext, viewer: { userId: string }, { month: asked, scope, limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const now = context.clock.now();
  const month = asked ?? utcDay(now).slice(0, 7);
  const after = afterPlace(cursor, PLACE);
  const of = { month: `${month}-01`, newcomers: scope === 'newcomers' };
  const found = await rows<Line>(knex, PAGE, { ...of, after: after?.id ?? null, afterPoints: after?.points ?? null, limit: limit + 1 });
  const [own] = await rows<Line>(knex, OWN, { ...of, userId: viewer.userId });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ points: last.points, id: last.user_id }));
  const people = await context.identity.creators(knex, [...page, ...(own ? [own] : [])].map(({ user_id: id }) => id));
  const present = (line: Line, person: Creator) => ({
    rank: line.rank, person, points: line.points, change: line.rank_before === null ? null : line.rank_before - line.rank, you: line.user_id === viewer.userId,
  });
  const presented = (line: Line | undefined) => {
    const person = line && people.get(line.user_id);
    return line && person ? [present(line, person)] : [];
  };
  return { month, endsAt: nextMonth(month), items: page.flatMap(presented), you: presented(own)[0] ?? null, nextCursor, now: now.toISOString() };
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString();
}
