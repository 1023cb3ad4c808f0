import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getFraudEvidence, listAdminEntries, listPayouts } from '#contracts/challenge-admin.ts';
import { getResults, listVoteRecords } from '#contracts/challenge-votes.ts';
import { setChallengeNotice } from '#contracts/challenges.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { newId } from '#kernel/ids.ts';
import type { Person } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { entryRow, openChallengeFixtures } from './testing/challenge-fixtures.ts';
import type { ChallengeFixtures } from './testing/challenge-fixtures.ts';

let fixtures: ChallengeFixtures;
beforeAll(async () => {
  fixtures = await openChallengeFixtures();
});
afterAll(() => fixtures.close());
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

const data = () => must(fixtures.app.modules.challenges.personalData, 'the personal data');
async function exported({ id }: Person): Promise<Map<string, unknown>> {
  const files = new Map<string, unknown>();
  for await (const { name, data: content } of data().export(id) as AsyncIterable<{ name: string; data: unknown }>) files.set(name, content);
  return files;
}
const erase = ({ id }: Person) => fixtures.app.services.db.transaction((tx) => data().erase(tx, id));

/** Makes a daily with three entries. A voter ranks them in order, and the first author votes for the second entry over the third. */
async function voted() {
  const people = await Promise.all(Array.from({ length: 3 }, () => fixtures.person(10)));
  const daily = await fixtures.daily('text');
  const entries: string[] = [];
  for (const person of people) entries.push(await fixtures.entered(person, daily.id, { title: `Lines of ${person.username}` }));
  await fixtures.moveTo(new Date(new Date(daily.closesAt).getTime() + HOUR_MS));
  const voter = await fixtures.person();
  await fixtures.votes(daily.id, [[0, 1], [0, 2], [1, 2]].map(([winner = 0, loser = 0]) => ({ voter: voter.id, winner: entries[winner]!, loser: entries[loser]! })));
  await fixtures.votes(daily.id, [{ voter: people[0]!.id, winner: entries[1]!, loser: entries[2]! }]);
  return { daily, people, entries, voter };
}

it('exports a person’s challenge entries, votes, prizes, days and points, and no data of another person', async () => {
  const { daily, people, entries } = await voted();
  const [ada] = people as [Person];
  const next = (await fixtures.query<{ id: string }>(`select id from challenges where state = 'scheduled' order by opens_at limit 1`))[0]!.id;
  await call(ada, setChallengeNotice, { params: { id: next }, body: { notify: true }, key: newId() });
  await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + DAY_MS + HOUR_MS));
  const files = await exported(ada);
  const of = (start: string) => [...files].filter(([name]) => name.startsWith(start)).flatMap(([, content]) => content);
  expect(of('challenges/entries')).toMatchObject([{ id: entries[0], challenge: daily.title, title: `Lines of ${ada.username}`, place: 1, prize: 5, status: 'submitted' }]);
  expect(of('challenges/votes')).toMatchObject([{ challengeId: daily.id, left: entries[1], right: entries[2], choice: 'left', counted: true }]);
  expect(of('challenges/payouts')).toMatchObject([{ kind: 'place', place: 1, amount: 5 }]);
  expect(of('challenges/days')).toMatchObject([{ day: daily.opensAt.slice(0, 10), entries: 1 }]);
  expect(of('challenges/points')).toMatchObject([{ challengeId: daily.id, points: 11 }]);
  expect(of('challenges/notices')).toMatchObject([{ challengeId: next }]);
  const told = JSON.stringify([...files]);
  for (const other of people.slice(1)) for (const name of [other.id, other.username]) expect(told).not.toContain(name);
});

it('erases a person before the results: entry and votes are deleted, and the other entries are ranked without them', async () => {
  fixtures.clock.advance(8);
  const { daily, people, entries, voter } = await voted();
  await erase(people[0]!);
  await erase(voter);
  expect(await fixtures.query('select 1 from challenge_votes where voter_id = any(?::uuid[])', [[people[0]!.id, voter.id]])).toEqual([]);
  // Both people who compared the two remaining entries deleted their accounts. Without their votes these entries share the first place.
  await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + HOUR_MS));
  const [first, second, third] = await Promise.all(entries.map((id) => entryRow(fixtures, id)));
  expect([first!.status, first!.place, second!.place, third!.place]).toEqual(['withdrawn', null, 1, 1]);
});

it('erases a person after the payment: other people’s places and prizes stay, and no table, list or log names the person', async () => {
  fixtures.clock.advance(8);
  const { daily, people, entries, voter } = await voted();
  const admin = await fixtures.staff('admin');
  await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + DAY_MS + HOUR_MS));
  await erase(people[0]!);
  await erase(voter);
  await fixtures.maintain('challenges.advance');
  const reader = await fixtures.person();
  const params = { id: daily.id };
  const answers = [
    await call(reader, getResults, { params }), await call(reader, listVoteRecords, { params }), await call(admin, listAdminEntries, { params, query: {} }),
    await call(admin, getFraudEvidence, { params }), await call(admin, listPayouts, { query: { challengeId: daily.id } }),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    for (const name of [people[0]!.id, people[0]!.username, voter.id, voter.username]) expect(text).not.toContain(name);
  }
  expect((await call(reader, getResults, { params })).body.results!.map(({ place, entry }) => [place, entry.id])).toEqual([[2, entries[1]], [3, entries[2]]]);
  const tables = await fixtures.query<{ name: string }>(`select table_name as name from information_schema.tables where table_schema = 'public' and table_name like 'challenge%'`);
  expect(tables.length).toBeGreaterThan(14);
  for (const { name } of tables) {
    const [found] = await fixtures.query<{ hits: number }>(`select count(*)::int as hits from ${name} t where t::text like ? or t::text like ?`, [`%${people[0]!.id}%`, `%${voter.id}%`]);
    expect([name, found!.hits]).toEqual([name, 0]);
  }
});
