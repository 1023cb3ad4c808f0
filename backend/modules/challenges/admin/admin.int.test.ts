import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelChallenge, changeChallenge, changeChallengeTheme, createChallengeTheme, createWeeklyChallenge, getAdminChallenge, getChallengeCalendar, judgeEntry, listAdminChallenges, listAdminEntries,
  listChallengeThemes, listPayouts, pinChallengeDay, recomputeChallenge, removeEntry,
} from '#contracts/challenge-admin.ts';
import type { AdminChallenge } from '#contracts/challenge-admin.ts';
import { getResults } from '#contracts/challenge-votes.ts';
import { getChallenge, getTodaysChallenge } from '#contracts/challenges.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { mondayOf, shiftDay, utcDay } from '#contracts/utc-days.ts';
import { newId } from '#kernel/ids.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import type { Person } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { typeOfDay } from '../domain/challenge-times.ts';
import { entryRow, openChallengeFixtures } from '../testing/challenge-fixtures.ts';
import type { ChallengeFixtures } from '../testing/challenge-fixtures.ts';

let fixtures: ChallengeFixtures;
let admin: Person;
beforeAll(async () => {
  fixtures = await openChallengeFixtures();
  admin = await fixtures.staff('admin');
});
afterAll(() => fixtures.close());
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

/** The actions of the administrator on a target, read from the audit log, oldest first. */
async function audited(targetId: string): Promise<string[]> {
  await fixtures.deliver();
  const found = await fixtures.query<{ action: string; actor_name: string }>('select action, actor_name from audit_log where target_id = ? order by id', [targetId]);
  for (const { actor_name: name } of found) expect(name).toBe(admin.username);
  return found.map(({ action }) => action);
}
const dayAhead = (days: number): string => shiftDay(utcDay(fixtures.clock.now()), days);
const THEME = { title: 'A door that is late', theme: 'Write about a door that opens an hour late.', contentType: 'text' as const, difficulty: 2, ask: 'Where is the door?', example: 'In a station', rules: ['At most 200 words'] };
const seen = async (id: string) => (await call(admin, getAdminChallenge, { params: { id } })).body.challenge;

describe('themes', () => {
  it('lets administrators add a theme and take it out of the rotation, and refuses a change of an outdated revision', async () => {
    const { status, body: { theme } } = await call(admin, createChallengeTheme, { body: THEME, key: newId() });
    expect([status, theme.active, theme.lastUsed, theme.revision]).toEqual([201, true, null, 1]);
    const change = (revision: number, active: boolean) => call(admin, changeChallengeTheme, { params: { key: theme.key }, body: { ...THEME, title: 'A late door', active, revision }, key: newId() });
    expect((await change(1, false)).body.theme).toMatchObject({ title: 'A late door', active: false, revision: 2 });
    expect(codeOf(await change(1, true))).toBe('theme_changed');
    const listed = (await call(admin, listChallengeThemes, { query: { q: 'late door', type: 'text' } })).body.items;
    expect(listed.map(({ key }) => key)).toEqual([theme.key]);
    expect(await audited(theme.key)).toEqual(['challenges.create_theme', 'challenges.change_theme']);
    expect((await call(await fixtures.staff('moderator'), createChallengeTheme, { body: THEME, key: newId() })).status).toBe(403);
  });
});

