import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { writePromptReview } from '#contracts/reviews.ts';
import { must } from '#contracts/must.ts';
import { getPerformance, PERFORMANCE_CSV_PATH } from '#contracts/selling.ts';
import type { Performance } from '#contracts/selling.ts';
import { likePrompt } from '#contracts/social.ts';
import { listLibrary } from '#contracts/library.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';
import { offerOf } from './testing/unlock-calls.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures({ env: { RATE_LIMIT_FREE_TRIAL_RUN: '50/86400' } });
});
afterAll(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  await fixtures.close();
});
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

const figures = async (person: Person, query: { days: '7' | '30'; promptId?: string }): Promise<Performance> => (await call(person, getPerformance, { query })).body.performance;
const likes = (person: Person, id: string) => call(person, likePrompt, { params: { id }, key: newId() });
const reviews = (person: Person, id: string, rating: number) => call(person, writePromptReview, { params: { id }, body: { rating, works: true, title: 'Kind notes', body: 'Every note sounded kind.' }, key: newId() });
const tries = (person: Person, id: string) => fixtures.run(person, id, { freeTrialRun: true, quantity: 1 });

describe('a creator’s figures of free trial runs', () => {
  it('a creator\'s figures sum what delivered free trial runs cost, in this period and the one before', async () => {
    const [ada, bo] = [await fixtures.person(20), await fixtures.person()];
    const [one, two] = [await fixtures.prompt({ owner: ada, freeTrialRuns: 5 }), await fixtures.prompt({ owner: ada, freeTrialRuns: 5 })];
    expect((await tries(bo, one)).outcome).toBe('succeeded');
    fixtures.clock.advance(10);
    const [cleo, dan, eve] = [await fixtures.person(), await fixtures.person(), await fixtures.person()];
    for (const person of [cleo, dan]) expect(await tries(person, two)).toMatchObject({ code: undefined, outcome: 'succeeded' });
    fixtures.provider.script({ do: 'status', status: 400 });
    expect((await tries(eve, two)).outcome).toBe('failed');
    // Ada signs in again, because her session ended when the test moved the clock ten days. Her run of her own prompt is no free trial run.
    await call(ada, login, { body: { username: ada.username, password: 'correct-horse-9' } });
    expect((await fixtures.run(ada, one)).outcome).toBe('succeeded');

    expect((await figures(ada, { days: '7' })).trials).toEqual({ cost: { now: 2, before: 1 }, runs: { now: 2, before: 1 } });
    expect((await figures(ada, { days: '30' })).trials).toEqual({ cost: { now: 3, before: 0 }, runs: { now: 3, before: 0 } });
    expect((await figures(ada, { days: '30', promptId: one })).trials).toEqual({ cost: { now: 1, before: 0 }, runs: { now: 1, before: 0 } });
    expect((await figures(cleo, { days: '30' })).trials).toEqual({ cost: { now: 0, before: 0 }, runs: { now: 0, before: 0 } });
    fixtures.clock.advance(-10);
  });
});

describe('a creator’s figures of likes and reviews', () => {
  it('a creator\'s figures count likes and reviews of all prompts together and of each prompt, also in the CSV file', async () => {
    const [ada, bo, cleo] = [await fixtures.person(), await fixtures.person(20), await fixtures.person(20)];
    const [one, two] = [await fixtures.prompt({ owner: ada, royalty: 3 }), await fixtures.prompt({ owner: ada, royalty: 1 })];
    for (const [person, id] of [[bo, one], [cleo, one], [bo, two]] as const) expect((await fixtures.run(person, id)).outcome).toBe('succeeded');
    await fixtures.deliver();
    for (const person of [bo, cleo]) expect((await likes(person, one)).status).toBe(200);
    for (const [person, id, rating] of [[bo, one, 5], [cleo, one, 4], [bo, two, 4]] as const) expect((await reviews(person, id, rating)).status).toBeLessThan(300);
    await fixtures.deliver();

    const all = await figures(ada, { days: '7' });
    expect(all.opinions).toEqual({ likes: 2, reviews: 3, rating: 4.3 });
    expect(all.prompts.map(({ id, likes: liked, reviews: reviewed }) => [id, liked, reviewed])).toEqual([[one, 2, 2], [two, 0, 1]]);
    expect((await figures(ada, { days: '7', promptId: one })).opinions).toEqual({ likes: 2, reviews: 2, rating: 4.5 });

    const [head, ...lines] = (await ada.send('GET', `${PERFORMANCE_CSV_PATH}?days=7`)).text.replace('\uFEFF', '').trim().split('\r\n').map((line) => line.split(','));
    const column = (name: string): string[] => lines.map((line) => line[head!.indexOf(name)]!);
    expect([column('Runs'), column('Likes'), column('Reviews'), column('Royalties'), column('Spent by buyers')]).toEqual([['2', '1'], ['2', '0'], ['2', '1'], ['6', '1'], ['6', '1']]);
    // 80 % of the day's 7 tokens, rounded down once, is 5.
    expect(column('Net earnings').reduce((sum, tokens) => sum + Number(tokens), 0)).toBe(5);
  });
});

