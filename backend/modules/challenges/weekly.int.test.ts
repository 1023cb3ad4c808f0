import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSeason } from '#contracts/challenge-seasons.ts';
import { generateForChallenge, listChallenges } from '#contracts/challenges.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { newId } from '#kernel/ids.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import { call } from '#testing/test-app.ts';
import { entryRow, openChallengeFixtures } from './testing/challenge-fixtures.ts';
import type { ChallengeFixtures } from './testing/challenge-fixtures.ts';

let fixtures: ChallengeFixtures;
beforeAll(async () => {
  fixtures = await openChallengeFixtures();
});
afterAll(() => fixtures.close());

it('runs a weekly challenge: it opens on Monday, takes votes on the weekend, and pays ten entrants 60, 30 and 10 tokens', async () => {
  const reader = await fixtures.person();
  // Moves to a week whose weekly challenge is for texts, an hour after it opened.
  let weekly = undefined;
  while (weekly === undefined) {
    const monday = new Date((Math.floor((fixtures.clock.now().getTime() / DAY_MS - 4) / 7) + 1) * 7 * DAY_MS + 4 * DAY_MS + HOUR_MS);
    await fixtures.moveTo(monday);
    weekly = (await call(reader, listChallenges, { query: { state: 'active', kind: 'weekly', type: 'text' } })).body.items[0];
  }
  expect([new Date(weekly.opensAt).getUTCDay(), new Date(weekly.closesAt).getUTCDay(), new Date(weekly.votingEndsAt).getUTCDay()]).toEqual([1, 6, 1]);
  expect(weekly).toMatchObject({ kind: 'weekly', prizes: { places: [60, 30, 10], newcomer: null, takingPart: 1, pool: null }, host: null });
  const people = await Promise.all(Array.from({ length: 10 }, () => fixtures.person(10)));
  expect(codeOf(await call(people[0]!, generateForChallenge, { params: { id: weekly.id }, body: { expectedTotal: 0, inputs: { idea: 'Free?' }, freeTry: true }, key: newId() }))).toBe('free_try_gone');
  const entries: string[] = [];
  for (const person of people) entries.push(await fixtures.entered(person, weekly.id));
  // Late on Friday a weekly challenge still takes entries. On Saturday it takes votes.
  fixtures.clock.advance((new Date(weekly.closesAt).getTime() - HOUR_MS - fixtures.clock.now().getTime()) / DAY_MS);
  const stateNow = async (state: 'active' | 'voting' | 'completed') => (await call(reader, listChallenges, { query: { state, kind: 'weekly' } })).body.items.some(({ id }) => id === weekly.id);
  expect([await stateNow('active'), await stateNow('voting')]).toEqual([true, false]);
  await fixtures.moveTo(new Date(new Date(weekly.closesAt).getTime() + HOUR_MS));
  expect([await stateNow('active'), await stateNow('voting')]).toEqual([false, true]);
  await fixtures.votes(weekly.id, entries.flatMap((winner, at) => entries.slice(at + 1).map((loser) => ({ voter: reader.id, winner, loser }))));
  const before = await Promise.all(people.map((person) => fixtures.balance(person)));
  await fixtures.moveTo(new Date(new Date(weekly.resultsAt).getTime() + DAY_MS + HOUR_MS));
  expect(await stateNow('completed')).toBe(true);
  expect((await Promise.all(entries.map((id) => entryRow(fixtures, id)))).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect((await Promise.all(people.map((person) => fixtures.balance(person)))).map((balance, at) => balance - before[at]!)).toEqual([60, 30, 10, 0, 0, 0, 0, 0, 0, 0]);
  const season = await Promise.all(people.slice(0, 4).map(async (person) => (await call(person, getSeason, { query: { month: weekly.resultsAt.slice(0, 7) } })).body.you?.points));
  expect(season).toEqual([11, 7, 5, 1]);
  expect(await fixtures.violations()).toEqual([]);
});
