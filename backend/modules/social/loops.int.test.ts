import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMessagePreferences, saveMessagePreferences } from '#contracts/message-preferences.ts';
import { listMessages } from '#contracts/messages.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { followPerson, likePrompt, savePrompt, unfollowPerson, unlikePrompt, unsavePrompt } from '#contracts/social.ts';
import { newId } from '#kernel/ids.ts';
import type { PromptAccessTable } from '#modules/prompts/prompts.tables.ts';
import { promptPublished } from '#modules/prompts/prompts.events.ts';
import { openAchievements } from '#modules/achievements/testing/achievements-fixtures.ts';
import type { AchievementsFixtures } from '#modules/achievements/testing/achievements-fixtures.ts';
import { call } from '#testing/test-app.ts';

let fixtures: AchievementsFixtures;
beforeAll(async () => {
  fixtures = await openAchievements('2026-11-16T12:00:00.000Z');
});
afterAll(() => fixtures.close());

it('a new account that repeatedly saves, likes, follows and undoes it is paid once for saving, and nothing else', async () => {
  const newcomer = await fixtures.join();
  const star = await fixtures.join();
  const [prompt] = (await call(newcomer.user, listPrompts, { query: { limit: 1 } })).body.items;
  const params = { id: prompt!.id };
  const turn = async (): Promise<void> => {
    await call(newcomer.user, likePrompt, { params });
    await call(newcomer.user, savePrompt, { params });
    await call(newcomer.user, followPerson, { params: { id: star.userId } });
    await call(newcomer.user, unlikePrompt, { params });
    await call(newcomer.user, unsavePrompt, { params });
    await call(newcomer.user, unfollowPerson, { params: { id: star.userId } });
  };
  await turn();
  await fixtures.deliverEvents();
  const once = await fixtures.given(newcomer.userId);
  // The first save of an account earns two rewards: a checklist step and the achievement Keeper.
  expect(once.entries).toBe(2);
  for (let again = 0; again < 3; again += 1) await turn();
  await fixtures.deliverEvents();
  expect(await fixtures.given(newcomer.userId)).toEqual(once);
  expect(await fixtures.given(star.userId)).toEqual({ ledger: 0, entries: 0 });
  expect(await fixtures.violations()).toEqual([]);
});

it('a person gets at most one message a day about the same follower, with a link to the follower’s profile', async () => {
  const [fan, star] = [await fixtures.join(), await fixtures.join()];
  const told = async () => (await call(star.user, listMessages, { query: { category: 'social' } })).body;
  const come = () => call(fan.user, followPerson, { params: { id: star.userId } });
  const go = () => call(fan.user, unfollowPerson, { params: { id: star.userId } });
  for (let again = 0; again < 3; again += 1) {
    await come();
    await go();
  }
  await fixtures.deliverEvents();
  expect(await told()).toMatchObject([{ subject: `${fan.user.username} follows you`, relatedEntityType: 'profile', relatedEntityId: fan.user.username }]);
  fixtures.turnTo('2026-11-17T12:00:00.000Z');
  await come();
  await fixtures.deliverEvents();
  expect(await told()).toHaveLength(2);
});

it('followers get one message about a newly public prompt, and none if it is hidden again or they switched messages off', async () => {
  const { knex } = fixtures.context.db;
  const [fan, quiet, star] = [await fixtures.join(), await fixtures.join(), await fixtures.join()];
  for (const { user } of [fan, quiet]) await call(user, followPerson, { params: { id: star.userId } });
  const { preferences } = (await call(quiet.user, getMessagePreferences)).body;
  await call(quiet.user, saveMessagePreferences, { body: { ...preferences, categories: { ...preferences.categories, social: false } } });
  const { items } = (await call(star.user, listPrompts, { query: { limit: 2 } })).body;
  const publish = async (prompt: { id: string; slug: string }, visibility: 'public' | 'unlisted', version: number): Promise<void> => {
    await fixtures.publish(promptPublished, { promptId: prompt.id, ownerId: star.userId, slug: prompt.slug, title: 'As it was', versionId: newId(), version, first: version === 1, paid: false, visibility });
    await fixtures.deliverEvents();
  };
  const told = async ({ user }: typeof fan) => (await call(user, listMessages, { query: { category: 'social' } })).body.filter(({ relatedEntityType }) => relatedEntityType === 'prompt');
  await publish(items[0]!, 'unlisted', 1);
  expect(await told(fan)).toEqual([]);
  for (const version of [2, 3]) await publish(items[0]!, 'public', version);
  expect(await told(fan)).toMatchObject([{ subject: `${star.user.username} published “${items[0]!.title}” ✨`, relatedEntityId: items[0]!.id }]);
  await knex('prompts').where({ id: items[1]!.id }).update({ visibility: 'private' });
  await publish(items[1]!, 'public', 1);
  await knex('prompts').where({ id: items[1]!.id }).update({ visibility: 'public' });
  expect([(await told(fan)).length, (await told(quiet)).length]).toEqual([1, 0]);
});

it('only buyers get a message about each later version of a prompt that they unlocked, in batches of fifty', async () => {
  const { knex } = fixtures.context.db;
  const [buyer, gave, creator] = [await fixtures.join(), await fixtures.join(), await fixtures.join()];
  const [prompt] = (await call(buyer.user, listPrompts, { query: { limit: 1 } })).body.items;
  const promptId = prompt!.id;
  const access = (userId: string, from = 1, over: Partial<PromptAccessTable> = {}) => ({ id: newId(), prompt_id: promptId, user_id: userId, source: 'unlock' as const, source_id: newId(), from_version_no: from, granted_at: new Date(), ...over });
  const buyers = Array.from({ length: 60 }, () => newId());
  await knex('prompt_access').insert([access(buyer.userId), access(buyer.userId, 1, { source: 'gift' }), access(gave.userId, 1, { revoked_at: new Date() }), ...buyers.map((userId) => access(userId))]);
  for (const version of [2, 3]) {
    await fixtures.publish(promptPublished, { promptId, ownerId: creator.userId, slug: prompt!.slug, title: 'Foxes', versionId: newId(), version, first: false, paid: true, visibility: 'public' });
    await fixtures.deliverEvents();
  }
  const told = async ({ user }: typeof buyer) => (await call(user, listMessages, { query: { category: 'content' } })).body;
  expect((await told(buyer)).map(({ subject, content, relatedEntityType }) => [subject, content.includes('Version 3'), relatedEntityType])).toEqual([
    ['“Foxes” has a new version', true, 'prompt_versions'], ['“Foxes” has a new version', false, 'prompt_versions'],
  ]);
  expect([await told(gave), await told(creator)]).toEqual([[], []]);
  for (const userId of buyers) expect(await knex('messages').where({ user_id: userId })).toHaveLength(2);
});
