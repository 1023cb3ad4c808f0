import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { cancelChallenge, listPayouts } from '#contracts/challenge-admin.ts';
import { submitEntry, withdrawEntry } from '#contracts/challenge-entries.ts';
import { createCommunityChallenge, getChallenge } from '#contracts/challenges.ts';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { changeFlag, listAdminFlags } from '#contracts/flags.ts';
import { newId } from '#kernel/ids.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import type { Person } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { contextOf, openChallengeFixtures } from './testing/challenge-fixtures.ts';
import type { ChallengeFixtures } from './testing/challenge-fixtures.ts';

let fixtures: ChallengeFixtures;
let admin: Person;
let host: Person;
beforeAll(async () => {
  fixtures = await openChallengeFixtures();
  admin = await fixtures.staff('admin');
  const flag = (await call(admin, listAdminFlags, {})).body.find(({ name }) => name === 'challenge_entry_fees')!;
  expect((await call(admin, changeFlag, { params: { name: 'challenge_entry_fees' }, body: { value: true, audience: { type: 'everyone' }, revision: flag.revision }, key: newId() })).status).toBe(200);
});
afterAll(() => fixtures.close());
beforeEach(async () => {
  host = await fixtures.person(100);
  await fixtures.prompt({ owner: host, pricing: 'free' });
});
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

const POOL = [20, 10];
const FEE = 3;
/** Creates a community challenge with an entry fee, and moves the clock to its opening. */
async function open(): Promise<ChallengeDetail> {
  const opensAt = new Date(fixtures.clock.now().getTime() + HOUR_MS).toISOString();
  const answer = await call(host, createCommunityChallenge, {
    body: { title: 'Explain the moon', theme: 'Explain why the moon glows to a cat.', contentType: 'text', rules: [], prizes: POOL, entryDays: 1, votingDays: 1, maxEntries: null, entryFee: FEE, expectedTotal: 30, opensAt }, key: newId(),
  });
  expect(answer.status).toBe(201);
  await fixtures.moveTo(new Date(new Date(opensAt).getTime() + HOUR_MS));
  return answer.body.challenge;
}
const pools = async (): Promise<number> => (await fixtures.query<{ sum: number }>(`select coalesce(sum(amount), 0)::int as sum from ledger_entries where account = 'challenge_pools'`))[0]!.sum;
const send = (person: Person, id: string, generationId: string, body: object) => call(person, submitEntry, { params: { id }, body: { generationId, output: 0, showInputs: false, ...body }, key: newId() });
const entered = (person: Person, id: string) => fixtures.entered(person, id, { expectedTotal: FEE });
const balances = (people: readonly Person[]): Promise<number[]> => Promise.all(people.map((person) => fixtures.balance(person)));

it('takes the entry fee at the shown price, never from bonus tokens, and returns it when the entry is withdrawn', async () => {
  const challenge = await open();
  expect([await fixtures.balance(host), await pools()]).toEqual([70, 30]);
  const ada = await fixtures.person(FEE + 1);
  const run = await fixtures.made(ada, challenge.id);
  expect([(await send(ada, challenge.id, run, {})).status, codeOf(await send(ada, challenge.id, run, { expectedTotal: FEE - 1 }))]).toEqual([400, 'price_changed']);
  const sent = await send(ada, challenge.id, run, { expectedTotal: FEE });
  expect([sent.status, await fixtures.balance(ada), await pools()]).toEqual([201, 0, 30 + FEE]);
  expect((await call(ada, withdrawEntry, { params: { id: challenge.id, entryId: sent.body.entry.id }, key: newId() })).status).toBe(200);
  expect([await fixtures.balance(ada), await pools()]).toEqual([FEE, 30]);
  // The same run may enter again after a withdrawal, and pays the fee again.
  expect([(await send(ada, challenge.id, run, { expectedTotal: FEE })).status, await fixtures.balance(ada), await pools()]).toEqual([201, 0, 30 + FEE]);

  const gifted = await fixtures.person(1);
  await contextOf(fixtures).wallet.grant(fixtures.app.services.db.knex, { userId: gifted.id, amount: 50, kind: 'reward', bucket: 'bonus', key: `gift:${gifted.id}`, reason: 'test' });
  const theirs = await fixtures.made(gifted, challenge.id);
  expect((await send(gifted, challenge.id, theirs, { expectedTotal: FEE })).status).toBe(402);
  await call(admin, cancelChallenge, { params: { id: challenge.id }, body: { reason: 'It was a mistake.' }, key: newId() });
});

