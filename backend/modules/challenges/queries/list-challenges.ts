import { z } from 'zod';
import { DAY_MS } from '#contracts/durations.ts';
import type { ChallengeSort, getTodaysChallenge as todayEndpoint, listChallenges as endpoint } from '#contracts/challenges.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { CHALLENGE_COLUMNS } from './find-challenge.ts';
import type { ChallengeRow } from './find-challenge.ts';
import { presentChallenges } from './present-challenges.ts';

const PLACE = z.strictObject({ tab: z.string().max(40), place: z.number(), id: z.uuid() });

const LIVE = `c.state not in ('completed', 'cancelled')`;
const MINE = `(
  exists (select from challenge_entries e where e.challenge_id = c.id and e.user_id = :userId and e.status = 'submitted')
  or exists (select from challenge_engagements g where g.challenge_id = c.id and g.user_id = :userId) or c.host_id = :userId)`;
/** The filter of each tab of the challenges page. The clock decides, with the same rules as `stateAt`. */
const TABS = {
  active: `${LIVE} and c.opens_at <= :now and c.closes_at > :now`,
  upcoming: `${LIVE} and c.opens_at > :now`,
  voting: `${LIVE} and c.closes_at <= :now and c.voting_ends_at > :now`,
  completed: `(c.state = 'completed' or ${LIVE} and c.voting_ends_at <= :now)`,
  mine: MINE,
} as const;
const USUAL: Record<keyof typeof TABS, ChallengeSort> = { active: 'ending-soon', upcoming: 'ending-soon', voting: 'ending-soon', completed: 'newest', mine: 'newest' };

const SORTED = `
  cast(case cast(:sort as text)
    when 'ending-soon' then -extract(epoch from case when c.opens_at > :now then c.opens_at when c.closes_at > :now then c.closes_at else c.voting_ends_at end)
    when 'newest' then extract(epoch from c.opens_at)
    when 'most-entries' then c.entries
    else coalesce(c.prizes[1], 0) end as double precision)`;
const HEAD = `
  select * from (
    select ${CHALLENGE_COLUMNS}, ${SORTED} as sorted_place from challenges c
    where (cast(:type as text) is null or c.content_type = cast(:type as text)) and (cast(:kind as text) is null or c.kind = cast(:kind as text))
      and cast(:userId as uuid) is not null and `;
const REST = `
  ) found
  where cast(:after as uuid) is null or (sorted_place, id) < (cast(:afterPlace as double precision), cast(:after as uuid))
  order by sorted_place desc, id desc limit :limit`;
const PAGES = {
  active: `${HEAD} ${TABS.active} ${REST}`, upcoming: `${HEAD} ${TABS.upcoming} ${REST}`, voting: `${HEAD} ${TABS.voting} ${REST}`,
  completed: `${HEAD} ${TABS.completed} ${REST}`, mine: `${HEAD} ${TABS.mine} ${REST}`,
};
const COUNTS = `
  select (count(*) filter (where ${TABS.active}))::int as active, (count(*) filter (where ${TABS.upcoming}))::int as upcoming, (count(*) filter (where ${TABS.voting}))::int as voting,
    (count(*) filter (where ${TABS.completed}))::int as completed, (count(*) filter (where ${MINE}))::int as mine
  from challenges c`;

/** Returns a page of challenges of one tab. @throws AppError invalid_request for a foreign cursor */
export async function listChallenges(context: ChallengesContext, viewer: { userId: string }, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const now = context.clock.now();
  const { state: tab, limit, cursor } = query;
  const sort = query.sort ?? USUAL[tab];
  const key = `${tab}:${sort}`;
  const after = afterPlace(cursor, PLACE.refine((place) => place.tab === key));
  const found = await rows<ChallengeRow & { sorted_place: number }>(knex, PAGES[tab], {
    userId: viewer.userId, now, sort, type: query.type ?? null, kind: query.kind ?? null, after: after?.id ?? null, afterPlace: after?.place ?? null, limit: limit + 1,
  });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ tab: key, place: last.sorted_place, id: last.id }));
  const counts = one(await rows<ResponseOf<typeof endpoint>['counts']>(knex, COUNTS, { userId: viewer.userId, now }));
  return { items: await presentChallenges(knex, context, viewer, page), nextCursor, counts, now: now.toISOString() };
}

const TODAY = `
  select ${CHALLENGE_COLUMNS} from challenges c
  where c.kind = 'daily' and c.state <> 'cancelled' and (c.opens_at <= :now and c.closes_at > :now or c.closes_at <= :now and c.voting_ends_at > :now)`;

/** The home page shows results for this long after they were made. */
const NEWS_MS = 3 * DAY_MS;
const RESULTS = `
  select ${CHALLENGE_COLUMNS} from challenges c
  where c.kind = 'daily' and c.state = 'completed' and c.results_at > :since
    and exists (select from challenge_entries e where e.challenge_id = c.id and e.user_id = :userId and e.status = 'submitted' and e.place is not null)
  order by c.results_at desc, c.id desc limit 1`;

/** Returns for the home page: the open daily, the daily that takes votes, and the latest results of a daily that the viewer entered. */
export async function todaysChallenge(context: ChallengesContext, viewer: { userId: string } | null): Promise<ResponseOf<typeof todayEndpoint>> {
  const { knex } = context.db;
  const now = context.clock.now();
  const found = await rows<ChallengeRow>(knex, TODAY, { now });
  const news = viewer === null ? [] : await rows<ChallengeRow>(knex, RESULTS, { userId: viewer.userId, since: new Date(now.getTime() - NEWS_MS) });
  const cards = await presentChallenges(knex, context, viewer, [...found, ...news]);
  const [active, voting] = [cards.find(({ state }) => state === 'active'), cards.find(({ state }) => state === 'voting')];
  return { challenge: active ?? null, voting: voting ?? null, results: cards.find(({ state }) => state === 'completed') ?? null, now: now.toISOString() };
}