describe('the calendar', () => {
  it('gives a scheduled daily the theme that an administrator pins to its day, and another theme after the pin is removed', async () => {
    const day = dayAhead(3);
    const type = typeOfDay(day);
    const { key } = (await call(admin, createChallengeTheme, { body: { ...THEME, title: `Pinned ${newId()}`.slice(0, 40), contentType: type }, key: newId() })).body.theme;
    const onDay = async () => (await call(admin, getChallengeCalendar, { query: { from: day, days: 1 } })).body.items[0]!;
    const before = await onDay();
    expect([before.contentType, before.pinned, before.challenge?.state]).toEqual([type, false, 'scheduled']);
    const pin = (themeKey: string | null, of = day) => call(admin, pinChallengeDay, { params: { day: of }, body: { themeKey }, key: newId() });
    expect((await pin(key)).status).toBe(200);
    const pinned = await onDay();
    expect([pinned.theme?.key, pinned.pinned, pinned.challenge?.id, pinned.challenge?.title]).toEqual([key, true, before.challenge?.id, pinned.theme?.title]);
    expect((await seen(before.challenge!.id)).theme).toBe(THEME.theme);
    expect((await pin(null)).status).toBe(200);
    const after = await onDay();
    expect([after.pinned, after.theme?.key === key]).toEqual([false, false]);
    expect(await audited(day)).toEqual(['challenges.pin_day', 'challenges.unpin_day']);

    const other = [1, 2, 3, 4].map(dayAhead).find((each) => typeOfDay(each) !== type)!;
    expect([codeOf(await pin(key, other)), codeOf(await pin(key, dayAhead(0))), codeOf(await pin('no-such-theme'))]).toEqual(['wrong_type', 'day_open', 'not_found']);
    // The planner makes dailies a week ahead. A day after that takes its pinned theme when the planner makes its daily.
    const later = [10, 11, 12, 13, 14].map(dayAhead).find((each) => typeOfDay(each) === type)!;
    expect((await pin(key, later)).status).toBe(200);
    await fixtures.moveTo(new Date(fixtures.clock.now().getTime() + 8 * DAY_MS));
    expect((await call(admin, getChallengeCalendar, { query: { from: later, days: 1 } })).body.items[0]).toMatchObject({ pinned: true, theme: { key }, challenge: { state: 'scheduled' } });
  });
});

describe('a challenge', () => {
  it('lets an administrator create a weekly challenge once per week, and refuses a week that has begun', async () => {
    const monday = mondayOf(dayAhead(28));
    const theme = (await call(admin, listChallengeThemes, { query: { type: 'text' } })).body.items[0]!;
    const create = (of: string) => call(admin, createWeeklyChallenge, { body: { monday: of, themeKey: theme.key }, key: newId() });
    const made = await create(monday);
    expect(made.status).toBe(201);
    const { challenge } = made.body;
    expect(challenge).toMatchObject({ kind: 'weekly', state: 'scheduled', title: theme.title, prizes: { places: [60, 30, 10], newcomer: null, takingPart: 1 } });
    expect(new Date(challenge.closesAt).getTime() - new Date(challenge.opensAt).getTime()).toBe(5 * DAY_MS);
    expect([codeOf(await create(monday)), (await create(shiftDay(monday, 1))).status, codeOf(await create(mondayOf(dayAhead(-14))))]).toEqual(['week_taken', 400, 'day_open']);
    expect(await audited(challenge.id)).toEqual(['challenges.create']);
  });

  it('lets an administrator change the words of a challenge at any time, and its type, with new criteria, only before it opens', async () => {
    const open = await fixtures.daily('text');
    const change = (id: string, body: object) => call(admin, changeChallenge, { params: { id }, body, key: newId() });
    expect((await change(open.id, { title: 'Better words', rules: ['One rule'] })).body.challenge).toMatchObject({ title: 'Better words', rules: ['One rule'], contentType: 'text' });
    expect(codeOf(await change(open.id, { contentType: 'image' }))).toBe('not_scheduled');
    const waiting = (await call(admin, listAdminChallenges, { query: { state: 'scheduled', kind: 'daily' } })).body.items.find(({ contentType }) => contentType === 'text')!;
    const changed = (await change(waiting.id, { contentType: 'image' })).body.challenge;
    expect([changed.contentType, changed.criteria.reduce((sum, { weight }) => sum + weight, 0)]).toEqual(['image', 100]);
    expect(changed.criteria).not.toEqual(waiting.criteria);
    expect([await audited(open.id), await audited(waiting.id)]).toEqual([['challenges.change'], ['challenges.change']]);
    expect((await call(admin, listAdminChallenges, { query: { q: 'better words' } })).body.items.map(({ id }) => id)).toEqual([open.id]);
  });
});

