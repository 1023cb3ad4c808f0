import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listEntries, listEntryCandidates, submitEntry, withdrawEntry } from '#contracts/challenge-entries.ts';
import { generateForChallenge, getChallenge, getTodaysChallenge, listChallenges } from '#contracts/challenges.ts';
import { getChallengeStreak } from '#contracts/challenge-seasons.ts';
import { changeCreation, changeCreations } from '#contracts/creations.ts';
import { must } from '#contracts/must.ts';
import { addSample } from '#contracts/prompt-samples.ts';
import { createShareLink, getSharePage } from '#contracts/sharing.ts';
import { newId } from '#kernel/ids.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import type { Person } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { planChallenges } from './commands/plan-challenges.ts';
import { withdrawLocked } from './commands/withdraw-entry.ts';
import { stateAt } from './domain/challenge-times.ts';
import { findChallenge, lockChallenge, timesOf } from './queries/find-challenge.ts';
import { contextOf, entryRow, openChallengeFixtures } from './testing/challenge-fixtures.ts';
import type { ChallengeFixtures } from './testing/challenge-fixtures.ts';

let fixtures: ChallengeFixtures;
beforeAll(async () => {
  fixtures = await openChallengeFixtures();
});
afterAll(async () => {
  await fixtures.close();
});
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

const submit = (person: Person, id: string, generationId: string, body: object = {}) => call(person, submitEntry, { params: { id }, body: { generationId, output: 0, showInputs: false, ...body }, key: newId() });
const withdraw = (person: Person, id: string, entryId: string) => call(person, withdrawEntry, { params: { id, entryId }, key: newId() });
const seen = async (person: Person, id: string) => (await call(person, getChallenge, { params: { id } })).body.challenge;

describe('the calendar', () => {
  it('seeds 120 themes, and makes one daily per day when two workers plan at the same time', async () => {
    const [{ text, image, video }] = (await fixtures.query<{ text: number; image: number; video: number }>(
      `select (count(*) filter (where content_type = 'text'))::int as text, (count(*) filter (where content_type = 'image'))::int as image, (count(*) filter (where content_type = 'video'))::int as video from challenge_themes`,
    )) as [{ text: number; image: number; video: number }];
    expect([text, image, video]).toEqual([48, 48, 24]);
    await Promise.all([planChallenges(contextOf(fixtures)), planChallenges(contextOf(fixtures))]);
    const days = await fixtures.query<{ day: Date }>(`select day from challenges where kind = 'daily' order by day`);
    expect(days).toHaveLength(8);
  });

  it('uses no theme twice within 90 days, and alternates the content types of dailies', async () => {
    for (let week = 0; week < 14; week += 1) {
      fixtures.clock.advance(7);
      await planChallenges(contextOf(fixtures));
    }
    const dailies = await fixtures.query<{ theme_key: string; type: string }>(`select theme_key, content_type as type from challenges where kind = 'daily' order by day`);
    expect(dailies.length).toBeGreaterThan(100);
    dailies.forEach(({ theme_key: key }, at) => expect(dailies.slice(at + 1, at + 91).some((later) => later.theme_key === key)).toBe(false));
    const turns = dailies.slice(0, 10).map(({ type }) => type).join();
    expect('text,image,text,image,video,'.repeat(4)).toContain(turns);
  });
});

