import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOwnChallenge, createCommunityChallenge } from '#contracts/challenges.ts';
import { getSeason } from '#contracts/challenge-seasons.ts';
import { changeCreations } from '#contracts/creations.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import type { Database } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import type { Person } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { advanceChallenge, advanceChallenges } from './commands/advance-challenges.ts';
import { removeEntry } from './commands/remove-entry.ts';
import { contextOf, entryRow, openChallengeFixtures } from './testing/challenge-fixtures.ts';
import type { ChallengeFixtures } from './testing/challenge-fixtures.ts';

let fixtures: ChallengeFixtures;
beforeAll(async () => {
  fixtures = await openChallengeFixtures();
});
afterAll(async () => {
  await fixtures.close();
});
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});
// The clock moves a week before each test, because the winner of a challenge gets no prize in the next seven days.
beforeEach(() => fixtures.clock.advance(8));

const people = async (count: number, tokens = 20): Promise<Person[]> => {
  const found: Person[] = [];
  for (let n = 0; n < count; n += 1) found.push(await fixtures.person(tokens));
  return found;
};
const payouts = (challengeId: string) => fixtures.query<{ kind: string; place: number | null; amount: number; user_id: string }>(
  `select kind, place, amount, user_id from challenge_payouts where challenge_id = ? and kind in ('place', 'newcomer', 'taking_part', 'taken_back') order by place nulls last, kind`, [challengeId],
);
/** Makes a daily with an entry of each person. By its votes each entry beats all later ones. */
async function judged(entrants: readonly Person[], voters: readonly Person[]) {
  const daily = await fixtures.daily('text');
  const entries: string[] = [];
  for (const person of entrants) entries.push(await fixtures.entered(person, daily.id));
  await fixtures.moveTo(new Date(new Date(daily.closesAt).getTime() + HOUR_MS));
  const pairs = entries.flatMap((winner, at) => entries.slice(at + 1).map((loser) => ({ winner, loser })));
  await fixtures.votes(daily.id, voters.flatMap((voter) => pairs.map((pair) => ({ ...pair, voter: voter.id }))));
  return { daily, entries };
}
/** The time at which the prizes of a daily are due, in ms. */
const paidAt = ({ resultsAt }: { resultsAt: string }): number => new Date(resultsAt).getTime() + DAY_MS;
const state = async (id: string) => (await fixtures.query<{ state: string; paid: boolean }>('select state, prizes_paid_at is not null as paid from challenges where id = ?', [id]))[0];