it('lists for administrators the challenges under way first, then scheduled ones by their start, then past ones, latest first, page by page', async () => {
  await fixtures.daily('text');
  const items: AdminChallenge[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { body } = await call(admin, listAdminChallenges, { query: { limit: 3, ...(cursor !== undefined && { cursor }) } });
    items.push(...body.items);
    cursor = body.nextCursor;
  }
  const total = await fixtures.query<{ count: number }>('select count(*)::int as count from challenges');
  expect([items.length, new Set(items.map(({ id }) => id)).size]).toEqual([total[0]?.count, total[0]?.count]);
  const turnOf = ({ state }: AdminChallenge): number => (['active', 'voting', 'judging'].includes(state) ? 0 : state === 'scheduled' ? 1 : 2);
  const wanted = items.toSorted((a, b) => turnOf(a) - turnOf(b)
    || (turnOf(a) === 1 ? a.opensAt.localeCompare(b.opensAt) : turnOf(a) === 0 ? a.closesAt.localeCompare(b.closesAt) : b.closesAt.localeCompare(a.closesAt)) || a.id.localeCompare(b.id));
  expect(items.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  expect(new Set(items.map(turnOf)).size).toBeGreaterThan(1);
});

it.each([
  ['a part of the list that does not exist', '{"turn":3,"at":0,"id":"ID"}'],
  ['a part of the list with too large a number', '{"turn":9999999999,"at":0,"id":"ID"}'],
  ['a time that is no finite number', '{"turn":0,"at":1e999,"id":"ID"}'],
])('refuses a forged cursor of the list of challenges that names %s', async (_, place) => {
  const cursor = Buffer.from(place.replace('ID', newId())).toString('base64url');
  const answer = await call(admin, listAdminChallenges, { query: { cursor } });
  expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
});

/** Makes a daily whose voting is over. By its votes each entry beats all later ones. */
async function voted(entrants: readonly Person[]) {
  const daily = await fixtures.daily('text');
  const entries: string[] = [];
  for (const person of entrants) entries.push(await fixtures.entered(person, daily.id));
  await fixtures.moveTo(new Date(new Date(daily.closesAt).getTime() + HOUR_MS));
  const voter = await fixtures.person();
  await fixtures.votes(daily.id, entries.flatMap((winner, at) => entries.slice(at + 1).map((loser) => ({ voter: voter.id, winner, loser }))));
  return { daily, entries };
}
const people = async (count: number, tokens = 10): Promise<Person[]> => Promise.all(Array.from({ length: count }, () => fixtures.person(tokens)));
const places = async (entries: readonly string[]) => (await Promise.all(entries.map((id) => entryRow(fixtures, id)))).map(({ place }) => place);

describe('entries', () => {
  it('lets an administrator judge entries, see why one gets no prize, and remove one with a reason, which moves the others up', async () => {
    const entrants = await people(4);
    await fixtures.query('update users set email_confirmed_at = null where id = ?', [entrants[3]!.id]);
    const { daily, entries } = await voted(entrants);
    const params = (entryId: string) => ({ id: daily.id, entryId });
    const { criteria } = await seen(daily.id);
    const judge = (entryId: string, points: number, keys = criteria.map(({ key }) => key)) =>
      call(admin, judgeEntry, { params: params(entryId), body: { scores: Object.fromEntries(keys.map((key) => [key, points])), reason: 'Clear and calm.' }, key: newId() });
    expect([(await judge(entries[0]!, 5, ['charm'])).status, codeOf(await judge(newId(), 5))]).toEqual([400, 'not_found']);
    expect((await seen(daily.id)).unjudged).toBe(4);
    // The administrator gives the last-placed entry the most points, so the judged order is the reverse of the voted order.
    for (const [at, id] of entries.entries()) expect((await judge(id, at * 3)).status).toBe(200);
    expect((await seen(daily.id)).unjudged).toBe(0);
    await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + HOUR_MS));
    expect(codeOf(await judge(entries[0]!, 5))).toBe('results_stand');
    const list = async (query: object = {}) => (await call(admin, listAdminEntries, { params: { id: daily.id }, query })).body;
    const listed = (await list()).items;
    expect(listed.map(({ id, author }) => [id, author?.username]).sort()).toEqual(entries.map((id, at) => [id, entrants[at]!.username]).sort());
    const last = listed.find(({ id }) => id === entries[3])!;
    expect([last.unpaid, last.rubricScore, Object.values(last.rubric)]).toEqual([['email_unconfirmed'], 90, criteria.map(() => 9)]);
    const first = await list({ limit: 1 });
    expect((await list({ limit: 1, cursor: first.nextCursor })).items[0]!.place! >= first.items[0]!.place!).toBe(true);

    const winner = listed[0]!;
    const reader = await fixtures.person();
    const shown = async () => (await call(reader, getResults, { params: { id: daily.id } })).body.results!.map(({ entry }) => entry.id);
    expect((await shown())[0]).toBe(winner.id);
    const remove = (entryId: string) => call(admin, removeEntry, { params: params(entryId), body: { rule: 'spam', note: 'This is an advertisement.' }, key: newId() });
    expect((await remove(winner.id)).status).toBe(200);
    expect(codeOf(await remove(winner.id))).toBe('not_found');
    // The results page hides the removed entry at once. The worker then gives the others new places.
    expect(await shown()).not.toContain(winner.id);
    await fixtures.maintain('challenges.advance');
    expect((await list({ status: 'removed' })).items).toMatchObject([{ id: winner.id, place: null, removedRule: 'spam', removedNote: 'This is an advertisement.' }]);
    const now = (await list({ status: 'submitted' })).items;
    expect(now.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(now.map(({ id }) => id)).not.toContain(winner.id);
    await fixtures.deliver();
    const author = entrants[entries.indexOf(winner.id)]!;
    expect(await fixtures.query(`select 1 from messages where user_id = ? and content like '%This is an advertisement.%'`, [author.id])).toHaveLength(1);
    const mine = (await call(author, getChallenge, { params: { id: daily.id } })).body.challenge.ownEntries;
    expect(mine).toMatchObject([{ status: 'removed', removedReason: 'This is an advertisement.', place: null }]);
    expect(await audited(winner.id)).toEqual(['challenges.remove_entry']);
    expect(new Set(await audited(daily.id))).toEqual(new Set(['challenges.judge_entry']));
  });

  it('keeps the place of an entry empty when an administrator removes the entry after the payment, and hides the entry', async () => {
    fixtures.clock.advance(8);
    const entrants = await people(3);
    const { daily, entries } = await voted(entrants);
    await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + DAY_MS + HOUR_MS));
    const reader = await fixtures.person();
    const shown = async () => (await call(reader, getResults, { params: { id: daily.id } })).body.results!.map(({ place, entry }) => [place, entry.id]);
    expect(await shown()).toEqual(entries.map((id, at) => [at + 1, id]));
    await call(admin, removeEntry, { params: { id: daily.id, entryId: entries[0]! }, body: { rule: 'spam', note: 'This is an advertisement.' }, key: newId() });
    await fixtures.maintain('challenges.advance');
    expect(await shown()).toEqual([[2, entries[1]], [3, entries[2]]]);
    const payouts = (await call(admin, listPayouts, { query: { challengeId: daily.id } })).body;
    expect(payouts.items.map(({ kind, place, amount, person }) => [kind, place, amount, person?.username])).toEqual([['taken_back', null, 5, entrants[0]!.username], ['place', 1, 5, entrants[0]!.username]]);
    expect(payouts.total).toBe(5);
    const page = (await call(admin, listPayouts, { query: { challengeId: daily.id, limit: 1 } })).body;
    expect((await call(admin, listPayouts, { query: { challengeId: daily.id, limit: 1, cursor: page.nextCursor! } })).body.items.map(({ kind }) => kind)).toEqual(['place']);
  });
});

