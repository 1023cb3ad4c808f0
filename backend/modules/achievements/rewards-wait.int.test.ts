import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAchievements } from '#contracts/achievements.ts';
import { claimReward, getRewards } from '#contracts/rewards.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import type { AchievementsContext } from './achievements-context.ts';
import { claimDaily } from './commands/claim-daily.ts';
import { count } from './commands/count.ts';
import { giveRepeatable } from './commands/give-repeatable.ts';
import { openAchievements } from './testing/achievements-fixtures.ts';
import type { AchievementsFixtures } from './testing/achievements-fixtures.ts';

const NOON = '2026-11-20T12:00:00.000Z';
const UNTIL = '2026-12-20T12:00:00.000Z';

describe('rewards that wait for the email', () => {
  let fixtures: AchievementsFixtures;
  beforeAll(async () => {
    fixtures = await openAchievements(NOON);
  });
  afterAll(() => fixtures.close());

  const run = (userId: string) => fixtures.context.db.transaction((tx) => count(tx, fixtures.context, userId, [{ counter: 'runs.all' }]));
  const messagesOf = async (userId: string) => (await rows<{ content: string }>(fixtures.context.db.knex, `select content from messages where user_id = ? and content not like 'Welcome%' order by id`, [userId])).map(({ content }) => content);
  const sparkOf = async (user: HttpUser) => (await call(user, listAchievements)).body.achievements.find(({ key }) => key === 'first-spark')!;

  it('rewards of a person without a confirmed email wait until a shown date, and are paid when the person confirms the email', async () => {
    fixtures.turnTo(NOON);
    const { user, userId } = await fixtures.join({ confirmed: false });
    await run(userId);
    const claimed = (await call(user, claimReward, { key: newId() })).body;
    expect([claimed.amount, claimed.waitsUntil, claimed.streak.current]).toEqual([1, UNTIL, 1]);
    await fixtures.deliverEvents();
    expect(await fixtures.given(userId)).toEqual({ ledger: 0, entries: 0 });
    const before = (await call(user, getRewards)).body;
    // Four rewards of 1 token wait: the achievement First Spark, the checklist step "run", the daily claim, and the achievement of a first claim.
    expect([before.waiting, before.claim.waitsUntil]).toEqual([{ tokens: 4, until: UNTIL }, UNTIL]);
    expect(before.checklist.steps[0]).toMatchObject({ done: true, rewardTokens: 1, rewardState: 'waiting', waitsUntil: UNTIL });
    expect(await sparkOf(user)).toMatchObject({ unlockedAt: NOON, rewardTokens: 1, rewardState: 'waiting', waitsUntil: UNTIL });
    expect(await messagesOf(userId)).toContain('✨ Your first run delivered a result. +1 token when you confirm your email, until 20 Dec.');

    fixtures.turnTo('2026-12-20T11:59:00.000Z');
    await fixtures.confirm(user);
    // The confirmation event arrives after the rewards lapsed. They are paid, because the person confirmed before that.
    fixtures.turnTo('2026-12-25T12:00:00.000Z');
    await fixtures.deliverEvents();
    await fixtures.deliverEvents();
    await fixtures.signIn(user);
    expect(await fixtures.given(userId)).toEqual({ ledger: 4, entries: 4 });
    const after = (await call(user, getRewards)).body;
    expect(after.waiting).toBeNull();
    expect(after.checklist.steps[0]).toMatchObject({ done: true, rewardTokens: 1, rewardState: 'paid', waitsUntil: null });
    expect(await sparkOf(user)).toMatchObject({ rewardTokens: 1, rewardState: 'paid', waitsUntil: null });
    expect((await messagesOf(userId)).filter((content) => content.startsWith('Your email is confirmed, and the rewards that waited for it are paid: 4 tokens'))).toHaveLength(1);
    expect(await rows(fixtures.context.db.knex, `select reason from ledger_transactions where idempotency_key like ? order by reason`, [`reward:${userId}:%`])).toEqual([
      { reason: 'Achievement “First Spark”' }, { reason: 'Achievement “Good Morning, Magic”' }, { reason: 'Checklist: Run a prompt' }, { reason: 'Daily claim' },
    ]);
    // After the confirmation of the email a new daily claim is paid at once.
    expect((await call(user, claimReward, { key: newId() })).body).toMatchObject({ amount: 1, waitsUntil: null });
    expect(await fixtures.given(userId)).toMatchObject({ ledger: 5 });
    expect(await fixtures.violations()).toEqual([]);
  });

  it('a waiting reward lapses after 30 days without a confirmed email, and newer ones of the same person are still paid', async () => {
    fixtures.turnTo(NOON);
    const { user, userId } = await fixtures.join({ confirmed: false });
    await run(userId);
    fixtures.turnTo('2026-12-01T12:00:00.000Z');
    await fixtures.signIn(user);
    await call(user, claimReward, { key: newId() });
    fixtures.turnTo('2026-12-20T12:00:00.001Z');
    await fixtures.deliverEvents();
    await fixtures.signIn(user);
    expect(await sparkOf(user)).toMatchObject({ rewardTokens: 1, rewardState: 'lapsed', waitsUntil: UNTIL });
    expect((await call(user, getRewards)).body.checklist.steps[0]).toMatchObject({ done: true, rewardState: 'lapsed' });
    await fixtures.confirm(user);
    await fixtures.deliverEvents();
    // The daily claim and its achievement were 19 days old and are paid. The run's two rewards were older than 30 days.
    expect(await fixtures.given(userId)).toEqual({ ledger: 2, entries: 2 });
    expect(await sparkOf(user)).toMatchObject({ rewardState: 'lapsed' });
  });

  it('waiting rewards are paid once when the event of the confirmed email is delivered eight times at once', async () => {
    fixtures.turnTo(NOON);
    const { user, userId } = await fixtures.join({ confirmed: false });
    await run(userId);
    await fixtures.confirm(user);
    const [event] = await rows<{ id: string }>(fixtures.context.db.knex, `select id from outbox_events where name = 'email_confirmed' and payload->>'userId' = ?`, [userId]);
    await Promise.all(Array.from({ length: 8 }, () => fixtures.react(event!.id, 'achievements.pay_waiting')));
    expect(await fixtures.given(userId)).toEqual({ ledger: 2, entries: 2 });
  });

  it('a person without a confirmed email gets no repeatable reward, and uses nothing of the daily cap', async () => {
    const { user, userId } = await fixtures.join({ confirmed: false });
    expect(await fixtures.context.db.transaction((tx) => giveRepeatable(tx, fixtures.context, { userId, key: newId(), worth: 3, reason: 'Votes' }))).toBe(0);
    expect((await call(user, getRewards)).body).toMatchObject({ waiting: null, today: { earned: 0, cap: 10 } });
  });

  /**
   * Stops a claim at a barrier right after it read the email's state. Meanwhile the person confirms the email, and the waiting
   * rewards are paid. Returns the tokens that still wait.
   */
  async function claimAcrossConfirmation(emailConfirmed: AchievementsContext['identity']['emailConfirmed']): Promise<number> {
    fixtures.turnTo(NOON);
    const { user, userId } = await fixtures.join({ confirmed: false });
    let open = (): void => undefined;
    let arrived = (): void => undefined;
    const barrier = new Promise<void>((resolve) => (open = resolve));
    const reading = new Promise<void>((resolve) => (arrived = resolve));
    const stopping = async (tx: Tx, id: string): Promise<boolean> => {
      const confirmed = await emailConfirmed(tx, id);
      arrived();
      await barrier;
      return confirmed;
    };
    const context = { ...fixtures.context, identity: { ...fixtures.context.identity, emailConfirmed: stopping } };
    const claim = fixtures.context.db.transaction((tx) => claimDaily(tx, context, userId));
    await reading;
    const confirmed = fixtures.confirm(user);
    // If the claim locked the account, the confirmation waits here for the claim. Without the lock, 1.5 seconds are enough for the confirmation to commit.
    await Promise.race([confirmed, pause(1_500)]);
    await rows(fixtures.context.db.knex, 'select 1');
    const [event] = await rows<{ id: string }>(fixtures.context.db.knex, `select id from outbox_events where name = 'email_confirmed' and payload->>'userId' = ?`, [userId]);
    if (event) await fixtures.react(event.id, 'achievements.pay_waiting');
    open();
    await Promise.all([claim, confirmed]);
    await fixtures.deliverEvents();
    return (await call(user, getRewards)).body.waiting?.tokens ?? 0;
  }

  it('a daily claim that runs while the person confirms the email leaves no reward waiting', async () => {
    expect(await claimAcrossConfirmation(fixtures.context.identity.emailConfirmed)).toBe(0);
  });

  it('a daily claim that reads the email\'s state without a lock leaves a reward waiting, and the test detects it', async () => {
    const careless = async (tx: Tx, id: string): Promise<boolean> =>
      (await rows<{ confirmed: boolean }>(tx, 'select email_confirmed_at is not null as confirmed from users where id = ?', [id]))[0]!.confirmed;
    expect(await claimAcrossConfirmation(careless)).toBeGreaterThan(0);
  });
});