describe('a person who enters', () => {
  it('lets a person make a free run, send three entries, replace one and withdraw one, and shows visitors less', async () => {
    const daily = await fixtures.daily('text');
    const ada = await fixtures.person(50);
    const visitor = (await call(fixtures.app.visitor(), getTodaysChallenge)).body.challenge;
    expect([visitor?.id, visitor?.you]).toEqual([daily.id, null]);
    expect((await call(fixtures.app.visitor(), getChallenge, { params: { id: daily.slug } })).status).toBe(401);
    const opened = await seen(ada, daily.slug);
    expect([opened.you, opened.ownEntries]).toEqual([{ entries: 0, votes: 0, seen: 0, pairsLeft: null, votesToToken: 10, freeTry: 'available', notify: false, host: false, place: null, prize: null }, []]);

    const free = await fixtures.made(ada, daily.id, { freeTry: true, expectedTotal: 0 });
    expect([await fixtures.balance(ada), (await seen(ada, daily.id)).you?.freeTry]).toEqual([50, 'used']);
    const again = await call(ada, generateForChallenge, { params: { id: daily.id }, body: { expectedTotal: 0, inputs: { idea: 'Again' }, freeTry: true }, key: newId() });
    expect([again.status, codeOf(again)]).toEqual([409, 'free_try_gone']);

    const first = await submit(ada, daily.id, free, { title: 'The first' });
    expect([first.status, first.body.entry.title, first.body.entry.status]).toEqual([201, 'The first', 'submitted']);
    expect(codeOf(await submit(ada, daily.id, free))).toBe('not_eligible');
    const second = await fixtures.entered(ada, daily.id);
    await fixtures.entered(ada, daily.id);
    const fourth = await fixtures.made(ada, daily.id);
    expect(codeOf(await submit(ada, daily.id, fourth))).toBe('entries_full');
    expect((await submit(ada, daily.id, fourth, { replaces: second })).status).toBe(201);
    expect((await entryRow(fixtures, second)).status).toBe('withdrawn');
    expect((await withdraw(ada, daily.id, first.body.entry.id)).status).toBe(200);
    const card = await seen(ada, daily.id);
    expect([card.entries, card.entrants, card.ownEntries.length, card.you?.entries]).toEqual([2, 1, 2, 2]);
    const mine = (await call(ada, listChallenges, { query: { state: 'mine' } })).body;
    expect([mine.items.map(({ id }) => id), mine.counts.mine]).toEqual([[daily.id], 1]);
    expect((await call(ada, getChallengeStreak)).body.streak.current).toBe(1);
    await fixtures.deliver();
    expect(await fixtures.query(`select value::int from achievement_counters where user_id = ? and counter = 'challenges.entered'`, [ada.id])).toEqual([{ value: 1 }]);
  });

  it('accepts only runs that were made for the challenge, and none after its close even if the worker is late', async () => {
    const daily = await fixtures.daily('text');
    const bo = await fixtures.person(60);
    const promptId = await fixtures.prompt({ owner: bo, pricing: 'free' });
    const ordinary = (await fixtures.run(bo, promptId)).id;
    expect(codeOf(await submit(bo, daily.id, ordinary))).toBe('not_eligible');
    const own = await call(bo, generateForChallenge, { params: { id: daily.id }, body: { expectedTotal: 99, promptId, inputs: { topic: 'gulls' } }, key: newId() });
    expect(own.status).toBe(202);
    await fixtures.finish(own.body.generation.id);
    const sealed = await fixtures.prompt({ owner: await fixtures.person(), pricing: 'run' });
    const refused = await call(bo, generateForChallenge, { params: { id: daily.id }, body: { expectedTotal: 99, promptId: sealed, inputs: { topic: 'gulls' } }, key: newId() });
    expect(codeOf(refused)).toBe('prompt_not_allowed');
    const picture = await fixtures.prompt({ owner: bo, pricing: 'free', contentType: 'image' });
    expect(codeOf(await call(bo, generateForChallenge, { params: { id: daily.id }, body: { expectedTotal: 99, promptId: picture, inputs: { topic: 'gulls' } }, key: newId() }))).toBe('wrong_type');
    // While entries are blind, runs for them do not raise the prompt's run count. Otherwise a rising number would tell its author who entered with this prompt.
    const cal = await fixtures.person(20);
    await fixtures.app.modules.library.maintenance.find(({ name }) => name === 'library.adopt_prompts')?.run();
    await fixtures.deliver();
    const runsOf = async () => (await fixtures.query<{ runs: number }>('select runs from library_entries where prompt_id = ? and owner_id = ?', [promptId, bo.id]))[0]?.runs;
    const before = await runsOf();
    const theirs = await call(cal, generateForChallenge, { params: { id: daily.id }, body: { expectedTotal: 99, promptId, inputs: { topic: 'terns' } }, key: newId() });
    await fixtures.finish(theirs.body.generation.id);
    await fixtures.deliver();
    expect([before, await runsOf()]).toEqual([1, 1]);
    await fixtures.run(cal, promptId);
    await fixtures.deliver();
    expect(await runsOf()).toBe(2);
    const late = await fixtures.made(bo, daily.id);
    const candidates = (await call(bo, listEntryCandidates, { params: { id: daily.id }, query: {} })).body.items;
    expect([late, ordinary].map((run) => candidates.find(({ generationId }) => generationId === run)?.refusal)).toEqual([null, 'not_for_this']);
    // The worker has not run, so the stored state still says that the challenge is open. The clock alone closes it.
    fixtures.clock.advance(1);
    expect((await seen(bo, daily.id)).state).toBe('voting');
    expect(codeOf(await submit(bo, daily.id, late))).toBe('entries_closed');
    expect(codeOf(await call(bo, generateForChallenge, { params: { id: daily.id }, body: { expectedTotal: 99, inputs: { idea: 'Late' } }, key: newId() }))).toBe('entries_closed');
  });

  it('gives a person the free run back when the run fails because of the provider', async () => {
    const daily = await fixtures.daily('text');
    const max = await fixtures.person();
    const spent = async () => (await fixtures.query<{ spent: number }>('select spent from challenge_free_budgets where day = ?', [daily.opensAt.slice(0, 10)]))[0]?.spent;
    const stumble = { do: 'status', status: 500 } as const;
    fixtures.provider.script(stumble, stumble, stumble);
    await fixtures.made(max, daily.id, { freeTry: true, expectedTotal: 0 });
    expect((await seen(max, daily.id)).you?.freeTry).toBe('used');
    await fixtures.deliver();
    expect((await seen(max, daily.id)).you?.freeTry).toBe('available');
    await fixtures.made(max, daily.id, { freeTry: true, expectedTotal: 0 });
    // The failed run returned its token to the platform's budget for free runs.
    expect(await spent()).toBe(1);
  });

  it('refuses one of four entries that a person sends at the same time, because three is the limit', async () => {
    const daily = await fixtures.daily('text');
    const cy = await fixtures.person(60);
    const runs = [];
    for (let n = 0; n < 4; n += 1) runs.push(await fixtures.made(cy, daily.id));
    const answers = await Promise.all(runs.map((run) => submit(cy, daily.id, run)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409]);
    expect((await seen(cy, daily.id)).entries).toBe(3);
  });
});

