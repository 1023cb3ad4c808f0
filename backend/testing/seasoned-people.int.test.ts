import { afterAll, beforeAll, expect, it } from 'vitest';
import { generationSuccess } from '#modules/generation/generation.events.ts';
import { openAchievements } from '#modules/achievements/testing/achievements-test-bed.ts';
import type { AchievementsTestBed } from '#modules/achievements/testing/achievements-test-bed.ts';
import { newId } from '#kernel/ids.ts';
import { seasonPeople } from './seasoned-people.ts';

let bed: AchievementsTestBed;
beforeAll(async () => {
  bed = await openAchievements();
});
afterAll(() => bed.close());

const run = (userId: string) =>
  bed.publish(generationSuccess, { generationId: newId(), userId, promptId: null, title: 'Fox', contentType: 'text', status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 });

it('people of a seasoned database earn nothing any more, those before and those to come', async () => {
  const before = await bed.join();
  await seasonPeople(bed.app.services.config.database.url);
  const after = await bed.join();
  for (const { userId } of [before, after]) await run(userId);
  await bed.settle();
  for (const { userId } of [before, after]) expect(await bed.given(userId)).toEqual({ ledger: 0, entries: 0 });
});

it('newcomers earn at midnight of a Friday the 13th what they earn at noon', async () => {
  await seasonPeople(bed.app.services.config.database.url);
  const { userId } = await bed.join();
  const { knex } = bed.context.db;
  await knex('goal_unlocks').where({ user_id: userId }).delete();
  bed.turnTo('2026-11-13T00:30:00.000Z');
  await run(userId);
  await bed.settle();
  expect(await knex('goal_unlocks').where({ user_id: userId }).orderBy('key').pluck('key')).toEqual(['checklist.run', 'first-spark']);
});