describe('recompute', () => {
  it('computes results again when an administrator asks, only after they stand and before the prizes are paid', async () => {
    fixtures.clock.advance(8);
    const entrants = await people(3);
    const { daily, entries } = await voted(entrants);
    const recompute = () => call(admin, recomputeChallenge, { params: { id: daily.id }, key: newId() });
    expect(codeOf(await recompute())).toBe('not_closed');
    await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + HOUR_MS));
    expect(await places(entries)).toEqual([1, 2, 3]);
    // The home page tells each entrant the results and their own place.
    const today = async (person: Person) => (await call(person, getTodaysChallenge)).body.results;
    const own = (await call(entrants[0]!, getChallenge, { params: { id: daily.id } })).body.challenge;
    expect([(await today(entrants[0]!))?.id, (await today(entrants[0]!))?.you?.place, own.you?.place, await today(admin)]).toEqual([daily.id, 1, 1, null]);
    // The test replaces the votes: new ones reverse the order. It simulates the removal of votes that were fraud.
    await fixtures.query('delete from challenge_votes where challenge_id = ?', [daily.id]);
    await fixtures.query('delete from challenge_voters where challenge_id = ?', [daily.id]);
    const honest = await fixtures.person();
    await fixtures.votes(daily.id, [[2, 1], [2, 0], [1, 0]].map(([winner = 0, loser = 0]) => ({ voter: honest.id, winner: entries[winner]!, loser: entries[loser]! })));
    expect((await recompute()).status).toBe(200);
    await fixtures.maintain('challenges.advance');
    expect(await places(entries)).toEqual([3, 2, 1]);
    const causes = await fixtures.query<{ cause: string }>('select cause from challenge_score_runs where challenge_id = ? order by id', [daily.id]);
    expect(causes.map(({ cause }) => cause)).toEqual(['close', 'recompute']);
    await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + DAY_MS + HOUR_MS));
    expect(codeOf(await recompute())).toBe('already_paid');
    expect(await audited(daily.id)).toEqual(['challenges.recompute']);
  });
});