describe('a withdrawal that waits while the challenge closes', () => {
  /** Withdraws an entry while another transaction holds the challenge's lock. The clock passes the close before that lock is released. */
  async function whileClosing(withdrawal: (person: Person, challengeId: string, entryId: string) => Promise<unknown>) {
    const daily = await fixtures.daily('text');
    const person = await fixtures.person(20);
    const entryId = await fixtures.entered(person, daily.id);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => { release = resolve; });
    let locked: () => void = () => undefined;
    const isLocked = new Promise<void>((resolve) => { locked = resolve; });
    const closing = fixtures.app.services.db.transaction(async (tx) => {
      await lockChallenge(tx, daily.id);
      locked();
      await held;
    });
    await isLocked;
    const outcome = withdrawal(person, daily.id, entryId);
    await vi.waitFor(async () => {
      expect(await fixtures.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%challenges c where c.id%'`)).not.toEqual([]);
    }, { timeout: 10_000 });
    fixtures.clock.advance(1);
    release();
    await closing;
    await outcome;
    return (await entryRow(fixtures, entryId)).status;
  }

  it('refuses a withdrawal that waits for the lock until after the close, because it reads the time under the lock', async () => {
    expect(await whileClosing(withdraw)).toBe('submitted');
  });

  it('would accept a withdrawal after the close if it read the time before it waits for the lock', async () => {
    const broken = (person: Person, challengeId: string, entryId: string) => fixtures.app.services.db.transaction(async (tx) => {
      const before = await findChallenge(tx, challengeId);
      const open = stateAt(timesOf(before), before.state, fixtures.clock.now()) === 'active';
      const challenge = await lockChallenge(tx, challengeId);
      if (open) await withdrawLocked(tx, contextOf(fixtures), challenge, person.id, entryId);
    });
    expect(await whileClosing(broken)).toBe('withdrawn');
  });
});

describe('an account that is deleted', () => {
  it('withdraws the entries of a deleted account from the voting, and removes name and text', async () => {
    const daily = await fixtures.daily('text');
    const ida = await fixtures.person(20);
    const entryId = await fixtures.entered(ida, daily.id);
    await fixtures.app.services.db.transaction((tx) => must(fixtures.app.modules.challenges.personalData, 'the personal data').erase(tx, ida.id));
    expect(await fixtures.query('select user_id, status, body, title from challenge_entries where id = ?', [entryId])).toEqual([{ user_id: null, status: 'withdrawn', body: null, title: '' }]);
    expect(await fixtures.query('select 1 from challenge_ballots where entry_id = ?', [entryId])).toEqual([]);
  });
});