it('returns pool and entry fees once when an administrator cancels a community challenge', async () => {
  const challenge = await open();
  const people = await Promise.all(Array.from({ length: 3 }, () => fixtures.person(20)));
  const before: number[] = [];
  for (const person of people) {
    await entered(person, challenge.id);
    before.push(await fixtures.balance(person));
  }
  expect((await call(people[0]!, getChallenge, { params: { id: challenge.id } })).body.challenge.ownEntries.map(({ feeReturned }) => feeReturned)).toEqual([0]);
  expect(await pools()).toBeGreaterThanOrEqual(30 + 3 * FEE);
  const poolsBefore = await pools();
  const cancel = () => call(admin, cancelChallenge, { params: { id: challenge.id }, body: { reason: 'It was a mistake.' }, key: newId() });
  expect(await Promise.all([cancel(), cancel()]).then((answers) => answers.map(({ status }) => status))).toEqual([200, 200]);
  expect(await balances(people)).toEqual(before.map((balance) => balance + FEE));
  expect([await fixtures.balance(host), poolsBefore - (await pools())]).toEqual([100, 30 + 3 * FEE]);
  const own = (await call(people[0]!, getChallenge, { params: { id: challenge.id } })).body.challenge;
  expect([own.state, own.host?.username, own.ownEntries.map(({ feeReturned }) => feeReturned)]).toEqual(['cancelled', host.username, [FEE]]);
  const log = (await call(admin, listPayouts, { query: { challengeId: challenge.id, limit: 60 } })).body.items;
  expect(log.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([...Array<string>(3).fill('fee_paid 3'), ...Array<string>(3).fill('fee_returned 3'), 'pool_paid_in 30', 'pool_returned 30']);
  await fixtures.deliver();
  for (const { id } of [...people, host]) expect(await fixtures.query(`select 1 from messages where user_id = ? and content like '%It was a mistake.%'`, [id])).toHaveLength(1);
  // The worker runs again after the cancellation, and pays nothing a second time.
  await fixtures.moveTo(new Date(new Date(challenge.paidAt).getTime() + DAY_MS));
  expect(await balances(people)).toEqual(before.map((balance) => balance + FEE));
});

it('adds the entry fees of a community challenge to the first prize', async () => {
  const challenge = await open();
  const people = await Promise.all(Array.from({ length: 4 }, () => fixtures.person(20)));
  const entries: string[] = [];
  for (const person of people) entries.push(await entered(person, challenge.id));
  const poolsBefore = await pools();
  await fixtures.moveTo(new Date(new Date(challenge.closesAt).getTime() + HOUR_MS));
  const voter = await fixtures.person();
  await fixtures.votes(challenge.id, entries.flatMap((winner, at) => entries.slice(at + 1).map((loser) => ({ voter: voter.id, winner, loser }))));
  const before = await balances(people);
  await fixtures.moveTo(new Date(new Date(challenge.paidAt).getTime() + HOUR_MS));
  expect((await balances(people)).map((balance, at) => balance - before[at]!)).toEqual([20 + 4 * FEE, 10, 0, 0]);
  expect([await fixtures.balance(host), poolsBefore - (await pools())]).toEqual([70, 30 + 4 * FEE]);
});

it('returns entry fees to the entrants when none of them may win, so that the host does not earn from them', async () => {
  const challenge = await open();
  const people = await Promise.all(Array.from({ length: 3 }, () => fixtures.person(20)));
  for (const person of people) await entered(person, challenge.id);
  await fixtures.query('update users set email_confirmed_at = null where id = any(?::uuid[])', [people.map(({ id }) => id)]);
  const before = await balances(people);
  await fixtures.moveTo(new Date(new Date(challenge.paidAt).getTime() + HOUR_MS));
  expect(await balances(people)).toEqual(before.map((balance) => balance + FEE));
  expect(await fixtures.balance(host)).toBe(100);
});

it('when an entrant and then the host delete their accounts, the challenge is cancelled, other entrants get fees back, and the platform keeps the pool', async () => {
  const challenge = await open();
  const people = await Promise.all(Array.from({ length: 3 }, () => fixtures.person(20)));
  for (const person of people) await entered(person, challenge.id);
  const poolsBefore = await pools();
  const erase = async (person: Person): Promise<void> => {
    await fixtures.query('update users set deletes_at = ? where id = ?', [new Date(fixtures.clock.now().getTime() - HOUR_MS), person.id]);
    await fixtures.app.modules.identity.maintenance!.find(({ name }) => name === 'identity.erase_accounts')!.run();
    expect(await fixtures.query('select 1 from users where id = ? and erased_at is not null', [person.id])).toHaveLength(1);
  };
  const rest = people.slice(1);
  const before = await balances(rest);
  await erase(people[0]!);
  await erase(host);
  expect(await fixtures.query('select state, cancel_reason, host_id from challenges where id = ?', [challenge.id])).toEqual([{ state: 'cancelled', cancel_reason: 'Its host left.', host_id: null }]);
  expect(await balances(rest)).toEqual(before.map((balance) => balance + FEE));
  // The host deleted the account, so the pool stays with the platform. Only the fees leave the account of pools.
  expect(poolsBefore - (await pools())).toBe(3 * FEE);
});
