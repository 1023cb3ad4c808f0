import { z } from 'zod';
import type { AdminChallenge, changeChallenge as changeEndpoint, createWeeklyChallenge, listAdminChallenges } from '#contracts/challenge-admin.ts';
import type { BodyOf, QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { must, one } from '#contracts/must.ts';
import { mondayOf, utcDay } from '#contracts/utc-days.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { alreadyPaid, dayOpen, notClosed, notScheduled, weekTaken } from '../challenges.errors.ts';
import { cancelChallenge } from '../commands/cancel-challenge.ts';
import { oweResults } from '../commands/owe-results.ts';
import { insertPlanned } from '../commands/plan-challenges.ts';
import { criteriaOf } from '../domain/challenge-form.ts';
import { stateAt } from '../domain/challenge-times.ts';
import { judgeOf } from '../judging/judge-of.ts';
import { findChallenge, lockChallenge, timesOf } from '../queries/find-challenge.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import { presentChallenges } from '../queries/present-challenges.ts';
import { audit, challengeLabel } from './audit.ts';
import type { AdminCall } from './audit.ts';
import { findTheme } from './themes.ts';

interface Figures {
  id: string;
  votes: number;
  unjudged: number;
  clusters: number;
  paid: number;
}

const FIGURES = `
  select c.id, coalesce((select sum(v.votes)::int from challenge_voters v where v.challenge_id = c.id), 0) as votes,
    case when c.judge = 'none' then 0 else (select count(*)::int from challenge_entries e where e.challenge_id = c.id and e.status = 'submitted' and e.rubric is null) end as unjudged,
    coalesce((select jsonb_array_length(r.clusters) from challenge_score_runs r where r.challenge_id = c.id order by r.id desc limit 1), 0) as clusters,
    coalesce((select sum(p.amount)::int from challenge_payouts p where p.challenge_id = c.id and p.kind in ('place', 'newcomer', 'taking_part')), 0) as paid
  from challenges c where c.id = any(cast(:ids as uuid[]))`;

/** Where a challenge stands in the list. `turn` is 0 for open ones, those being voted on and those being judged, 1 for scheduled ones, 2 for past ones. */
const place = z.object({ turn: z.number().int().min(0).max(2), at: z.number(), id: z.uuid() });

// `at` is in ms, and negative for past challenges, so that all three parts of the list are sorted upwards.
const PAGE = `
  with found as (
    select c.*, s.turn, extract(epoch from case s.turn when 1 then c.opens_at else c.closes_at end)::float8 * (case s.turn when 2 then -1000 else 1000 end) as at
    from challenges c, lateral (select case when c.state in ('active', 'voting', 'judging') then 0 when c.state = 'scheduled' then 1 else 2 end as turn) s
    where (cast(:state as text) is null or c.state = cast(:state as text)) and (cast(:kind as text) is null or c.kind = cast(:kind as text))
      and (cast(:q as text) is null or c.title ilike '%' || cast(:q as text) || '%')
  )
  select * from found where cast(:turn as int) is null or (turn, at, id) > (cast(:turn as int), cast(:at as float8), cast(:id as uuid))
  order by turn, at, id limit :limit`;

async function present(connection: Connection, context: ChallengesContext, found: readonly ChallengeRow[]): Promise<AdminChallenge[]> {
  const cards = await presentChallenges(connection, context, null, found);
  const figures = new Map((await rows<Figures>(connection, FIGURES, { ids: found.map(({ id }) => id) })).map((row) => [row.id, row]));
  const reports = await context.openReports(connection, 'challenge', found.map(({ id }) => id));
  return found.map((row, at) => {
    const { you: _you, ...card } = must(cards[at], 'the card of a challenge');
    const { votes, unjudged, clusters, paid } = must(figures.get(row.id), 'the figures of a challenge');
    return { ...card, rules: row.rules, criteria: row.criteria, entrants: row.entrants, votes, unjudged, clusters, reports: reports.get(row.id) ?? 0, paid, cancelReason: row.cancel_reason };
  });
}

/** Returns a page of all challenges for administrators: first those under way by their end, then scheduled ones by their start, then past ones, latest first. */
export async function adminChallenges(context: ChallengesContext, { state, kind, q, limit, cursor }: QueryOf<typeof listAdminChallenges>): Promise<ResponseOf<typeof listAdminChallenges>> {
  const { knex } = context.db;
  const after = afterPlace(cursor, place) ?? { turn: null, at: null, id: null };
  const found = await rows<ChallengeRow & z.infer<typeof place>>(knex, PAGE, { state: state ?? null, kind: kind ?? null, q: q ? q.replace(/[\\%_]/g, '\\$&') : null, ...after, limit: limit + 1 });
  const { page, nextCursor } = cutPage(found, limit, ({ turn, at, id }) => encodeCursor({ turn, at, id }));
  return { items: await present(knex, context, page), nextCursor };
}

/** Returns one challenge as administrators see it. @throws AppError not_found */
export const adminChallenge = async (connection: Connection, context: ChallengesContext, id: string): Promise<AdminChallenge> => one(await present(connection, context, [await findChallenge(connection, id)]));

const CHANGE = `
  update challenges set title = :title, theme = :theme, rules = :rules, content_type = :contentType, criteria = :criteria, judge = :judge, updated_at = :now where id = :id`;

/** Changes the words of a challenge, and its type if it has not opened. @throws AppError not_found, not_scheduled */
export async function changeChallenge(tx: Tx, context: ChallengesContext, call: AdminCall, id: string, body: BodyOf<typeof changeEndpoint>): Promise<AdminChallenge> {
  const challenge = await lockChallenge(tx, id);
  const contentType = body.contentType ?? challenge.content_type;
  const changesType = contentType !== challenge.content_type;
  if (changesType && stateAt(timesOf(challenge), challenge.state, context.clock.now()) !== 'scheduled') throw notScheduled();
  await rows(tx, CHANGE, {
    id, title: body.title ?? challenge.title, theme: body.theme ?? challenge.theme, rules: body.rules ?? challenge.rules, contentType,
    criteria: JSON.stringify(changesType ? criteriaOf(contentType) : challenge.criteria), judge: changesType ? judgeOf(context, contentType) : challenge.judge, now: context.clock.now(),
  });
  await audit(tx, context, call, { action: 'challenges.change', target: challengeLabel(challenge), details: body });
  return adminChallenge(tx, context, id);
}

const OF_WEEK = `select 1 from challenges where kind = 'weekly' and day = :monday`;

/**
 * Creates the weekly challenge of a week for an administrator.
 * @throws AppError not_found, day_open, week_taken, invalid_request for another weekday
 */
export async function createWeekly(tx: Tx, context: ChallengesContext, call: AdminCall, { monday, themeKey }: BodyOf<typeof createWeeklyChallenge>): Promise<AdminChallenge> {
  if (mondayOf(monday) !== monday) throw invalid([{ path: ['monday'], message: 'Weeks begin on a Monday.' }]);
  if (monday <= utcDay(context.clock.now())) throw dayOpen();
  const theme = await findTheme(tx, themeKey);
  if ((await rows(tx, OF_WEEK, { monday })).length > 0) throw weekTaken();
  const id = await insertPlanned(tx, context, 'weekly', monday, theme);
  await audit(tx, context, call, { action: 'challenges.create', target: { type: 'challenge', id, label: theme.title }, details: { monday } });
  return adminChallenge(tx, context, id);
}

/** Asks the worker to compute the scores and places of a challenge again. @throws AppError not_found, not_closed, already_paid */
export async function recompute(tx: Tx, context: ChallengesContext, call: AdminCall, id: string): Promise<void> {
  const challenge = await lockChallenge(tx, id);
  if (challenge.prizes_paid_at !== null) throw alreadyPaid();
  if (challenge.state !== 'completed') throw notClosed();
  await oweResults(tx, context, challenge);
  await audit(tx, context, call, { action: 'challenges.recompute', target: challengeLabel(challenge) });
}

/** Cancels a challenge, and returns its pool and entry fees. A second call changes nothing. @throws AppError not_found, already_paid */
export async function cancelByAdmin(tx: Tx, context: ChallengesContext, call: AdminCall, id: string, reason: string): Promise<void> {
  const challenge = await lockChallenge(tx, id);
  if (challenge.state === 'cancelled') return;
  if (challenge.prizes_paid_at !== null) throw alreadyPaid();
  await cancelChallenge(tx, context, challenge, reason);
  await audit(tx, context, call, { action: 'challenges.cancel', target: challengeLabel(challenge), reason });
}
