import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMessages } from '#contracts/messages.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { followPerson, likePrompt, savePrompt, unfollowPerson, unlikePrompt, unsavePrompt } from '#contracts/social.ts';
import { openAchievements } from '#modules/achievements/testing/achievements-test-bed.ts';
import type { AchievementsTestBed } from '#modules/achievements/testing/achievements-test-bed.ts';
import { call } from '#testing/test-app.ts';

let bed: AchievementsTestBed;
beforeAll(async () => {
  bed = await openAchievements('2026-11-16T12:00:00.000Z');
});
afterAll(() => bed.close());

it('coming and going pays a newcomer once for saving, and nothing for likes and follows', async () => {
  const newcomer = await bed.join();
  const star = await bed.join();
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
  await bed.settle();
  const once = await bed.given(newcomer.userId);
  // The step of the checklist and Keeper: two gifts for the first save ever.
  expect(once.entries).toBe(2);
  for (let again = 0; again < 3; again += 1) await turn();
  await bed.settle();
  expect(await bed.given(newcomer.userId)).toEqual(once);
  expect(await bed.given(star.userId)).toEqual({ ledger: 0, capped: 0, entries: 0 });
  expect(await bed.violations()).toEqual([]);
});

it('a follower is told once a day, with the way to their profile', async () => {
  const [fan, star] = [await bed.join(), await bed.join()];
  const told = async () => (await call(star.user, listMessages, { query: { category: 'social' } })).body;
  const come = () => call(fan.user, followPerson, { params: { id: star.userId } });
  const go = () => call(fan.user, unfollowPerson, { params: { id: star.userId } });
  for (let again = 0; again < 3; again += 1) {
    await come();
    await go();
  }
  await bed.settle();
  expect(await told()).toMatchObject([{ subject: `${fan.user.username} follows you now`, relatedEntityType: 'profile', relatedEntityId: fan.user.username }]);
  bed.turnTo('2026-11-17T12:00:00.000Z');
  await come();
  await bed.settle();
  expect(await told()).toHaveLength(2);
});
