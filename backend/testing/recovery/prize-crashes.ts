import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import type { Database } from '#kernel/db/database.ts';
import type { FailpointName } from '#kernel/failpoints.ts';
import { newId } from '#kernel/ids.ts';
import { registerUser } from '#testing/http-user.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { openRecoveryStack } from './recovery-stack.ts';

/** The failpoints at which the death of a worker could lose or double a prize of a challenge (docs/rules/server.md#failpoints). */
export const PRIZE_CRASHES: readonly FailpointName[] = ['prizes.before_payment', 'prizes.mid_payment', 'prizes.before_commit', 'prizes.after_commit'];

const DEATH_WITHIN_MS = 40_000;
const PAID_WITHIN_MS = 40_000;
const PRIZES = [30, 15, 5];
const NEWCOMER_PRIZE = 10;

interface Winner {
  id: string;
  place: number;
  /** The tokens that the winner must have received in the end. */
  due: number;
}

/** Lets the worker die at the failpoint while it pays the prizes of a challenge, and starts another one. Each prize must arrive once, with one message. */
export async function surviveWhilePaying(failpoint: FailpointName): Promise<void> {
  const stack = await openRecoveryStack({ env: { CHALLENGES_ADVANCE_EVERY_MS: '300', RATE_LIMIT_REGISTER: '1000/60' } });
  try {
    const url = await stack.apiHere();
    const winners: Winner[] = [];
    for (const [at, prize] of PRIZES.entries()) {
      const { username } = await registerUser(url);
      const [{ id }] = (await rows<{ id: string }>(stack.db.knex, 'select id from users where username = ?', [username])) as [{ id: string }];
      // The first winner also gets the prize for the best newcomer, and all winners get the token for voting.
      winners.push({ id, place: at + 1, due: prize + (at === 0 ? NEWCOMER_PRIZE : 0) + 1 });
    }
    const before = await balances(stack.db, winners);
    const challengeId = await completed(stack.db, winners);
    const doomed = await stack.worker({ FAILPOINT: failpoint });
    expect(await Promise.race([doomed.ended(), wait(DEATH_WITHIN_MS, 'alive')])).toBe('SIGKILL');
    await stack.worker();
    await eventually(async () => (await rows(stack.db.knex, 'select 1 from challenges where id = ? and taking_part_paid_at is not null', [challengeId])).length === 1, PAID_WITHIN_MS);
    const told = () => rows<{ user_id: string; told: number }>(stack.db.knex, `select user_id, count(*)::int as told from messages where type = 'challenge_reward' group by user_id`);
    await eventually(async () => (await told()).reduce((sum, { told: count }) => sum + count, 0) === 7, PAID_WITHIN_MS);
    const after = await balances(stack.db, winners);
    expect(winners.map(({ id }) => after.get(id)! - before.get(id)!)).toEqual(winners.map(({ due }) => due));
    const payouts = await rows<{ kind: string; place: number | null; amount: number }>(stack.db.knex, 'select kind, place, amount from challenge_payouts where challenge_id = ? order by kind, place, amount', [challengeId]);
    expect(payouts.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['newcomer 10', 'place 30', 'place 15', 'place 5', 'taking_part 1', 'taking_part 1', 'taking_part 1']);
    expect(await rows(stack.db.knex, 'select tx_id from ledger_entries group by tx_id having sum(amount) <> 0')).toEqual([]);
    expect(Object.fromEntries((await told()).map(({ user_id: id, told: count }) => [id, count]))).toEqual({ [winners[0]!.id]: 3, [winners[1]!.id]: 2, [winners[2]!.id]: 2 });
  } finally {
    await stack.close();
  }
}

const balances = async ({ knex }: Database, winners: readonly Winner[]): Promise<Map<string, number>> =>
  new Map((await rows<{ user_id: string; tokens: number }>(knex, 'select user_id, bonus + subscription + earned + purchased as tokens from wallets where user_id = any(?::uuid[])', [winners.map(({ id }) => id)])).map((row) => [row.user_id, row.tokens]));

/** Inserts a daily challenge of another year whose results stand and whose prizes are not paid yet. */
async function completed({ knex }: Database, winners: readonly Winner[]): Promise<string> {
  const id = newId();
  await rows(knex, `
    insert into challenges (id, slug, kind, day, title, theme, content_type, difficulty, ask, rules, criteria, state, opens_at, closes_at, voting_ends_at, results_at, paid_at, prizes, newcomer_prize,
      taking_part_prize, entries, entrants, created_at, updated_at)
    values (:id, :id, 'daily', '2020-01-01', 'Small lights', 'A light in an odd place', 'text', 1, 'Where is it', '{}', '[]', 'completed', now() - interval '5 days', now() - interval '4 days',
      now() - interval '3 days', now() - interval '2 days', now() - interval '1 day', :prizes, :newcomer, 1, 3, 3, now(), now())`, { id, prizes: PRIZES, newcomer: NEWCOMER_PRIZE });
  for (const { id: userId, place } of winners) {
    const newcomer = place === 1 ? NEWCOMER_PRIZE : 0;
    await rows(knex, `
      insert into challenge_entries (id, challenge_id, user_id, generation_id, title, content_type, body, ready, shuffle, place, prize, newcomer_prize, newcomer, final_score, vote_score, reason, submitted_at, updated_at)
      values (:entryId, :id, :userId, :runId, 'A lamp', 'text', 'A lamp', true, 1, :place, :prize, :newcomer, :isNewcomer, 50, 50, 'One line.', now(), now())`,
    { entryId: newId(), id, userId, runId: newId(), place, prize: PRIZES[place - 1]! + newcomer, newcomer, isNewcomer: newcomer > 0 });
    await rows(knex, 'insert into challenge_voters (challenge_id, voter_id, votes, counted) values (:id, :userId, 10, 10)', { id, userId });
  }
  return id;
}
