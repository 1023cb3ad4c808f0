import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import type { ChallengesContext } from './challenges-context.ts';
import { dropEntry } from './commands/drop-entry.ts';
import { cancelChallenge } from './commands/cancel-challenge.ts';
import { lockChallenge } from './queries/find-challenge.ts';

interface Entry {
  id: string;
  at: Date;
}

const ENTRIES = `
  select e.id, c.title as challenge, e.generation_id as "runId", e.title, e.status, e.body as text, e.place, e.final_score as score, e.reason, e.prize, e.submitted_at as "at"
  from challenge_entries e join challenges c on c.id = e.challenge_id
  where e.user_id = :userId and (cast(:after as uuid) is null or e.id > :after) order by e.id limit :limit`;
const VOTES = `
  select id, challenge_id as "challengeId", left_id as "left", right_id as "right", choice, counted, created_at as "at" from challenge_votes
  where voter_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const PAYOUTS = `
  select id, challenge_id as "challengeId", kind, place, amount, at from challenge_payouts
  where user_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const DAYS = `select to_char(day, 'YYYY-MM-DD') as day, entries, votes from challenge_days where user_id = ? order by day`;
const POINTS = `select challenge_id as "challengeId", to_char(month, 'YYYY-MM') as month, points from challenge_points where user_id = ? order by month, challenge_id`;
const HOSTED = `select id, slug, title, theme, state, pool, opens_at as "opensAt" from challenges where host_id = ? order by id`;
const NOTICES = 'select challenge_id as "challengeId", created_at as "at" from challenge_engagements where user_id = ? order by created_at';

const STANDING = `select id from challenge_entries where user_id = ? and status = 'submitted' order by challenge_id, id`;
const HOSTING = `select id from challenges where host_id = ? and prizes_paid_at is null and state <> 'cancelled' order by id`;
// The key of a payout contains the person's id, so erasing the person replaces the key.
const FORGET_PAYOUTS = `update challenge_payouts set user_id = null, key = 'erased:' || id::text where user_id = ?`;
const OWN_TABLES = ['challenge_engagements', 'challenge_days', 'challenge_points', 'challenge_seasons', 'challenge_runs'] as const;
const VOTER_TABLES = ['challenge_votes', 'challenge_pairs', 'challenge_voters', 'challenge_vote_rewards'] as const;

/** Exports and erases the challenge data of a person: entries, votes, days, points, prizes and hosted challenges. */
export const personalData = (context: ChallengesContext): PersonalData => ({
  async *export(userId) {
    const { knex } = context.db;
    yield* numberedEntries<Entry>({ name: 'challenges/entries', read: (after, limit) => rows(knex, ENTRIES, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'challenges/votes', read: (after, limit) => rows(knex, VOTES, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'challenges/payouts', read: (after, limit) => rows(knex, PAYOUTS, { userId, after, limit }) });
    yield { name: 'challenges/days.json', data: await rows(knex, DAYS, [userId]) };
    yield { name: 'challenges/points.json', data: await rows(knex, POINTS, [userId]) };
    yield { name: 'challenges/hosted.json', data: await rows(knex, HOSTED, [userId]) };
    yield { name: 'challenges/notices.json', data: await rows(knex, NOTICES, [userId]) };
  },
  // Erasing removes content and author of entries. Results stay. Votes can be deleted, because paid results are not computed again.
  async erase(tx, userId) {
    for (const { id } of await rows<{ id: string }>(tx, STANDING, [userId])) await dropEntry(tx, context, id);
    for (const { id } of await rows<{ id: string }>(tx, HOSTING, [userId])) await cancelChallenge(tx, context, await lockChallenge(tx, id), 'Its host left.');
    await tx('challenge_entries').where({ user_id: userId }).update({ user_id: null, title: '', rubric_reason: null, reason: null });
    await tx('challenge_entries').where({ judged_by: userId }).update({ judged_by: null });
    await tx('challenge_ballots').where({ author_id: userId }).update({ author_id: null });
    await tx('challenge_calendar').where({ pinned_by: userId }).update({ pinned_by: null });
    await tx('challenges').where({ host_id: userId }).update({ host_id: null });
    await rows(tx, FORGET_PAYOUTS, [userId]);
    for (const table of OWN_TABLES) await tx(table).where({ user_id: userId }).delete();
    for (const table of VOTER_TABLES) await tx(table).where({ voter_id: userId }).delete();
  },
});
