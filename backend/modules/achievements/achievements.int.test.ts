import { promptPublished } from '#modules/prompts/prompts.events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAchievements, listEarnedAchievements } from '#contracts/achievements.ts';
import { getMessagePreferences, saveMessagePreferences } from '#contracts/message-preferences.ts';
import { getRewards, saveAdminRewards } from '#contracts/rewards.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { featureVoted } from '#modules/feedback/feedback.events.ts';
import { generationCancelled, generationErrorEvent, generationSuccess } from '#modules/generation/generation.events.ts';
import { shareLinkMade, shareLinkVisited } from '#modules/sharing/sharing.events.ts';
import { call } from '#testing/test-app.ts';
import { count } from './commands/count.ts';
import { countRarity } from './commands/count-rarity.ts';
import { ACHIEVEMENTS } from './catalogue/index.ts';
import { openAchievements } from './testing/achievements-fixtures.ts';
import type { AchievementsFixtures } from './testing/achievements-fixtures.ts';

const NOON = '2026-11-16T12:00:00.000Z';

describe('achievements', () => {
  let fixtures: AchievementsFixtures;
  beforeAll(async () => {
    fixtures = await openAchievements(NOON);
  });
  afterAll(() => fixtures.close());

  const run = (userId: string, over: object = {}) => ({
    generationId: newId(), userId, promptId: newId(), title: 'Fox', contentType: 'text' as const, status: 'succeeded' as const, delivered: 1, quantity: 1, captured: 1, released: 0, ...over,
  });
  const keysOf = async (userId: string): Promise<string[]> => (await rows<{ key: string }>(fixtures.context.db.knex, 'select key from achievement_unlocks where user_id = ? order by key', [userId])).map(({ key }) => key);
  const counters = async (userId: string) => Object.fromEntries((await rows<{ counter: string; value: number }>(fixtures.context.db.knex, 'select counter, value from achievement_counters where user_id = ?', [userId])).map(({ counter, value }) => [counter, value]));
  const messagesOf = (userId: string) =>
    rows<{ type: string; subject: string; content: string; about: string | null }>(fixtures.context.db.knex, `select type, subject, content, related_entity_id as about from messages where user_id = ? and subject not like '20 tokens%' order by id`, [userId]);

  it('the first run unlocks an achievement and a checklist step, pays 1 token for each, and names both in one message', async () => {
    const { user, userId } = await fixtures.join();
    await fixtures.publish(generationSuccess, run(userId));
    await fixtures.deliverEvents();
    await fixtures.deliverEvents();
    expect(await keysOf(userId)).toEqual(['checklist.run', 'first-spark']);
    expect(await fixtures.given(userId)).toEqual({ ledger: 2, entries: 2 });
    const told = await messagesOf(userId);
    expect(told.map(({ type }) => type)).toEqual(['generation_success']);
    // The jobs of the subscribers run in no fixed order, so the message may name the two rewards in either order.
    expect(told[0]!.content).toMatch(/ Earned: ((✨ First Spark|Checklist: Run a prompt) \(\+1 token\)(, |$)){2}/);
    expect((await rows(fixtures.context.db.knex, `select payload from outbox_events where name = 'token_reward' and payload->>'userId' = ? and payload->>'reason' != 'Welcome gift'`, [userId]))).toHaveLength(2);
    expect((await call(user, getRewards)).body.checklist).toMatchObject({ done: false, steps: [{ key: 'run', done: true, rewardTokens: 1 }, {}, {}, {}] });
  });

  it('five first runs send five messages, and these name every token that the runs earned', async () => {
    const { userId } = await fixtures.join();
    for (const contentType of ['text', 'image', 'image', 'video', 'text'] as const) {
      const quantity = contentType === 'image' ? 4 : 1;
      await fixtures.publish(generationSuccess, run(userId, { contentType, quantity, delivered: quantity }));
      await fixtures.deliverEvents();
    }
    const told = await messagesOf(userId);
    expect(told).toHaveLength(5);
    const amounts = told.flatMap(({ content }) => [...content.matchAll(/\(\+(\d+) tokens?\)/g)].map(([, amount]) => Number(amount)));
    expect(amounts.length).toBeGreaterThanOrEqual(5);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe((await fixtures.given(userId)).ledger);
  });

  it('a reward gets a message of its own when the person has switched off messages about its run or its achievement', async () => {
    const { user, userId } = await fixtures.join();
    const choose = async (off: 'content' | 'achievement'): Promise<void> => {
      const { preferences } = (await call(user, getMessagePreferences)).body;
      await call(user, saveMessagePreferences, { body: { ...preferences, categories: { ...preferences.categories, content: true, achievement: true, [off]: false } } });
    };
    const shown = async (): Promise<string[]> =>
      (await rows<{ type: string }>(fixtures.context.db.knex, `select type from messages where user_id = ? and not muted and subject not like '20 tokens%' order by type`, [userId])).map(({ type }) => type);
    await choose('content');
    await fixtures.publish(generationSuccess, run(userId));
    await fixtures.deliverEvents();
    expect(await shown()).toEqual(['achievement_earned', 'token_reward']);
    await choose('achievement');
    await fixtures.publish(generationSuccess, run(userId, { contentType: 'image' }));
    await fixtures.deliverEvents();
    // Messages about achievements are off, so the token of the image achievement gets a message of its own.
    expect(await shown()).toEqual(['achievement_earned', 'generation_success', 'token_reward', 'token_reward']);
  });

  it('achievements count no test runs, improvements or free retries, whether they succeed, fail or are cancelled', async () => {
    const { userId } = await fixtures.join();
    for (const [runSource, freeRetry] of [['test', false], ['improve', false], ['prompt', true]] as const) {
      const { generationId, title, contentType, ...delivered } = run(userId, { promptId: null, runSource, freeRetry });
      const about = { generationId, userId, promptId: null, runSource, freeRetry, title, contentType };
      await fixtures.publish(generationSuccess, { ...delivered, ...about, delivered: 4, quantity: 4 });
      await fixtures.publish(generationErrorEvent, { ...about, generationId: newId(), status: 'failed', code: 'timeout', message: 'Too slow.', released: 1 });
      await fixtures.publish(generationCancelled, { ...about, generationId: newId(), captured: 0, released: 1 });
    }
    await fixtures.deliverEvents();
    expect([await keysOf(userId), await counters(userId)]).toEqual([[], {}]);
    await fixtures.publish(generationSuccess, run(userId, { promptId: null, runSource: 'free' }));
    await fixtures.deliverEvents();
    expect(await counters(userId)).toMatchObject({ 'runs.all': 1, 'runs.freeform': 1 });
  });

  it('achievements count each shared creation once, and each visit that a share link reports', async () => {
    const { userId } = await fixtures.join();
    const link = (creationId: string | null) => ({ linkId: newId(), promptId: newId(), userId, creationId });
    const fox = newId();
    for (const creationId of [null, fox, fox, newId()]) await fixtures.publish(shareLinkMade, link(creationId));
    for (let n = 0; n < 3; n += 1) await fixtures.publish(shareLinkVisited, { linkId: newId(), promptId: newId(), userId });
    await fixtures.deliverEvents();
    expect([await keysOf(userId), await counters(userId)]).toEqual([['show-and-tell'], { 'creations.shared': 2, 'links.visits': 3 }]);
  });

  it('achievements count each prompt of a creator once, when a version of it is first public', async () => {
    const { userId } = await fixtures.join();
    const out = { promptId: newId(), ownerId: userId, slug: 'a-fox', title: 'A fox', versionId: newId(), version: 1, first: true, paid: false };
    await fixtures.publish(promptPublished, { ...out, visibility: 'unlisted' });
    await fixtures.deliverEvents();
    expect(await keysOf(userId)).toEqual([]);
    for (const version of [2, 3]) await fixtures.publish(promptPublished, { ...out, version, first: false, visibility: 'public' });
    await fixtures.deliverEvents();
    expect([await keysOf(userId), await counters(userId)]).toEqual([['checklist.make', 'first-spell'], { 'prompts.published': 1 }]);
  });

  it('an event counts once for achievements when eight deliveries run at once after a transaction that died before its commit', async () => {
    const { userId } = await fixtures.join();
    const eventId = await fixtures.publish(generationSuccess, run(userId, { contentType: 'image', delivered: 4, quantity: 4 }));
    const { db } = fixtures.context;
    // The database connection dies after all writes of the subscriber and before its commit.
    const dying = db.transaction(async (tx) => {
      await count(tx, fixtures.context, userId, [{ counter: 'runs.all' }, { counter: 'runs.image' }]);
      await rows(tx, 'select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(dying).rejects.toThrow();
    expect([await counters(userId), await keysOf(userId), (await fixtures.given(userId)).ledger]).toEqual([{}, [], 0]);
    await Promise.all(Array.from({ length: 8 }, () => fixtures.react(eventId, 'achievements.count_success')));
    await fixtures.deliverEvents();
    expect(await counters(userId)).toEqual({ 'runs.all': 1, 'runs.image': 1, 'runs.outputs': 4, 'runs.types': 1, 'runs.days': 1, 'runs.prompts': 1, 'runs.four_at_once': 1 });
    expect(await keysOf(userId)).toEqual(['brushstroke', 'checklist.run', 'first-spark', 'four-of-a-kind']);
    expect(await fixtures.given(userId)).toEqual({ ledger: 4, entries: 4 });
    expect((await messagesOf(userId)).map(({ content }) => content.match(/\(\+1 token\)/g)?.length)).toEqual([4]);
    expect(await fixtures.violations()).toEqual([]);
  });

  it('30 run events of one person that are delivered at once count as exactly 30 runs for achievements', async () => {
    const { userId } = await fixtures.join();
    const prompts = [newId(), newId()];
    const events = await Promise.all(Array.from({ length: 30 }, (_, n) => fixtures.publish(generationSuccess, run(userId, { promptId: prompts[n % 2]! }))));
    await Promise.all(events.map((eventId) => fixtures.react(eventId, 'achievements.count_success')));
    expect(await counters(userId)).toMatchObject({ 'runs.all': 30, 'runs.text': 30, 'runs.prompts': 2, 'runs.days': 1, 'runs.types': 1 });
    expect(await keysOf(userId)).toEqual(['checklist.run', 'first-spark', 'warmed-up', 'wordsmith']);
  });

  it('six votes of one person for the same feature count once for achievements', async () => {
    const { userId } = await fixtures.join();
    const featureId = newId();
    for (let n = 0; n < 6; n += 1) await fixtures.publish(featureVoted, { featureId, userId });
    await fixtures.deliverEvents();
    expect(await counters(userId)).toEqual({ 'features.voted': 1 });
    expect(await fixtures.given(userId)).toMatchObject({ ledger: 1 });
  });

  it('pays all achievements that one event unlocks in full, although the daily cap is used up', async () => {
    const { userId } = await fixtures.join();
    await fixtures.context.db.knex('reward_days').insert({ user_id: userId, day: new Date(2026, 10, 16), earned: 10 });
    await fixtures.context.db.transaction((tx) => count(tx, fixtures.context, userId, [{ counter: 'runs.all', by: 50 }, { counter: 'runs.video', by: 25 }]));
    await fixtures.deliverEvents();
    const unlocks = await rows<{ worth: number; granted: number }>(fixtures.context.db.knex, 'select worth, granted from achievement_unlocks where user_id = ?', [userId]);
    const worth = unlocks.reduce((sum, each) => sum + each.worth, 0);
    expect(worth).toBeGreaterThan(10);
    expect(unlocks.every((each) => each.granted === each.worth)).toBe(true);
    expect((await fixtures.given(userId)).ledger).toBe(worth);
    const told = (await messagesOf(userId)).filter(({ type }) => type === 'achievement_earned');
    expect(told.every(({ content }) => /You got \d+ tokens? for it\.$/.test(content))).toBe(true);
  });

  it('a secret achievement is hidden from its owner and from others until they earn it, and the others show progress', async () => {
    const { user, userId } = await fixtures.join();
    const { user: stranger, userId: strangerId } = await fixtures.join();
    const secrets = async () => (await call(user, listAchievements)).body.achievements.filter(({ secret }) => secret);
    const before = await secrets();
    for (const each of before) expect(each).toMatchObject({ key: expect.stringMatching(/^secret-\d+$/) as string, title: 'A secret', emoji: '❔', goal: 1, progress: 0, unlockedAt: null, rarityPercent: null });
    expect(JSON.stringify(before)).not.toMatch(/fizzle|witching|friday/i);

    const { generationId, promptId, title, contentType } = run(userId);
    await fixtures.publish(generationErrorEvent, { generationId, userId, promptId, title, contentType, status: 'failed', code: 'timeout', message: 'Too slow.', released: 1 });
    for (let n = 0; n < 3; n += 1) await fixtures.publish(generationSuccess, run(userId));
    await fixtures.deliverEvents();
    const { achievements, unlocked, total } = (await call(user, listAchievements)).body;
    expect([unlocked, total]).toEqual([3, ACHIEVEMENTS.length]);
    const byKey = new Map(achievements.map((each) => [each.key, each]));
    expect(byKey.get('graceful-fizzle')).toMatchObject({ title: 'Graceful Fizzle', unlockedAt: NOON, rewardTokens: 1 });
    expect(byKey.get('warmed-up')).toMatchObject({ goal: 10, progress: 3, unlockedAt: null, rewardTokens: 1 });
    expect(byKey.get('connoisseur')).toMatchObject({ goal: 10, progress: 3, rewardTokens: 3 });
    expect(byKey.get('laurels')).toMatchObject({ opensWith: null, progress: 0, rewardTokens: 10 });
    expect(await secrets()).toHaveLength(before.length);

    const seenBy = async (viewer: typeof user) => (await call(viewer, listEarnedAchievements, { params: { username: user.username.toUpperCase() } })).body.achievements.map(({ title: shown }) => shown).sort();
    expect(await seenBy(fixtures.app.visitor())).toEqual(['A secret', 'First Spark', 'Sampler']);
    expect(await seenBy(stranger)).toEqual(['A secret', 'First Spark', 'Sampler']);
    expect(await seenBy(user)).toEqual(['First Spark', 'Graceful Fizzle', 'Sampler']);
    // A viewer of another person's profile sees that person's missing achievements as silhouettes, each with the viewer's own progress. Secret achievements
    // show nothing.
    const rest = async (viewer: typeof user) => (await call(viewer, listEarnedAchievements, { params: { username: user.username } })).body;
    const [visited, shared] = [await rest(fixtures.app.visitor()), await rest(stranger)];
    expect([visited.achievements.length + visited.locked.length, visited.shared, visited.locked.every(({ viewer }) => viewer === null)]).toEqual([ACHIEVEMENTS.length, null, true]);
    expect(shared.locked.find(({ key }) => key === 'warmed-up')).toMatchObject({ viewer: { goal: 10 } });
    expect(shared.locked.filter(({ secret }) => secret).every(({ title: shown, viewer }) => shown === 'A secret' && viewer === null)).toBe(true);
    expect([shared.shared, (await rest(user)).shared]).toEqual([0, null]);
    await fixtures.publish(generationErrorEvent, { generationId: newId(), userId: strangerId, promptId, title, contentType, status: 'failed', code: 'timeout', message: 'Too slow.', released: 1 });
    await fixtures.deliverEvents();
    expect(await seenBy(stranger)).toEqual(['First Spark', 'Graceful Fizzle', 'Sampler']);
    expect((await call(user, listEarnedAchievements, { params: { username: 'nobody-like-this' } })).status).toBe(404);
  });

  it('achievements for midnight, Friday the 13th and a cancelled run depend on the time of the event, not of its delivery', async () => {
    const { userId } = await fixtures.join();
    fixtures.turnTo('2026-11-13T00:30:00.000Z');
    await fixtures.publish(generationSuccess, run(userId, { promptId: null }));
    await fixtures.publish(generationCancelled, { generationId: newId(), userId, promptId: null, title: 'Fox', contentType: 'video', captured: 0, released: 5 });
    fixtures.turnTo(NOON);
    await fixtures.deliverEvents();
    expect(await keysOf(userId)).toEqual(['checklist.run', 'first-spark', 'second-thoughts', 'unlucky-for-some', 'witching-hour']);
  });

  it('hides the rarity of achievements while fewer than 20 people have a counter, then shows the percentage of these people', async () => {
    const { knex } = fixtures.context.db;
    const { user, userId } = await fixtures.join();
    await fixtures.context.db.transaction((tx) => count(tx, fixtures.context, userId, [{ counter: 'runs.all', by: 10 }]));
    const rarityOf = async (wanted: string) => (await call(user, listAchievements)).body.achievements.find(({ key }) => key === wanted)!.rarityPercent;
    await countRarity(knex, new Date(NOON));
    const known = (await rows<{ n: number }>(knex, 'select count(distinct user_id) as n from achievement_counters'))[0]!.n;
    expect(known).toBeLessThan(20);
    expect(await rarityOf('warmed-up')).toBeNull();
    await rows(knex, `insert into achievement_counters select gen_random_uuid(), 'orders', 1 from generate_series(1, ?::int)`, [40 - known]);
    const holders = (await rows<{ n: number }>(knex, `select count(*) as n from achievement_unlocks where key = 'warmed-up'`))[0]!.n;
    await countRarity(knex, new Date(NOON));
    expect(await rarityOf('warmed-up')).toBe((100 * holders) / 40);
    expect(await rarityOf('laurels')).toBe(0);
  });

  it('an administrator changes the amounts of later rewards, and a save from an older version gets 409', async () => {
    const { user, userId } = await fixtures.join();
    await fixtures.context.db.knex('users').where({ id: userId }).update({ role: 'admin' });
    await user.send('POST', '/api/auth/login', { body: { username: user.username, password: 'correct-horse-9' } });
    const amounts = { dailyClaim: 2, seventhDay: 5, checklistStep: 2, bronze: 0, silver: 4, gold: 12, dailyCap: 15 };
    const save = (base: number, dailyClaim = 2) => call(user, saveAdminRewards, { body: { base, amounts: { ...amounts, dailyClaim }, reason: 'A generous week' } });
    const both = await Promise.all([save(1), save(1, 3)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save(1)).body).toMatchObject({ code: 'rewards_changed', details: { latest: 2 } });
    expect((await save(2, both[0].status === 200 ? 2 : 3)).status).toBe(400);
    await fixtures.deliverEvents();
    expect(await rows(fixtures.context.db.knex, `select action, reason, target_label as label, details->'from' as "from" from audit_log where action = 'rewards.change'`)).toEqual([
      { action: 'rewards.change', reason: 'A generous week', label: 'Reward amounts, version 2', from: { dailyClaim: 1, seventhDay: 3, checklistStep: 1, bronze: 1, silver: 3, gold: 10, dailyCap: 10 } },
    ]);
    const { userId: next } = await fixtures.join();
    await fixtures.publish(generationSuccess, run(next));
    await fixtures.deliverEvents();
    expect((await fixtures.given(next)).ledger).toBe(2);
    expect((await messagesOf(next)).find(({ type }) => type === 'generation_success')!.content).toMatch(/✨ First Spark(,|$)/);
  });

  it("reads own achievements in 4 queries, rewards in 1, and another member's achievements in 5, however many achievements the person has", async () => {
    const { user, userId } = await fixtures.join();
    const queriesOf = async (ask: () => Promise<unknown>): Promise<number> => {
      await ask();
      let seen = 0;
      const listen = ({ sql }: { sql: string }): void => void (/\b(achievement|goal|reward|streak|daily)_/.test(sql) && (seen += 1));
      fixtures.context.db.knex.client.on('query', listen);
      await ask();
      fixtures.context.db.knex.client.off('query', listen);
      return seen;
    };
    const asks = [() => call(user, listAchievements), () => call(user, getRewards), () => call(user, listEarnedAchievements, { params: { username: user.username } })];
    const before: number[] = [];
    for (const ask of asks) before.push(await queriesOf(ask));
    await fixtures.context.db.transaction((tx) => count(tx, fixtures.context, userId, [{ counter: 'runs.all', by: 300 }, { counter: 'runs.image', by: 60 }, { counter: 'claims', by: 60 }]));
    const after: number[] = [];
    for (const ask of asks) after.push(await queriesOf(ask));
    expect(after).toEqual(before);
    expect(before).toEqual([4, 1, 5]);
  });

  it('exports a person\'s achievements, counters and claims, and erases all their rows in this module', async () => {
    const { userId } = await fixtures.join();
    await fixtures.publish(generationSuccess, run(userId));
    await fixtures.deliverEvents();
    const personal = fixtures.app.modules.achievements.personalData!;
    const entries = new Map<string, unknown>();
    for await (const { name, data } of personal.export(userId)) entries.set(name, data);
    expect([...entries.keys()]).toEqual(['achievements/achievements.json', 'achievements/counters.json', 'achievements/daily-claims.json']);
    expect(entries.get('achievements/achievements.json')).toEqual(expect.arrayContaining([expect.objectContaining({ key: 'first-spark' })]));
    await fixtures.context.db.transaction((tx) => personal.erase(tx, userId));
    const tables = ['achievement_counters', 'achievement_marks', 'achievement_unlocks', 'reward_days', 'reward_streaks', 'daily_claims', 'streak_freezes'];
    for (const table of tables) expect(await fixtures.context.db.knex(table).where({ user_id: userId })).toEqual([]);
    expect(await fixtures.violations()).toEqual([]);
  });
});
