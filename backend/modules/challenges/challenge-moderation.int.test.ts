import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listEntries } from '#contracts/challenge-entries.ts';
import { getResults } from '#contracts/challenge-votes.ts';
import { createCommunityChallenge, getChallenge } from '#contracts/challenges.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { appeal, decideAppeal, decideReport, listAppeals, listDecisions, listReports } from '#contracts/moderation.ts';
import { createReport } from '#contracts/reports.ts';
import { listComments, writeComment } from '#contracts/reviews.ts';
import { newId } from '#kernel/ids.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import type { Person } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { entryRow, openChallengeFixtures } from './testing/challenge-fixtures.ts';
import type { ChallengeFixtures } from './testing/challenge-fixtures.ts';

let fixtures: ChallengeFixtures;
let [moderator, reader]: Person[] = [];
beforeAll(async () => {
  fixtures = await openChallengeFixtures();
  [moderator, reader] = [await fixtures.staff('moderator'), await fixtures.person()];
});
afterAll(() => fixtures.close());
beforeEach(() => fixtures.clock.advance(8));
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

const report = (targetType: 'challenge' | 'challenge_entry' | 'comment', targetId: string) => call(reader!, createReport, { body: { targetType, targetId, rule: 'spam', details: 'An advertisement.' }, key: newId() });
/** A member reports a target, and a moderator removes it. */
async function takenDown(targetType: 'challenge' | 'challenge_entry' | 'comment', targetId: string): Promise<void> {
  expect((await report(targetType, targetId)).status).toBe(201);
  const line = must((await call(moderator!, listReports, { query: { limit: 60 } })).body.items.find((item) => item.targetId === targetId), 'the report');
  expect((await call(moderator!, decideReport, { params: { id: line.id }, body: { decision: 'remove', note: 'This is an advertisement.' }, key: newId() })).status).toBe(200);
}
/** Makes a daily with three entries after its close. By its votes the first beats the second, and the second beats the third. */
async function voted() {
  const people = await Promise.all(Array.from({ length: 3 }, () => fixtures.person(10)));
  const daily = await fixtures.daily('text');
  const entries: string[] = [];
  for (const person of people) entries.push(await fixtures.entered(person, daily.id));
  await fixtures.moveTo(new Date(new Date(daily.closesAt).getTime() + HOUR_MS));
  const voter = await fixtures.person();
  await fixtures.votes(daily.id, [[0, 1], [0, 2], [1, 2]].map(([winner = 0, loser = 0]) => ({ voter: voter.id, winner: entries[winner]!, loser: entries[loser]! })));
  return { daily, people, entries };
}
const places = async (entries: readonly string[]) => (await Promise.all(entries.map((id) => entryRow(fixtures, id)))).map(({ place }) => place);

