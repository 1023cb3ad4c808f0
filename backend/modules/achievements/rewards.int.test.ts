import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimReward, getRewards } from '#contracts/rewards.ts';
import { shiftDay } from '#contracts/utc-days.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { claimDaily } from './commands/claim-daily.ts';
import { count } from './commands/count.ts';
import { giveRepeatable } from './commands/give-repeatable.ts';
import { openAchievements } from './testing/achievements-fixtures.ts';
import type { AchievementsFixtures } from './testing/achievements-fixtures.ts';

const MONDAY = '2026-11-16';
const noonOf = (day: string): string => `${day}T12:00:00.000Z`;

describe('rewards', () => {
  let fixtures: AchievementsFixtures;
  beforeAll(async () => {
    fixtures = await openAchievements();
    await Promise.all(Array.from({ length: 10 }, () => fixtures.context.db.knex.raw('select pg_sleep(0.05)')));
  });
  afterAll(() => fixtures.close());

  const claim = async (userId: string): Promise<number> => (await fixtures.context.db.transaction((tx) => claimDaily(tx, fixtures.context, userId))).worth;

  /** Starts all calls at the same moment. Returns the result or the error of each. */
  async function race<T>(times: number, act: () => Promise<T>): Promise<PromiseSettledResult<T>[]> {
    let open = (): void => undefined;
    const barrier = new Promise<void>((resolve) => (open = resolve));
    const runs = Array.from({ length: times }, async () => {
      await barrier;
      return act();
    });
    open();
    return Promise.allSettled(runs);
  }
  const succeeded = (ended: readonly PromiseSettledResult<unknown>[]): number => ended.filter(({ status }) => status === 'fulfilled').length;

  it('one of 100 daily claims that a person sends at once is paid, and the 99 others get already_claimed', async () => {
    fixtures.turnTo(noonOf(MONDAY));
    const { userId } = await fixtures.join();
    const ended = await race(100, () => claim(userId));
    expect(succeeded(ended)).toBe(1);
    for (const each of ended) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'already_claimed', status: 409 });
    expect(await fixtures.given(userId)).toEqual({ ledger: 1, entries: 1 });
    expect(await fixtures.violations()).toEqual([]);
  });

  it('daily claims at once are paid more than once if a claim reads the ledger first and writes later, and the test detects it', async () => {
    const { userId } = await fixtures.join();
    const { db, wallet } = fixtures.context;
    const careless = async (): Promise<void> => {
      const [row] = await rows<{ n: number }>(db.knex, `select count(*) as n from ledger_transactions where reason = 'Careless claim' and idempotency_key like ?`, [`${userId}%`]);
      if (row!.n > 0) throw new Error('claimed');
      await wallet.grant(db.knex, { userId, amount: 1, kind: 'reward', bucket: 'bonus', key: `${userId}:${newId()}`, reason: 'Careless claim' });
    };
    expect(succeeded(await race(100, careless))).toBeGreaterThan(1);
  });

  it('daily claims pay 3 tokens on every seventh day, bridge one missed day, and start the streak again after two', async () => {
    const { userId } = await fixtures.join();
    const claimOn = async (day: string): Promise<number> => {
      fixtures.turnTo(noonOf(day));
      return claim(userId);
    };
    // The person makes no claim on the Tuesday.
    const days = [0, 2, 3, 4, 5, 6, 7, 8].map((n) => shiftDay(MONDAY, n));
    const amounts: number[] = [];
    for (const day of days) amounts.push(await claimOn(day));
    expect(amounts).toEqual([1, 1, 1, 1, 1, 1, 3, 1]);
    expect(await claimOn(shiftDay(MONDAY, 11))).toBe(1);
    const [streak] = await rows(fixtures.context.db.knex, 'select current, best from reward_streaks where user_id = ?', [userId]);
    expect(streak).toEqual({ current: 1, best: 8 });
    expect(await rows(fixtures.context.db.knex, 'select day::text from streak_freezes where user_id = ?', [userId])).toEqual([{ day: shiftDay(MONDAY, 1) }]);
    fixtures.turnTo(noonOf(MONDAY));
  });

  it('refuses a daily claim for a day up to the last claimed one after the clock went forward and back', async () => {
    const { userId } = await fixtures.join();
    fixtures.turnTo(noonOf(shiftDay(MONDAY, 3)));
    await claim(userId);
    for (const day of [2, 1, 0, 3]) {
      fixtures.turnTo(noonOf(shiftDay(MONDAY, day)));
      await expect(claim(userId)).rejects.toMatchObject({ code: 'already_claimed' });
    }
    expect((await fixtures.given(userId)).ledger).toBe(1);
    fixtures.turnTo(`${shiftDay(MONDAY, 3)}T23:59:59.999Z`);
    await expect(claim(userId)).rejects.toMatchObject({ code: 'already_claimed' });
    fixtures.turnTo(`${shiftDay(MONDAY, 4)}T00:00:00.000Z`);
    expect(await claim(userId)).toBe(1);
    fixtures.turnTo(noonOf(MONDAY));
  });

  it('only repeatable rewards count against the daily cap, also when a person earns 40 rewards at once', async () => {
    const { userId } = await fixtures.join();
    const repeatable = () => fixtures.context.db.transaction((tx) => giveRepeatable(tx, fixtures.context, { userId, key: newId(), worth: 3, reason: 'Votes' }));
    const once = () => fixtures.context.db.transaction((tx) => count(tx, fixtures.context, userId, [{ counter: 'runs.all', by: 60 }, { counter: 'runs.image', by: 60 }, { counter: 'runs.video', by: 60 }]));
    const [given] = await Promise.all([race(20, repeatable), race(20, once)]);
    const repeated = given.reduce((sum, each) => sum + (each.status === 'fulfilled' ? each.value : 0), 0);
    expect([succeeded(given), repeated]).toEqual([20, 10]);
    await expect(claim(userId)).resolves.toBe(1);
    const unlocks = await rows<{ key: string; worth: number; granted: number }>(fixtures.context.db.knex, 'select key, worth, granted from achievement_unlocks where user_id = ?', [userId]);
    expect(unlocks.map(({ key }) => key)).toEqual(expect.arrayContaining(['unstoppable', 'showreel', 'gallery-wall', 'checklist.run']));
    const worth = unlocks.reduce((sum, each) => sum + each.worth, 0);
    expect(await fixtures.given(userId)).toMatchObject({ ledger: worth + 10 + 1 });
    expect(await fixtures.violations()).toEqual([]);
  });

  it('a new person gets the daily claim, streak and checklist in one answer, before and after the first claim', async () => {
    const { user } = await fixtures.join();
    const before = (await call(user, getRewards)).body;
    expect(before).toMatchObject({
      claim: { claimedToday: false, amountToday: 1, nextResetAt: '2026-11-17T00:00:00.000Z', claimsToBonus: 7, streak: { current: 0, best: 0, freezeAvailable: true } },
      checklist: { done: false },
      today: { earned: 0, cap: 10 },
    });
    expect(before.checklist.steps.map(({ key, done, rewardTokens, opensWith }) => [key, done, rewardTokens, opensWith])).toEqual([
      ['run', false, 1, null], ['save', false, 1, null], ['make', false, 1, null], ['challenge', false, 1, null],
    ]);
    const claimed = await call(user, claimReward, { key: newId() });
    expect([claimed.status, claimed.body.amount, claimed.body.streak.current]).toEqual([200, 1, 1]);
    expect(claimed.body.rewards).toMatchObject({ claim: { claimedToday: true, amountToday: 1, claimsToBonus: 6 }, waiting: null, today: { earned: 0 } });
    expect(claimed.body.streak.week[0]).toEqual({ day: MONDAY, state: 'claimed' });
    const again = await call(user, claimReward, { key: newId() });
    expect([again.status, (again.body as unknown as { code: string }).code]).toEqual([409, 'already_claimed']);
    expect((await call(user, getRewards)).body).toEqual(claimed.body.rewards);
  });
});
