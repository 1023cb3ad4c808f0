import { z } from 'zod';
import type { AdminEntry, judgeEntry as judgeEndpoint, listAdminEntries, listPayouts as payoutsEndpoint, removeEntry as removeEndpoint } from '#contracts/challenge-admin.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { BodyOf, QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import { afterId, afterPlace, cutPage, cutPageById, encodeCursor } from '#kernel/cursor.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { entryMissing, resultsStand } from '../challenges.errors.ts';
import { entryRemoved } from '../challenges.events.ts';
import { removeEntry } from '../commands/remove-entry.ts';
import { findChallenge, lockChallenge } from '../queries/find-challenge.ts';
import { outputOf } from '../queries/own-entries.ts';
import type { EntryRow } from '../queries/own-entries.ts';
import { audit, challengeLabel } from './audit.ts';
import type { AdminCall } from './audit.ts';

const PLACE = z.strictObject({ rank: z.number().int(), id: z.uuid() });
/** The rank that sorts entries without a place after all entries that have one. */
const LAST = 2 ** 31 - 1;

interface Row extends EntryRow {
  rank: number;
  exposures: number;
  wins: number;
  losses: number;
  ties: number;
}

const PAGE = `
  select e.*, coalesce(e.place, :last) as rank, coalesce(b.exposures, 0) as exposures, coalesce(b.wins, 0) as wins, coalesce(b.losses, 0) as losses, coalesce(b.ties, 0) as ties
  from challenge_entries e left join challenge_ballots b on b.entry_id = e.id
  where e.challenge_id = :challengeId and (cast(:status as text) is null or e.status = cast(:status as text))
    and (cast(:after as uuid) is null or (coalesce(e.place, :last), e.id) > (cast(:afterRank as int), cast(:after as uuid)))
  order by coalesce(e.place, :last), e.id limit :limit`;

/** Returns a page of a challenge's entries for administrators: authors, scores, and the reasons why an entry gets no prize. @throws AppError not_found */
export async function adminEntries(context: ChallengesContext, challengeId: string, { status, limit, cursor }: QueryOf<typeof listAdminEntries>): Promise<ResponseOf<typeof listAdminEntries>> {
  const { knex } = context.db;
  const challenge = await findChallenge(knex, challengeId);
  const after = afterPlace(cursor, PLACE);
  const found = await rows<Row>(knex, PAGE, { challengeId: challenge.id, status: status ?? null, last: LAST, after: after?.id ?? null, afterRank: after?.rank ?? null, limit: limit + 1 });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ rank: last.rank, id: last.id }));
  const userIds = page.flatMap(({ user_id: id }) => id ?? []);
  const [authors, standings] = [await context.identity.creators(knex, userIds), await context.identity.standings(knex, userIds)];
  const reports = await context.openReports(knex, 'challenge_entry', page.map(({ id }) => id));
  const unpaid = (row: Row): AdminEntry['unpaid'] => {
    const standing = row.user_id === null ? undefined : standings.get(row.user_id);
    return [
      ...(row.user_id === null ? ['account_deleted' as const] : []), ...(standing?.confirmed === false ? ['email_unconfirmed' as const] : []),
      ...(standing && standing.joinedAt.getTime() > challenge.closes_at.getTime() - DAY_MS ? ['young_account' as const] : []), ...(row.resting ? ['resting' as const] : []),
    ];
  };
  return {
    items: page.map((row) => ({
      id: row.id, author: row.user_id === null ? null : (authors.get(row.user_id) ?? null), title: row.title, output: outputOf(row), status: row.status,
      removedRule: row.removed_rule, removedNote: row.removed_note, unpaid: unpaid(row), exposures: row.exposures, wins: row.wins, losses: row.losses, ties: row.ties,
      voteScore: row.vote_score, rubric: row.rubric ?? {}, rubricScore: row.rubric_score, final: row.final_score, place: row.place, reason: row.reason,
      prize: row.prize, reports: reports.get(row.id) ?? 0, submittedAt: row.submitted_at.toISOString(),
    })),
    nextCursor,
  };
}

