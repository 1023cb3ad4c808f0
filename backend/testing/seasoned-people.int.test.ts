import { afterAll, beforeAll, expect, it } from 'vitest';
import { generationSuccess } from '#modules/generation/generation.events.ts';
import { openAchievements } from '#modules/achievements/testing/achievements-fixtures.ts';
import type { AchievementsFixtures } from '#modules/achievements/testing/achievements-fixtures.ts';
import { newId } from '#kernel/ids.ts';
import { seasonPeople } from './seasoned-people.ts';

let fixtures: AchievementsFixtures;
beforeAll(async () => {
  fixtures = await openAchievements();
});
afterAll(() => fixtures.close());

const run = (userId: string) =>
  fixtures.publish(generationSuccess, { generationId: newId(), userId, promptId: null, title: 'Fox', contentType: 'text', status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 });

it('after a test database was seasoned, neither its existing people nor later ones earn rewards', async () => {
  const before = await fixtures.join();
  await seasonPeople(fixtures.app.services.config.database.url);
  const after = await fixtures.join();
  for (const { userId } of [before, after]) await run(userId);
  await fixtures.deliverEvents();
  for (const { userId } of [before, after]) expect(await fixtures.given(userId)).toEqual({ ledger: 0, entries: 0 });
});

it('in a seasoned database, a newcomer earns at midnight of a Friday the 13th only what every first run earns', async () => {
  await seasonPeople(fixtures.app.services.config.database.url);
  const { userId } = await fixtures.join();
  const { knex } = fixtures.context.db;
  await knex('achievement_unlocks').where({ user_id: userId }).delete();
  fixtures.turnTo('2026-11-13T00:30:00.000Z');
  await run(userId);
  await fixtures.deliverEvents();
  expect(await knex('achievement_unlocks').where({ user_id: userId }).orderBy('key').pluck('key')).toEqual(['checklist.run', 'first-spark']);
});