describe('cancelling', () => {
  it('cancels a challenge once, tells entrants the reason, takes season points back, and refuses after the payment', async () => {
    fixtures.clock.advance(8);
    const entrants = await people(3);
    const { daily, entries } = await voted(entrants);
    await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + HOUR_MS));
    const points = () => fixtures.query('select 1 from challenge_points where challenge_id = ?', [daily.id]);
    expect(await points()).toHaveLength(3);
    const cancel = (id: string) => call(admin, cancelChallenge, { params: { id }, body: { reason: 'Votes were bought.' }, key: newId() });
    expect([(await cancel(daily.id)).status, (await cancel(daily.id)).status]).toEqual([200, 200]);
    expect(await seen(daily.id)).toMatchObject({ state: 'cancelled', cancelReason: 'Votes were bought.', paid: 0 });
    expect(await points()).toEqual([]);
    await fixtures.deliver();
    for (const { id } of entrants) expect(await fixtures.query(`select 1 from messages where user_id = ? and content like '%Votes were bought.%'`, [id])).toHaveLength(1);
    await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + 2 * DAY_MS));
    expect(await fixtures.query('select 1 from challenge_payouts where challenge_id = ?', [daily.id])).toEqual([]);
    expect(await audited(daily.id)).toEqual(['challenges.cancel']);
    expect((await call(entrants[0]!, getResults, { params: { id: daily.id } })).body.results).toBeNull();
    // If a challenge is cancelled before its results, its entries stay unseen: their ballots are deleted, so no pair shows them.
    expect(await fixtures.query('select 1 from challenge_ballots where entry_id = any(?::uuid[])', [entries])).toEqual([]);

    const paid = await voted(await people(3));
    await fixtures.moveTo(new Date(new Date(paid.daily.resultsAt).getTime() + DAY_MS + HOUR_MS));
    expect(codeOf(await cancel(paid.daily.id))).toBe('already_paid');
  });
});
