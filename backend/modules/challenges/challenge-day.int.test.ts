import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { castVote, getResults, nextVotePair } from '#contracts/challenge-votes.ts';
import { getChallengeRecord } from '#contracts/challenge-seasons.ts';
import { getTodaysChallenge, listChallenges, setChallengeNotice } from '#contracts/challenges.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { newId } from '#kernel/ids.ts';
import type { Person } from '#modules/selling/testing/selling-fixtures.ts';
import { renderCover } from '#modules/studio/index.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { paintCovers } from './commands/paint-covers.ts';
import { contextOf, openChallengeFixtures } from './testing/challenge-fixtures.ts';
import type { ChallengeFixtures } from './testing/challenge-fixtures.ts';

const VOTERS = 40;
const LOOK_DAYS = 2_000 / DAY_MS;

let fixtures: ChallengeFixtures;
beforeAll(async () => {
  fixtures = await openChallengeFixtures();
});
afterAll(() => fixtures.close());

it('runs a daily from three entries over forty voters to results, prize, messages, counters and profile', async () => {
  const entrants = [await fixtures.person(10), await fixtures.person(10), await fixtures.person(10)];
  const daily = await fixtures.daily('text');
  const entries: string[] = [];
  for (const [at, person] of entrants.entries()) entries.push(await fixtures.entered(person, daily.id, { title: `Entry ${at}` }));
  // Before the results, only the entrant's own profile counts the entry. Other people must not learn who entered.
  const recordFor = async (viewer: HttpUser) => (await call(viewer, getChallengeRecord, { params: { username: entrants[0]!.username } })).body;
  const blind = { entered: 0, wins: 0, podiums: 0, latest: [] };
  expect(await recordFor(entrants[0]!)).toMatchObject({ ...blind, waiting: 1 });
  for (const viewer of [entrants[1]!, fixtures.app.visitor()]) expect(await recordFor(viewer)).toMatchObject({ ...blind, waiting: null });
  const voters = [];
  for (let n = 0; n < VOTERS; n += 1) voters.push(await fixtures.person());
  await fixtures.moveTo(new Date(new Date(daily.closesAt).getTime() + HOUR_MS));
  let votes = 0;
  for (const voter of voters) {
    let { pair } = (await call(voter, nextVotePair, { params: { id: daily.id }, key: newId() })).body;
    while (pair !== null) {
      fixtures.clock.advance(LOOK_DAYS);
      // In nine of ten votes the voter chooses the entry that was sent first, so the result is known.
      const first = entries.indexOf(pair.left.id) < entries.indexOf(pair.right.id);
      const choice = first === (votes % 10 !== 9) ? 'left' : 'right';
      const answer = await call(voter, castVote, { params: { id: daily.id }, body: { pairId: pair.id, choice }, key: newId() });
      expect([answer.status, answer.body.vote.counted]).toEqual([201, true]);
      votes += 1;
      ({ pair } = answer.body);
    }
  }
  expect(votes).toBe(VOTERS * 3);
  const [seen] = await fixtures.query<{ least: number; most: number }>('select min(exposures) as least, max(exposures) as most from challenge_ballots where challenge_id = ?', [daily.id]);
  expect(seen).toEqual({ least: VOTERS * 2, most: VOTERS * 2 });
  const before = await fixtures.balance(entrants[0]!);
  await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + DAY_MS + HOUR_MS));
  await fixtures.deliver();
  const { results, counts } = (await call(voters[0]!, getResults, { params: { id: daily.id } })).body;
  expect(results!.map(({ place, entry, author, prize }) => [place, entry.id, author?.username, prize])).toEqual(entries.map((id, at) => [at + 1, id, entrants[at]!.username, at === 0 ? 5 : 0]));
  expect(counts).toMatchObject({ votes: VOTERS * 3, voters: VOTERS, entries: 3, exposuresMin: VOTERS * 2, exposuresMax: VOTERS * 2 });
  expect((await fixtures.balance(entrants[0]!)) - before).toBe(5);
  const told = await fixtures.query<{ type: string; dedupe_key: string }>(`select type, dedupe_key from messages where user_id = ? and category = 'challenge' order by id`, [entrants[0]!.id]);
  expect(told.map(({ dedupe_key: key }) => key.split(':')[0])).toEqual(['challenge_voting', 'challenge_result', 'challenge_prize']);
  const counters = await fixtures.query<{ counter: string; value: number }>(`select counter, value::int from achievement_counters where user_id = ? and counter like 'challenges.%' order by counter`, [entrants[0]!.id]);
  expect(counters).toEqual([{ counter: 'challenges.entered', value: 1 }, { counter: 'challenges.won', value: 1 }]);
  const known = { entered: 1, wins: 1, podiums: 1, latest: [{ challengeId: daily.id, place: 1 }] };
  expect(await recordFor(voters[0]!)).toMatchObject({ ...known, waiting: null });
  expect(await recordFor(entrants[0]!)).toMatchObject({ ...known, waiting: 0 });
  expect(await fixtures.violations()).toEqual([]);
}, 300_000);

it('stores one cover for an opened challenge when two workers render it, and serves it to visitors', async () => {
  const daily = await fixtures.daily('text');
  expect(daily.coverUrl).toBeNull();
  const context = { ...contextOf(fixtures), paintCover: renderCover };
  await Promise.all([paintCovers(context), paintCovers(context)]);
  const { challenge } = (await call(fixtures.app.visitor(), getTodaysChallenge)).body;
  const picture = await fetch(fixtures.app.url + must(challenge?.coverUrl, 'the cover'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const [{ claimed }] = (await fixtures.query<{ claimed: number }>('select count(*)::int as claimed from files f join challenges c on c.cover_file_id = f.id where f.claims = 1 and c.id = ?', [daily.id])) as [{ claimed: number }];
  expect(claimed).toBe(1);
});

describe('messages', () => {
  it('tells people who asked that a challenge opened, with its closing time in the time zone of the reader', async () => {
    const today = await fixtures.daily();
    const upcoming = (await call(await fixtures.person(), listChallenges, { query: { state: 'upcoming', sort: 'ending-soon', kind: 'daily' } })).body.items;
    const next = upcoming.find(({ id }) => id !== today.id)!;
    const zones = { 'Pacific/Kiritimati': '14:00', 'Europe/Berlin': null, 'America/St_Johns': null, 'Asia/Kathmandu': '05:45', 'Pacific/Pago_Pago': '13:00' };
    const readers = new Map<string, Person>();
    for (const zone of Object.keys(zones)) {
      const person = await fixtures.person();
      await fixtures.query(`insert into notification_preferences (user_id, preferences, time_zone, revision, updated_at) values (?, '{}', ?, 1, now()) on conflict (user_id) do update set time_zone = excluded.time_zone`, [person.id, zone]);
      expect((await call(person, setChallengeNotice, { params: { id: next.id }, body: { notify: true }, key: newId() })).body.notify).toBe(true);
      readers.set(zone, person);
    }
    await fixtures.moveTo(new Date(new Date(next.opensAt).getTime() + 60_000));
    await fixtures.deliver();
    for (const [zone, person] of readers) {
      const [message] = await fixtures.query<{ content: string; category: string }>(`select content, category from messages where user_id = ? and category = 'challenge'`, [person.id]);
      const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(new Date(next.closesAt));
      expect([zone, message?.content]).toEqual([zone, expect.stringContaining(clock)]);
    }
  });
});