describe('the prizes of a daily', () => {
  it('pays the prizes of a daily once when two workers run three days late, and ledger, points and messages agree', async () => {
    const entrants = await people(10);
    const voter = await fixtures.person();
    const { daily, entries } = await judged(entrants, [voter, entrants[0]!]);
    const before = await fixtures.balance(entrants[0]!);
    fixtures.clock.advance(3);
    await Promise.all([advanceChallenges(contextOf(fixtures)), advanceChallenges(contextOf(fixtures))]);
    expect(await state(daily.id)).toEqual({ state: 'completed', paid: true });
    expect((await Promise.all(entries.slice(0, 4).map((id) => entryRow(fixtures, id)))).map(({ place, prize }) => [place, prize])).toEqual([[1, 40], [2, 15], [3, 5], [4, 0]]);
    const paid = await payouts(daily.id);
    expect(paid.map(({ kind, place, amount }) => [kind, place, amount])).toEqual(expect.arrayContaining([['place', 1, 30], ['place', 2, 15], ['place', 3, 5], ['taking_part', null, 1]]));
    expect(paid.filter(({ kind }) => kind === 'place')).toHaveLength(3);
    // The voter who sent no entry gets no token for taking part.
    expect(paid.filter(({ kind }) => kind === 'taking_part').map(({ user_id: id }) => id)).toEqual([entrants[0]!.id]);
    // All ten entrants are newcomers, so the newcomer prize goes to the winner.
    expect(paid.filter(({ kind }) => kind === 'newcomer').map(({ user_id: id, amount }) => [id, amount])).toEqual([[entrants[0]!.id, 10]]);
    expect(await fixtures.balance(entrants[0]!)).toBe(before + 30 + 10 + 1);
    await advanceChallenges(contextOf(fixtures));
    expect(await payouts(daily.id)).toEqual(paid);
    await fixtures.deliver();
    const messages = await fixtures.query<{ type: string }>(`select type from messages where user_id = ? and category = 'challenge' order by id`, [entrants[0]!.id]);
    expect(messages.map(({ type }) => type)).toContain('challenge_reward');
    const season = (await call(entrants[0]!, getSeason, { query: { month: daily.resultsAt.slice(0, 7) } })).body;
    expect(season.you?.points).toBe(11);
  });

  it('catches a copy of the payment without lock and keys: two workers pay the same prize twice', async () => {
    const entrants = await people(3);
    const { daily } = await judged(entrants, [await fixtures.person()]);
    await fixtures.moveTo(new Date(paidAt(daily) - HOUR_MS));
    const [winner] = await fixtures.query<{ user_id: string; prize: number }>('select user_id, prize from challenge_entries where challenge_id = ? and place = 1', [daily.id]);
    let arrived = 0;
    let open: () => void = () => undefined;
    const barrier = new Promise<void>((resolve) => { open = resolve; });
    // The broken copy checks without a lock whether the prize was paid, and each worker uses another ledger key.
    const broken = (db: Database, worker: number) => db.transaction(async (tx) => {
      const [{ paid }] = (await tx.raw('select prizes_paid_at is not null as paid from challenges where id = ?', [daily.id])).rows as [{ paid: boolean }];
      if ((arrived += 1) === 2) open();
      await barrier;
      if (!paid) await contextOf(fixtures).wallet.grant(tx, { userId: winner!.user_id, amount: winner!.prize, kind: 'challenge_prize', bucket: 'bonus', key: `twin:${daily.id}:${worker}`, reason: 'test' });
    });
    const { db } = fixtures.app.services;
    const before = (await contextOf(fixtures).wallet.state(db.knex, winner!.user_id)).balance;
    await Promise.all([broken(db, 1), broken(db, 2)]);
    expect((await contextOf(fixtures).wallet.state(db.knex, winner!.user_id)).balance - before).toBe(2 * winner!.prize);
    // The real payment pays once when two workers run it at the same time.
    fixtures.clock.advance(1);
    await Promise.all([advanceChallenge(contextOf(fixtures), daily.id), advanceChallenge(contextOf(fixtures), daily.id)]);
    expect((await payouts(daily.id)).filter(({ kind }) => kind === 'place').map(({ amount }) => amount)).toEqual([5]);
    expect((await contextOf(fixtures).wallet.state(db.knex, winner!.user_id)).balance - before).toBe(3 * winner!.prize);
  });

  it('recomputes prizes when an entry is removed before the payment, and takes unspent prize tokens back when it is removed after it', async () => {
    const entrants = await people(3, 0);
    const { daily, entries } = await judgedWithTokens(entrants);
    await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + HOUR_MS));
    expect([(await entryRow(fixtures, entries[0]!)).place, (await entryRow(fixtures, entries[0]!)).prize]).toEqual([1, 5]);
    const remove = (id: string) => fixtures.app.services.db.transaction((tx) => removeEntry(tx, contextOf(fixtures), id, 'spam', 'Not this.'));
    await remove(entries[0]!);
    expect((await entryRow(fixtures, entries[0]!)).place).toBeNull();
    await advanceChallenges(contextOf(fixtures));
    // Two eligible people are left after the removal. A daily pays no prizes to fewer than three.
    expect([(await entryRow(fixtures, entries[1]!)).place, (await entryRow(fixtures, entries[1]!)).prize, (await entryRow(fixtures, entries[0]!)).place]).toEqual([1, 0, null]);

    fixtures.clock.advance(8);
    const others = await people(4, 0);
    const second = await judgedWithTokens(others);
    await fixtures.moveTo(new Date(paidAt(second.daily) + HOUR_MS));
    const winner = others[0]!;
    const had = await fixtures.balance(winner);
    expect((await payouts(second.daily.id)).filter(({ kind }) => kind === 'place').map(({ amount }) => amount)).toEqual([5]);
    expect((await remove(second.entries[0]!))?.takenBack).toBe(5);
    expect([await fixtures.balance(winner), (await entryRow(fixtures, second.entries[1]!)).place]).toEqual([had - 5, 2]);
  });

  it('lets a winner keep the prize after moving the run of the entry to the trash', async () => {
    const entrants = await people(3);
    const { daily, entries } = await judged(entrants, [await fixtures.person()]);
    await fixtures.moveTo(new Date(paidAt(daily) + HOUR_MS));
    const balance = await fixtures.balance(entrants[0]!);
    const [{ generation_id: run }] = (await fixtures.query<{ generation_id: string }>('select generation_id from challenge_entries where id = ?', [entries[0]])) as [{ generation_id: string }];
    await fixtures.deliver();
    await call(entrants[0]!, changeCreations, { body: { ids: [run], action: 'trash' }, key: newId() });
    await fixtures.deliver();
    expect([await fixtures.balance(entrants[0]!), (await entryRow(fixtures, entries[0]!)).status, (await entryRow(fixtures, entries[1]!)).place]).toEqual([balance, 'withdrawn', 2]);
  });

  it('gives the prize to the next person when the winner also won within seven days, and leaves the winner in first place', async () => {
    const entrants = await people(3);
    const first = await judged(entrants, [await fixtures.person()]);
    await fixtures.moveTo(new Date(new Date(first.daily.resultsAt).getTime() + HOUR_MS));
    const second = await judged(entrants, [await fixtures.person()]);
    await fixtures.moveTo(new Date(new Date(second.daily.resultsAt).getTime() + HOUR_MS));
    expect((await Promise.all(second.entries.map((id) => entryRow(fixtures, id)))).map(({ place, prize }) => [place, prize])).toEqual([[1, 0], [2, 5], [3, 0]]);
  });
});