describe('an entry', () => {
  it('gives an entry that a moderator removed its votes and place back when the appeal is granted', async () => {
    const { daily, people, entries } = await voted();
    await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + HOUR_MS));
    expect(await places(entries)).toEqual([1, 2, 3]);
    await takenDown('challenge_entry', entries[0]!);
    expect([(await entryRow(fixtures, entries[0]!)).status, (await call(people[0]!, getChallenge, { params: { id: daily.id } })).body.challenge.entries]).toEqual(['removed', 2]);
    await fixtures.maintain('challenges.advance');
    expect(await places(entries)).toEqual([null, 1, 2]);
    expect((await call(reader!, getResults, { params: { id: daily.id } })).body.results!.map(({ place }) => place)).toEqual([1, 2]);

    await fixtures.deliver();
    const [decision] = (await call(people[0]!, listDecisions, {})).body.items;
    expect(decision).toMatchObject({ targetType: 'challenge_entry', targetTitle: `Your entry in “${daily.title}”` });
    expect((await call(people[0]!, appeal, { params: { id: decision!.id }, body: { message: 'It names no product at all.' }, key: newId() })).status).toBe(201);
    const other = await fixtures.staff('admin');
    const [waiting] = (await call(other, listAppeals, { query: {} })).body.items;
    expect((await call(other, decideAppeal, { params: { id: waiting!.id }, body: { decision: 'grant', note: 'You are right, we are sorry.' }, key: newId() })).status).toBe(200);
    await fixtures.maintain('challenges.advance');
    expect(await places(entries)).toEqual([1, 2, 3]);
    // A person whose place is the same in the new results gets no second message about them.
    await fixtures.deliver();
    expect(await fixtures.query(`select 1 from messages where user_id = ? and dedupe_key like 'challenge_result:%'`, [people[1]!.id])).toHaveLength(1);
  });

  it('leaves an entry that is removed during the voting out of lists and places, and ignores the votes on it', async () => {
    const { daily, entries } = await voted();
    await takenDown('challenge_entry', entries[2]!);
    const listed = (await call(reader!, listEntries, { params: { id: daily.id }, query: {} })).body.items.map(({ id }) => id);
    expect(listed.sort()).toEqual(entries.slice(0, 2).sort());
    expect((await report('challenge_entry', entries[2]!)).status).toBe(404);
    await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + HOUR_MS));
    expect(await places(entries)).toEqual([1, 2, null]);
    const [run] = await fixtures.query<{ votes: number }>('select votes from challenge_score_runs where challenge_id = ? order by id desc limit 1', [daily.id]);
    expect(run).toEqual({ votes: 1 });
  });

  it('computes places without an entry that is removed just before the payment, and only then pays prizes', async () => {
    const { daily, people, entries } = await voted();
    await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + HOUR_MS));
    fixtures.clock.advance(2);
    // The time of the payment has come, but no worker has paid yet.
    await takenDown('challenge_entry', entries[0]!);
    await Promise.all([fixtures.maintain('challenges.advance'), fixtures.maintain('challenges.advance')]);
    const paid = await fixtures.query<{ user_id: string; place: number }>(`select user_id, place from challenge_payouts where challenge_id = ? and kind = 'place'`, [daily.id]);
    // Two entrants are left, and a daily pays no prizes to fewer than three.
    expect([paid, await places(entries)]).toEqual([[], [null, 1, 2]]);
    expect(paid.map(({ user_id: id }) => id)).not.toContain(people[0]!.id);
  });
});

describe('a hosted challenge', () => {
  it('cancels a community challenge that a moderator removes, and returns its pool to the host', async () => {
    const host = await fixtures.person(40);
    await fixtures.prompt({ owner: host, pricing: 'free' });
    const opensAt = new Date(fixtures.clock.now().getTime() + HOUR_MS).toISOString();
    const { challenge } = (await call(host, createCommunityChallenge, {
      body: { title: 'Buy my book', theme: 'Write an advertisement of my book.', contentType: 'text', rules: [], prizes: [30], entryDays: 1, votingDays: 1, maxEntries: null, entryFee: 0, expectedTotal: 30, opensAt }, key: newId(),
    })).body;
    expect(await fixtures.balance(host)).toBe(10);
    await takenDown('challenge', challenge.id);
    expect((await call(reader!, getChallenge, { params: { id: challenge.id } })).body.challenge).toMatchObject({ state: 'cancelled', cancelReason: 'A moderator took it down.' });
    expect(await fixtures.balance(host)).toBe(40);
    expect((await report('challenge', challenge.id)).status).toBe(404);
    // Members cannot report challenges that the platform itself made.
    expect((await report('challenge', (await fixtures.daily()).id)).status).toBe(404);
  });
});

describe('comments on a challenge', () => {
  it('shows a comment on a challenge to members alone, as plain text, until a moderator removes it', async () => {
    const daily = await fixtures.daily();
    const body = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) <script>alert(1)</script>';
    const write = await call(await fixtures.person(), writeComment, { body: { targetType: 'challenge', targetId: daily.id, body }, key: newId() });
    expect([write.status, write.body.comment.body]).toEqual([201, body]);
    const list = (person: Person | ReturnType<ChallengeFixtures['app']['visitor']>) => call(person, listComments, { query: { targetType: 'challenge', targetId: daily.id } });
    const read = await list(reader!);
    expect([read.body.items.map((comment) => comment.body), read.headers.get('content-type'), read.headers.get('x-content-type-options')]).toEqual([[body], expect.stringMatching(/^application\/json/), 'nosniff']);
    expect((await list(fixtures.app.visitor())).status).toBe(404);
    expect((await call(reader!, getChallenge, { params: { id: daily.id } })).body.challenge.comments).toBe(1);
    await takenDown('comment', write.body.comment.id);
    expect((await list(reader!)).body.items).toEqual([]);
    expect((await call(reader!, getChallenge, { params: { id: daily.id } })).body.challenge.comments).toBe(0);
    expect(codeOf(await call(reader!, writeComment, { body: { targetType: 'challenge', targetId: newId(), body: 'Hello' }, key: newId() }))).toBe('not_found');
  });
});
