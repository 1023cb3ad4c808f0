import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUnseenAchievements, markAchievementsSeen } from '#contracts/achievements.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { featureVoted } from '#modules/feedback/feedback.events.ts';
import { generationSuccess } from '#modules/generation/generation.events.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { markSeen } from './commands/mark-seen.ts';
import { openAchievements } from './testing/achievements-fixtures.ts';
import type { AchievementsFixtures } from './testing/achievements-fixtures.ts';

describe('achievements that their owner has not looked at', () => {
  let fixtures: AchievementsFixtures;
  beforeAll(async () => {
    fixtures = await openAchievements('2026-11-16T12:00:00.000Z');
  });
  afterAll(() => fixtures.close());

  const unseen = async (user: HttpUser) => (await call(user, listUnseenAchievements)).body.achievements;
  const ran = async (userId: string, over: object = {}): Promise<string> => {
    const generationId = newId();
    await fixtures.publish(generationSuccess, { generationId, userId, promptId: newId(), title: 'Fox', contentType: 'image', status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0, ...over });
    await fixtures.deliverEvents();
    return generationId;
  };

  it('lists achievements that their owner has not looked at, with run and tokens, until the owner marks them as seen on one device', async () => {
    const { user, userId } = await fixtures.join();
    expect(await unseen(user)).toEqual([]);
    const runId = await ran(userId, { delivered: 4, quantity: 4 });
    await fixtures.publish(featureVoted, { userId, featureId: newId() });
    await fixtures.deliverEvents();
    const found = await unseen(user);
    const byRun = found.filter((one) => one.runId === runId);
    expect(byRun.map(({ key }) => key)).toContain('first-spark');
    expect(byRun.length).toBeGreaterThan(1);
    // The run also completes a checklist step, which the list leaves out, because checklist steps have no card.
    expect(found.map(({ key }) => key).filter((key) => key.startsWith('checklist'))).toEqual([]);
    const [granted] = await rows<{ sum: number }>(fixtures.context.db.knex, `select sum(granted)::int as sum from achievement_unlocks where user_id = ? and run_id = ? and key not like 'checklist.%'`, [userId, runId]);
    expect(byRun.reduce((sum, { rewardTokens }) => sum + rewardTokens, 0)).toBe(granted!.sum);

    const marked = await call(user, markAchievementsSeen, { body: { keys: [byRun[0]!.key, 'no-such-achievement'] } });
    expect([marked.status, marked.body.seen]).toEqual([200, [byRun[0]!.key]]);
    expect((await unseen(user)).map(({ key }) => key)).toEqual(found.slice(1).map(({ key }) => key));
    expect((await call(user, markAchievementsSeen, { body: { keys: found.map(({ key }) => key) } })).body.seen.sort()).toEqual(found.slice(1).map(({ key }) => key).sort());
    expect(await unseen(user)).toEqual([]);
  });

  it('another member\'s mark leaves own achievements unseen, and a visitor gets 401 for the list and for the mark', async () => {
    const [{ user, userId }, { user: other }] = [await fixtures.join(), await fixtures.join()];
    await ran(userId);
    const keys = (await unseen(user)).map(({ key }) => key);
    expect((await call(other, markAchievementsSeen, { body: { keys } })).body.seen).toEqual([]);
    expect((await unseen(user)).map(({ key }) => key)).toEqual(keys);
    expect((await call(fixtures.app.visitor(), listUnseenAchievements)).status).toBe(401);
    expect((await call(fixtures.app.visitor(), markAchievementsSeen, { body: { keys } })).status).toBe(401);
  });

  it('when three requests mark the same achievements as seen at once, the owner\'s tabs get each key once', async () => {
    const { user, userId } = await fixtures.join();
    await ran(userId);
    const keys = (await unseen(user)).map(({ key }) => key);
    const mark = () => fixtures.context.db.transaction((tx) => markSeen(tx, fixtures.context, userId, keys));
    const answers = await Promise.all([mark(), mark(), mark()]);
    expect(answers.flat().sort()).toEqual([...keys].sort());
    const told = fixtures.pushed.filter(({ event, userId: to }) => event === 'achievements:seen' && to === userId).flatMap(({ payload }) => (payload as { keys: string[] }).keys);
    expect(told.sort()).toEqual([...keys].sort());
  });

  it.each([{ keys: [] }, { keys: Array.from({ length: 101 }, (_, n) => `k${n}`) }, { keys: ['x'.repeat(81)] }, { keys: ['first-spark'], all: true }])('answers 400 to a request that marks achievements as seen with the body %j', async (body) => {
    const { user } = await fixtures.join();
    expect((await user.send('POST', '/api/achievements/seen', { body })).status).toBe(400);
  });
});