describe('a creator’s figures', () => {
  it('a creator\'s figures count views once a day, runs of other people, unlocks and pending earnings', async () => {
    const [ada, bo] = [await fixtures.person(20), await fixtures.person(60)];
    const id = await fixtures.prompt({ owner: ada, royalty: 2, price: 10 });
    for (let n = 0; n < 3; n += 1) await offerOf(bo, id);
    await offerOf(ada, id);
    // Maintenance deletes a view of 185 days ago, which no figure shows, and keeps one of 179 days ago.
    const ages = () => fixtures.query<{ age: number }>('select cast(? as date) - day as age from prompt_daily_views where prompt_id = ? order by 1', [fixtures.clock.now(), id]);
    await fixtures.query('insert into prompt_daily_views (prompt_id, day, viewer_id, creator_id) select ?, cast(? as date) - age, ?, ? from unnest(array[179, 185]) as age', [id, fixtures.clock.now(), bo.id, ada.id]);
    await fixtures.app.modules.selling.maintenance!.find(({ name }) => name === 'selling.forget_views')!.run();
    expect((await ages()).map(({ age }) => age)).toEqual([0, 179]);
    await fixtures.query('delete from prompt_daily_views where day < cast(? as date)', [fixtures.clock.now()]);
    await fixtures.run(ada, id);
    await fixtures.run(bo, id);
    await fixtures.deliver();
    await fixtures.unlock(bo, id);
    const { performance } = (await call(ada, getPerformance, { query: { days: '7' } })).body;
    expect(performance).toMatchObject({
      views: { now: 1, before: 0 }, runs: { now: 1, before: 0 }, unlocks: { now: 1, before: 0 }, gross: { now: 10, before: 0 }, pending: 10, released: 0,
      net: { now: 8, before: 0 }, trials: { cost: { now: 0, before: 0 }, runs: { now: 0, before: 0 } }, opinions: { likes: 0, reviews: 0, rating: null },
      releases: [{ gross: 10, share: 8 }], paid: [], refunds: { now: 0, before: 0 },
      prompts: [{ id, views: 1, runs: 1, runners: 1, unlocks: 1, refunds: 0, royalties: 2, gross: 10, net: 8, works: null, liked: null }], models: [{ runs: 1, works: null }],
    });
    expect(performance.days).toHaveLength(7);
    expect(performance.days.at(-1)).toMatchObject({ net: 8, royalties: 2, unlocks: 8, lineage: 0 });
    const other = await fixtures.prompt({ owner: ada });
    const ofOther = (await call(ada, getPerformance, { query: { days: '7', promptId: other } })).body.performance;
    expect(ofOther).toMatchObject({ views: { now: 0 }, runs: { now: 0 }, gross: { now: 0 }, pending: 10, net: { now: 0, before: 0 }, prompts: [], models: [] });
    const table = await ada.send('GET', `${PERFORMANCE_CSV_PATH}?days=7`);
    expect(table.text.split('\r\n')[1]).toMatch(/^Prompt [^,]+,[^,]+,1,1,1,1,0,100,,,0,0,2,10,8$/);
    expect((await bo.send('GET', PERFORMANCE_CSV_PATH)).text.trim().split('\r\n')).toHaveLength(1);
    fixtures.clock.advance(9);
    await fixtures.release();
    expect((await call(ada, getPerformance, { query: { days: '30' } })).body.performance).toMatchObject({ net: { now: 8, before: 0 }, pending: 0, released: 8, releases: [], paid: [{ gross: 10, share: 8 }] });
  });
});

describe('a creator’s net earnings', () => {
  const earnedInLibrary = async (person: Person): Promise<Record<string, number | null>> => {
    const { items } = (await call(person, listLibrary, { query: { limit: 100 } })).body;
    return Object.fromEntries(items.map(({ id, earned }) => [id, earned]));
  };

  it('the performance page and the library show the same net tokens of each prompt, which add up to the creator\'s share', async () => {
    const [ada, bo, cleo] = [await fixtures.person(), await fixtures.person(90), await fixtures.person()];
    const [cheap, dear] = [await fixtures.prompt({ owner: ada, royalty: 1, price: 3 }), await fixtures.prompt({ owner: ada, price: 25 })];
    const fork = await fixtures.prompt({ owner: cleo, price: 40, parent: { id: dear, percent: 20 } });
    const ofAda = async () => {
      const [all, inLibrary] = [await figures(ada, { days: '30' }), await earnedInLibrary(ada)];
      const single = await Promise.all([cheap, dear].map(async (promptId) => (await figures(ada, { days: '30', promptId })).net.now));
      return { net: all.net.now, gross: all.gross.now, days: all.days.reduce((sum, { net }) => sum + net, 0), rows: [cheap, dear].map((id) => all.prompts.find((prompt) => prompt.id === id)?.net), single, library: [inLibrary[cheap], inLibrary[dear]] };
    };
    for (const id of [cheap, dear, fork]) await fixtures.unlock(bo, id);
    await fixtures.deliver();
    await fixtures.app.modules.library.maintenance!.find(({ name }) => name === 'library.adopt_prompts')!.run();
    // 80 % of 28, rounded down, is 22: of it 2 tokens are of the cheap prompt and 20 of the dear one, whichever of them comes first.
    const pending = await ofAda();
    expect(pending).toMatchObject({ net: 22, gross: 28, days: 22 });
    expect(pending.rows).toEqual([expect.toBeOneOf([2, 3]), expect.toBeOneOf([19, 20])]);
    for (const numbers of [pending.single, pending.library]) expect(numbers).toEqual(pending.rows);
    // A fifth of the fork's price is promised to the original, but counts only after the release of the fork's day.
    expect((await figures(cleo, { days: '30' })).net.now).toBe(25);

    fixtures.clock.advance(9);
    await fixtures.release();
    for (const person of [ada, cleo]) await call(person, login, { body: { username: person.username, password: 'correct-horse-9' } });
    const released = await ofAda();
    expect(released).toMatchObject({ net: 30, gross: 28, days: 30 });
    expect(released.rows).toEqual([pending.rows[0], must(pending.rows[1], 'the net tokens of the dear prompt') + 8]);
    for (const numbers of [released.single, released.library]) expect(numbers).toEqual(released.rows);
    expect(Object.values(await earnedInLibrary(cleo))).toEqual([25]);
    fixtures.clock.advance(-9);
  });
});