/** Grants each entrant the tokens for a run, then makes a challenge with their entries that one voter decides. */
async function judgedWithTokens(entrants: readonly Person[]) {
  for (const person of entrants) {
    await contextOf(fixtures).wallet.grant(fixtures.app.services.db.knex, { userId: person.id, amount: 5, kind: 'purchase', bucket: 'purchased', key: `run:${person.id}`, reason: 'test' });
  }
  return judged(entrants, [await fixtures.person()]);
}

describe('a community challenge', () => {
  const WISH = { title: 'Explain the moon', theme: 'Explain why the moon glows to a cat.', contentType: 'text', rules: [], prizes: [20, 10], entryDays: 1, votingDays: 1, maxEntries: null, entryFee: 0, expectedTotal: 30 } as const;
  const host = async (person: Person, body: object = {}) => {
    const opensAt = new Date(fixtures.clock.now().getTime() + HOUR_MS).toISOString();
    return call(person, createCommunityChallenge, { body: { ...WISH, rules: [], prizes: [...WISH.prizes], opensAt, ...body }, key: newId() });
  };
  const pools = async () => (await fixtures.query<{ sum: number }>(`select coalesce(sum(amount), 0)::int as sum from ledger_entries where account = 'challenge_pools'`))[0]?.sum;

  it('lets a person with a published prompt host a challenge with tokens other than bonus, and returns the pool when it is withdrawn', async () => {
    const gil = await fixtures.person(40);
    expect(codeOf(await host(gil))).toBe('creator_needed');
    await fixtures.prompt({ owner: gil, pricing: 'free' });
    expect(codeOf(await host(gil, { expectedTotal: 29 }))).toBe('price_changed');
    expect(codeOf(await host(gil, { entryFee: 2 }))).toBe('fees_off');
    const gifted = await fixtures.person();
    await fixtures.prompt({ owner: gifted, pricing: 'free' });
    await contextOf(fixtures).wallet.grant(fixtures.app.services.db.knex, { userId: gifted.id, amount: 99, kind: 'reward', bucket: 'bonus', key: `gift:${gifted.id}`, reason: 'test' });
    expect((await host(gifted)).status).toBe(402);
    const { challenge } = (await host(gil)).body;
    expect([await fixtures.balance(gil), await pools(), challenge.prizes.pool, challenge.host?.username]).toEqual([10, 30, 30, gil.username]);
    const taken = await call(gil, cancelOwnChallenge, { params: { id: challenge.id }, key: newId() });
    expect([taken.status, await fixtures.balance(gil), await pools()]).toEqual([200, 40, 0]);
  });

  it('cancels a community challenge with fewer than three entrants, and pays places from its pool with three', async () => {
    const hal = await fixtures.person(80);
    await fixtures.prompt({ owner: hal, pricing: 'free' });
    const few = (await host(hal)).body.challenge;
    await fixtures.moveTo(new Date(new Date(few.opensAt).getTime() + HOUR_MS));
    await fixtures.entered(await fixtures.person(10), few.id);
    await fixtures.moveTo(new Date(new Date(few.closesAt).getTime() + 3 * DAY_MS));
    expect([(await state(few.id))?.state, await fixtures.balance(hal), await pools()]).toEqual(['cancelled', 80, 0]);

    const full = (await host(hal)).body.challenge;
    await fixtures.moveTo(new Date(new Date(full.opensAt).getTime() + HOUR_MS));
    const entrants = await people(3);
    const entries: string[] = [];
    for (const person of entrants) entries.push(await fixtures.entered(person, full.id));
    const voter = await fixtures.person();
    await fixtures.moveTo(new Date(new Date(full.closesAt).getTime() + HOUR_MS));
    await fixtures.votes(full.id, [[0, 1], [0, 2], [1, 2]].map(([winner = 0, loser = 0]) => ({ voter: voter.id, winner: entries[winner]!, loser: entries[loser]! })));
    const before = await Promise.all(entrants.map((person) => fixtures.balance(person)));
    await fixtures.moveTo(new Date(new Date(full.paidAt).getTime() + HOUR_MS));
    expect((await Promise.all(entrants.map((person) => fixtures.balance(person)))).map((balance, at) => balance - before[at]!)).toEqual([20, 10, 0]);
    expect(await pools()).toBe(0);
    const [{ purchased }] = (await fixtures.query<{ purchased: number }>('select purchased from wallets where user_id = ?', [entrants[0]!.id])) as [{ purchased: number }];
    expect(purchased).toBeGreaterThanOrEqual(20);
  });
});