describe('blindness', () => {
  it('refuses to make an entry public before the results, and refuses a public creation as an entry', async () => {
    const daily = await fixtures.daily('text');
    const dee = await fixtures.person(60);
    const [entry, shown] = [await fixtures.made(dee, daily.id), await fixtures.made(dee, daily.id)];
    await fixtures.deliver();
    const publish = (id: string) => call(dee, changeCreation, { params: { id }, body: { visibility: 'public' }, key: newId() });
    expect((await publish(shown)).status).toBe(200);
    expect(codeOf(await submit(dee, daily.id, shown))).toBe('not_eligible');
    expect((await submit(dee, daily.id, entry)).status).toBe(201);
    expect(codeOf(await publish(entry))).toBe('still_blind');
  });

  it('refuses a share link and a sample of an entry before the results, and allows a share link after them', async () => {
    const daily = await fixtures.daily('text');
    const jo = await fixtures.person(60);
    const promptId = await fixtures.prompt({ owner: jo, pricing: 'free' });
    const [entry, linked] = [await fixtures.made(jo, daily.id, { promptId, inputs: { topic: 'gulls' } }), await fixtures.made(jo, daily.id, { promptId, inputs: { topic: 'terns' } })];
    await fixtures.deliver();
    const link = (creationId: string) => call(jo, createShareLink, { params: { id: promptId }, body: { inputs: null, showInputs: true, allowRemix: true, creationId }, key: newId() });
    const visible = async (creation: string) => (await call(fixtures.app.visitor(), getSharePage, { params: { id: promptId }, query: { creation } })).body.creation !== null;
    expect([(await link(linked)).status, codeOf(await submit(jo, daily.id, linked))]).toEqual([201, 'not_eligible']);
    expect((await submit(jo, daily.id, entry)).status).toBe(201);
    const sample = await call(jo, addSample, { params: { id: promptId }, body: { generationId: entry, caption: '' }, key: newId() });
    expect([codeOf(await link(entry)), codeOf(sample), await visible(entry)]).toEqual(['still_blind', 'still_blind', false]);
    await fixtures.query(`update challenges set state = 'completed' where id = ?`, [daily.id]);
    expect([(await link(entry)).status, await visible(entry)]).toEqual([201, true]);
  });

  it('serves the picture of an entry with other bytes, ETag and file name than the picture of its run', async () => {
    const daily = await fixtures.daily('image');
    const eve = await fixtures.person(60);
    const id = await fixtures.entered(eve, daily.id);
    const row = await entryRow(fixtures, id);
    expect(row.ready).toBe(true);
    const [output] = await fixtures.query<{ file_id: string }>('select o.file_id from generation_outputs o join challenge_entries e on e.generation_id = o.generation_id where e.id = ?', [id]);
    const voter = await fixtures.person();
    const original = await eve.send('GET', `/media/${output!.file_id}`);
    const copy = await voter.send('GET', `/api/challenge-entries/${id}/file`);
    expect([copy.status, copy.headers.get('content-type'), copy.headers.get('last-modified'), copy.headers.get('content-disposition')]).toEqual([200, 'image/webp', null, 'inline']);
    expect(copy.headers.get('etag')).not.toContain(output!.file_id);
    expect([original.status, copy.text === original.text]).toEqual([200, false]);
    // The entry's id is a random UUID of version 4, because one of version 7 would show when the entry was made.
    expect(id[14]).toBe('4');
  });

  it('lists entries without names, in pages, and in an order that differs by viewer', async () => {
    const daily = await fixtures.daily('text');
    const [gus, hana] = [await fixtures.person(60), await fixtures.person(60)];
    const ids = [await fixtures.entered(gus, daily.id), await fixtures.entered(gus, daily.id), await fixtures.entered(hana, daily.id)];
    // Each viewer's list begins at another point of a circle. Entries are spread evenly on it: twelve viewers get the same order once in 170,000 runs.
    for (const [at, id] of ids.entries()) await fixtures.query('update challenge_entries set shuffle = ? where id = ?', [at * 700_000_000, id]);
    const list = async (person: Person, seed: number) => {
      const items = [];
      let cursor: string | undefined;
      do {
        const page = (await call(person, listEntries, { params: { id: daily.id }, query: { seed, limit: 2, ...(cursor ? { cursor } : {}) } })).body;
        items.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return items;
    };
    const orders = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const items = await list(gus, seed);
      expect(items.map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect(items.filter(({ mine }) => mine)).toHaveLength(2);
      orders.add(items.map(({ id }) => id).join());
    }
    expect(orders.size).toBeGreaterThan(1);
    expect(JSON.stringify(await list(hana, 0))).not.toContain(gus.username);
  });

  it('withdraws an entry when its author moves the run to the trash', async () => {
    const daily = await fixtures.daily('text');
    const fay = await fixtures.person(60);
    const generationId = await fixtures.made(fay, daily.id);
    const { id } = (await submit(fay, daily.id, generationId)).body.entry;
    await fixtures.deliver();
    expect((await call(fay, changeCreations, { body: { ids: [generationId], action: 'trash' }, key: newId() })).status).toBe(200);
    await fixtures.deliver();
    expect([(await entryRow(fixtures, id)).status, (await seen(fay, daily.id)).entries]).toEqual(['withdrawn', 0]);
  });
});