/** Removes an entry from a challenge and publishes an event, so that its author gets a message with the reason. @throws AppError not_found */
export async function removeByAdmin(tx: Tx, context: ChallengesContext, call: AdminCall, { id, entryId }: { id: string; entryId: string }, { rule, note }: BodyOf<typeof removeEndpoint>): Promise<void> {
  const removed = await removeEntry(tx, context, entryId, rule, note);
  if (!removed || removed.challenge.id !== id) throw entryMissing();
  const { challenge: { slug, title }, entry: { user_id: userId }, takenBack } = removed;
  if (userId !== null) await context.outbox.publish(tx, entryRemoved, { challengeId: id, slug, title, entryId, userId, rule, note, takenBack });
  await audit(tx, context, call, { action: 'challenges.remove_entry', target: { type: 'challenge_entry', id: entryId, label: title }, reason: note, details: { rule, takenBack } });
}

const JUDGE = `
  update challenge_entries set rubric = :rubric, rubric_reason = :reason, judged_by = :userId, updated_at = :now where id = :entryId and challenge_id = :id and status = 'submitted' returning id`;

/**
 * Stores an administrator's points for an entry, one number per criterion of the rubric.
 * @throws AppError not_found, results_stand, invalid_request for other criteria
 */
export async function judgeByAdmin(tx: Tx, context: ChallengesContext, call: AdminCall, { id, entryId }: { id: string; entryId: string }, { scores, reason }: BodyOf<typeof judgeEndpoint>): Promise<void> {
  const challenge = await lockChallenge(tx, id);
  if (challenge.state === 'completed' || challenge.state === 'cancelled') throw resultsStand();
  const keys = challenge.criteria.map(({ key }) => key).sort();
  if (Object.keys(scores).sort().join() !== keys.join()) throw invalid([{ path: ['scores'], message: `Score these: ${keys.join(', ')}.` }]);
  if ((await rows(tx, JUDGE, { id, entryId, rubric: JSON.stringify(scores), reason, userId: call.viewer.userId, now: context.clock.now() })).length === 0) throw entryMissing();
  await audit(tx, context, call, { action: 'challenges.judge_entry', target: challengeLabel(challenge), details: { entryId, scores } });
}

interface PayoutRow {
  id: string;
  challenge_id: string;
  slug: string;
  title: string;
  user_id: string | null;
  kind: ResponseOf<typeof payoutsEndpoint>['items'][number]['kind'];
  place: number | null;
  amount: number;
  at: Date;
}

const PAYOUTS = `
  select p.id, p.challenge_id, c.slug, c.title, p.user_id, p.kind, p.place, p.amount, p.at from challenge_payouts p join challenges c on c.id = p.challenge_id
  where (cast(:challengeId as uuid) is null or p.challenge_id = cast(:challengeId as uuid)) and (cast(:after as uuid) is null or p.id < cast(:after as uuid))
  order by p.id desc limit :limit`;
const TOTAL = `
  select coalesce(sum(amount), 0)::int as total from challenge_payouts
  where kind in ('place', 'newcomer', 'taking_part') and (cast(:challengeId as uuid) is null or challenge_id = cast(:challengeId as uuid))`;

/** Returns a page of the payouts of challenges, latest first. */
export async function payoutLog(context: ChallengesContext, { challengeId: of, limit, cursor }: QueryOf<typeof payoutsEndpoint>): Promise<ResponseOf<typeof payoutsEndpoint>> {
  const { knex } = context.db;
  const challengeId = of ?? null;
  const { page, nextCursor } = cutPageById(await rows<PayoutRow>(knex, PAYOUTS, { challengeId, after: afterId(cursor), limit: limit + 1 }), limit);
  const people = await context.identity.creators(knex, page.flatMap(({ user_id: id }) => id ?? []));
  return {
    items: page.map(({ id, challenge_id, slug, title, user_id: userId, kind, place, amount, at }) => ({
      id, challenge: { id: challenge_id, slug, title }, person: userId === null ? null : (people.get(userId) ?? null), kind, place, amount, at: at.toISOString(),
    })),
    nextCursor,
    total: one(await rows<{ total: number }>(knex, TOTAL, { challengeId })).total,
  };
}
