import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDraftTests } from '#contracts/draft-tests.ts';
import { getGeneration, retryGeneration } from '#contracts/generation.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { blankDraft, improveDraft, testDraft } from '#contracts/prompt-drafts.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { addSample, listSamples, removeSample, SAMPLE_LIMIT, SAMPLE_TEXT_MAX } from '#contracts/prompt-samples.ts';
import { listVersions } from '#contracts/prompt-versions.ts';
import { rows } from '#kernel/db/raw.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { sampled } from '#modules/prompts/testing/sampled.ts';
import { moduleList } from '../../bootstrap/modules.ts';
import { markClip } from './commands/mark-clip.ts';

let app: TestApp;
let author: HttpUser;
let stranger: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [author, stranger] = [await app.register(), await app.register()];
  await rows(app.services.db.knex, `update wallets set purchased = purchased + 500`);
}, 60_000);
afterAll(() => app.close());

const TEXT = 'Write a lullaby about {{thing}} that no other lullaby resembles, in four lines, each one shorter than the last.';
const content = (changes: Partial<DraftContent> = {}): DraftContent => ({
  ...blankDraft('text'), category: 'creative-writing', title: 'A lullaby for things', oneLiner: 'Four lines, each shorter.', template: TEXT, outputSettings: { length: 60 },
  form: { sections: [{ title: '', fields: [{ key: 'thing', type: 'short_text', label: 'Thing', required: true }] }] },
  testInputs: [{ label: 'Kettle', inputs: { thing: 'a kettle' } }, { label: 'Door', inputs: { thing: 'a door' } }, { label: 'Moth', inputs: { thing: 'a moth' } }],
  ...changes,
});
const drafted = async (changes?: Partial<DraftContent>): Promise<Draft> => (await author.send<{ draft: Draft }>('POST', '/api/drafts', { body: { content: content(changes) } })).body.draft;
const publish = (draft: Draft) => author.send<{ outcome: string }>('POST', `/api/drafts/${draft.promptId}/publish`, { body: { revision: draft.revision, changeNote: '', despiteWarning: true } });
const test = (user: HttpUser, { promptId, revision }: Pick<Draft, 'promptId' | 'revision'>, thing = 'a kettle') =>
  call(user, testDraft, { params: { id: promptId }, body: { expectedTotal: 99, revision, inputs: { thing } } });
const read = async (id: string) => (await call(author, getGeneration, { params: { id } })).body.generation;

/** Waits until a worker has made the run, and delivers its events to all subscribers. */
async function made(id: string) {
  await app.modules.generation.generation.runAttempt(id, { signal: new AbortController().signal });
  const { db } = app.services;
  const all = groupSubscriptions(moduleList(app.modules).flatMap((module) => module.subscriptions ?? []));
  for (const { id: eventId, name, payload } of await rows<{ id: string; name: string; payload: unknown }>(db.knex, `select id, name, payload from outbox_events where payload ->> 'generationId' = ? and name = 'generation_success'`, [id])) {
    for (const { handle, concerns } of all.get(name) ?? []) {
      if (concerns(payload)) await db.transaction((tx) => handle(tx, payload, { eventId, occurredAt: new Date() }));
    }
  }
  return read(id);
}

describe('a test run of a draft', () => {
  it('runs an author\'s saved draft as a test at the usual price, without a royalty', async () => {
    const draft = await drafted({ pricing: 'run', runRoyalty: 9 });
    const { status, headers, body } = await test(author, draft);
    expect([status, headers.get('location')]).toEqual([202, `/api/generations/${body.generation.id}`]);
    expect(body.generation).toMatchObject({ title: 'A lullaby for things', quote: { total: 1, royalty: 0 }, prompt: { id: draft.promptId } });
    const run = await made(body.generation.id);
    expect(run).toMatchObject({ status: 'succeeded', inputs: { thing: 'a kettle' }, promptText: TEXT.replace('{{thing}}', 'a kettle') });
  });

  it('lists an author\'s test runs of a draft page by page, newest first, and says which were made with another text', async () => {
    const draft = await drafted({ title: 'Tested twice' });
    const [first, second] = [(await test(author, draft)).body.generation.id, (await test(author, draft, 'a door')).body.generation.id];
    await made(first);
    const page = (query: { limit?: number; before?: string } = {}, user = author) => call(user, listDraftTests, { params: { id: draft.promptId }, query });
    const outdated = async () => (await page()).body.map(({ id, outdated: old }) => [id, old]);
    const newest = await page({ limit: 1 });
    expect(newest.body).toMatchObject([{ id: second, status: 'queued', name: 'a door', outdated: false }]);
    const rest = await page({ limit: 1, before: newest.headers.get('x-next-cursor')! });
    expect([rest.body.map(({ id }) => id), rest.headers.get('x-next-cursor')]).toEqual([[first], null]);
    expect((await page({}, stranger)).status).toBe(404);
    const changed = content({ title: 'Tested twice', template: `${TEXT} Sing it.` });
    await author.send('PUT', `/api/drafts/${draft.promptId}`, { body: { revision: 1, content: changed } });
    expect(await outdated()).toEqual([[second, true], [first, true]]);
    const third = (await test(author, { ...draft, revision: 2 })).body.generation.id;
    expect(await outdated()).toEqual([[third, false], [second, true], [first, true]]);
    // A run of a published text may become a sample, also after the draft has gone on.
    await publish({ ...draft, revision: 2 });
    await author.send('PUT', `/api/drafts/${draft.promptId}`, { body: { revision: 2, content: content({ title: 'Tested twice' }) } });
    await author.send('POST', `/api/prompts/${draft.promptId}/generate`, { body: { expectedTotal: 99, inputs: { thing: 'x' } } });
    await call(author, improveDraft, { params: { id: draft.promptId }, body: { expectedTotal: 99, revision: 3 } });
    await author.send('DELETE', `/api/generations/${first}`);
    expect(await outdated()).toEqual([[third, false], [second, false]]);
  });

  it('counts a test run in no figure: neither in the prompt\'s runs and success rate, nor in the author\'s counters', async () => {
    const draft = await drafted({ title: 'Counts for nothing' });
    await publish(draft);
    await made((await test(author, draft)).body.generation.id);
    const { stats } = (await call(stranger, getPrompt, { params: { idOrSlug: draft.promptId } })).body.prompt;
    expect(stats).toMatchObject({ runs: 0, successRate: null });
    const counters = await rows<{ counter: string }>(app.services.db.knex, `select counter from achievement_counters c join users u on u.id = c.user_id where u.username = ? and counter in ('runs.freeform', 'runs.prompts')`, [author.username]);
    expect(counters).toEqual([]);
    const real = await author.send<{ generation: { id: string } }>('POST', `/api/prompts/${draft.promptId}/generate`, { body: { expectedTotal: 99, inputs: { thing: 'x' } } });
    await made(real.body.generation.id);
    expect((await call(stranger, getPrompt, { params: { idOrSlug: draft.promptId } })).body.prompt.stats.runs).toBe(1);
    expect((await call(stranger, listVersions, { params: { id: draft.promptId } })).body.items[0]).toMatchObject({ version: 1, runs: 1, works: null });
  });

  it('refuses a test run of an old revision of the draft, or by a person who is not the author', async () => {
    const draft = await drafted();
    expect(await test(author, { ...draft, revision: 7 })).toMatchObject({ status: 409, body: { code: 'draft_conflict', details: { draft: { revision: 1 } } } });
    expect((await test(stranger, draft)).status).toBe(404);
    expect((await call(stranger, improveDraft, { params: { id: draft.promptId }, body: { expectedTotal: 99, revision: 1 } })).status).toBe(404);
  });

  it('refuses a test run with the path of what the template or the inputs lack', async () => {
    const undefinedVariable = await drafted({ template: 'Hello {{who}}', title: '' });
    expect(await test(author, undefinedVariable)).toMatchObject({ status: 422, body: { code: 'not_ready', issues: [{ path: ['template'] }] } });
    expect(await test(author, await drafted({ title: '' }), '')).toMatchObject({ status: 400, body: { issues: [{ path: ['inputs', 'thing'] }] } });
  });

  it('repeats a test run with the draft as it is saved now', async () => {
    const draft = await drafted();
    const { id } = await made((await test(author, draft)).body.generation.id);
    await author.send('PUT', `/api/drafts/${draft.promptId}`, { body: { revision: 1, content: content({ template: 'Now hum about {{thing}}.' }) } });
    const again = await call(author, retryGeneration, { params: { id }, body: { expectedTotal: 99 } });
    expect((await read(again.body.generation.id)).promptText).toBe('Now hum about a kettle.');
  });
});

describe('a new version', () => {
  it('publishes a version that works on fewer of the author’s test inputs only after the author confirms it', async () => {
    const draft = await drafted({ title: 'A lullaby that worked once' });
    const tried = async (at: Draft, thing: string, status = 'succeeded'): Promise<void> =>
      void (await rows(app.services.db.knex, 'update generations set status = ?, finished_at = now() where id = ?', [status, (await test(author, at, thing)).body.generation.id]));
    for (const thing of ['a kettle', 'a moth']) await tried(draft, thing);
    await publish(draft);
    await author.send('PUT', `/api/drafts/${draft.promptId}`, { body: { revision: 1, content: content({ title: 'A lullaby that worked once', template: `${TEXT} Backwards.` }) } });
    const next = { ...draft, revision: 2 };
    await tried(next, 'a kettle', 'failed');
    await tried(next, 'a moth', 'failed');
    await tried(next, 'a moth');
    const out = (more: object) => author.send<{ code?: string; details?: object; version?: number }>('POST', `/api/drafts/${draft.promptId}/publish`, { body: { revision: 2, changeNote: '', despiteWarning: true, ...more } });
    expect(await out({})).toMatchObject({ status: 409, body: { code: 'fewer_successes', details: { before: { tried: 2, worked: 2 }, after: { tried: 2, worked: 1 } } } });
    expect(await out({ despiteDrop: true })).toMatchObject({ status: 200, body: { version: 2 } });
  });
});

describe('improvement of a draft’s template', () => {
  it('improves a template for one token, and keeps every variable in the new template', async () => {
    const draft = await drafted({ template: 'Write about {{thing}}. Never rhyme.' });
    const { status, body } = await call(author, improveDraft, { params: { id: draft.promptId }, body: { expectedTotal: 99, revision: 1, wish: 'Clearer, please' } });
    expect([status, body.generation]).toMatchObject([202, { quote: { total: 1 }, credit: 'Made by Studio, the built-in demo provider' }]);
    const run = await made(body.generation.id);
    expect(run).toMatchObject({ status: 'succeeded', receipt: { captured: 1 }, inputs: { wish: 'Clearer, please' } });
    expect(run.outputs[0]).toMatchObject({ kind: 'text', text: expect.stringMatching(/## Role[^]+\{\{thing\}\}[^]+- Never rhyme\./) as string });
    const again = await call(author, retryGeneration, { params: { id: run.id }, body: { expectedTotal: 99 } });
    expect([again.status, again.body.generation.quote.total]).toEqual([202, 1]);
  });

  it('charges 2 tokens for an improvement whose new template may be a long text, and refuses a request that expected 1', async () => {
    const draft = await drafted({ template: `Write about {{thing}}. ${'Keep every word of this. '.repeat(60)}` });
    const ask = (expectedTotal: number) => call(author, improveDraft, { params: { id: draft.promptId }, body: { expectedTotal, revision: 1 }, key: newId() });
    expect((await ask(1)).body).toMatchObject({ code: 'price_changed', details: { quote: { total: 2, baseLabel: 'Long text' } } });
    expect((await ask(2)).body.generation).toMatchObject({ quote: { total: 2 }, length: 514 });
  });

  it('refuses to improve a draft whose template is blank', async () => {
    const draft = await drafted({ template: '  ' });
    expect((await call(author, improveDraft, { params: { id: draft.promptId }, body: { expectedTotal: 99, revision: 1 } })).status).toBe(422);
  });
});

describe('samples', () => {
  const list = async (user: HttpUser, id: string) => (await call(user, listSamples, { params: { id } })).body.samples;
  const add = (user: HttpUser, id: string, generationId: string, caption = 'For a kettle') => call(user, addSample, { params: { id }, body: { generationId, caption } });

  it('shows a test run of the published text as a sample to all readers until the author removes it', async () => {
    const draft = await drafted({ title: 'Samples of a lullaby' });
    const run = await made((await test(author, draft)).body.generation.id);
    const early = await add(author, draft.promptId, run.id);
    expect(early).toMatchObject({ status: 201, body: { sample: { version: null, outdated: false, generationId: run.id } } });
    expect((await call(stranger, listSamples, { params: { id: draft.promptId } })).status).toBe(404);
    await publish(draft);
    expect(await list(app.visitor(), draft.promptId)).toEqual([]);
    const added = await add(author, draft.promptId, run.id);
    expect(added.body.sample.id).toBe(early.body.sample.id);
    expect(added).toMatchObject({ status: 201, body: { sample: { caption: 'For a kettle', version: 1, inputs: { thing: 'a kettle' }, options: { quantity: 1, length: run.length, aspect: null }, tokens: 1, outputs: run.outputs } } });
    expect((await add(author, draft.promptId, run.id, 'Another caption')).body.sample).toMatchObject({ id: added.body.sample.id, caption: 'Another caption' });
    // The list of samples leaves out a picture that the author uploaded as an input, because other people must not use it.
    const upload = newId();
    await rows(app.services.db.knex, `update generations set file_ids = array[cast(:upload as uuid)], inputs = inputs || jsonb_build_object('photo', cast(:upload as text)) where id = :id`, { upload, id: run.id });
    expect(await list(app.visitor(), draft.promptId)).toMatchObject([{ inputs: { thing: 'a kettle' } }]);
    expect(JSON.stringify(await list(app.visitor(), draft.promptId))).not.toContain(upload);
    const again = async (sample: string) => (await stranger.send<{ generation: { id: string } }>('POST', `/api/prompts/${draft.promptId}/generate`, { body: { expectedTotal: 99, inputs: { thing: 'a kettle' }, sample } })).body.generation.id;
    const seeds = await Promise.all([run.id, await again(added.body.sample.id), await again(newId())].map(async (id) => (await rows<{ seed: number }>(app.services.db.knex, 'select seed from generations where id = ?', [id]))[0]!.seed));
    expect([seeds[1] === seeds[0], seeds[2] === seeds[0]]).toEqual([true, false]);
    const params = { id: draft.promptId, sampleId: added.body.sample.id };
    expect((await call(stranger, removeSample, { params })).status).toBe(404);
    expect((await call(author, removeSample, { params })).status).toBe(200);
    expect(await list(app.visitor(), draft.promptId)).toEqual([]);
  });

  it('refuses a sample of another text, another person or an unfinished run, and one beyond the limit of a prompt', async () => {
    const draft = await drafted({ title: 'Strict about samples' });
    const finished = await made((await test(author, draft)).body.generation.id);
    const waiting = (await test(author, draft, 'a moth')).body.generation.id;
    const changed = content({ title: 'Strict about samples', template: `${TEXT} Sing it.` });
    await author.send('PUT', `/api/drafts/${draft.promptId}`, { body: { revision: 1, content: changed } });
    await publish({ ...draft, revision: 2 });
    expect(await add(author, draft.promptId, finished.id)).toMatchObject({ status: 422, body: { code: 'sample_of_another_text' } });
    expect(await add(author, draft.promptId, waiting)).toMatchObject({ status: 422, body: { code: 'nothing_to_show' } });
    const theirs = await stranger.send<{ generation: { id: string } }>('POST', `/api/prompts/${draft.promptId}/generate`, { body: { expectedTotal: 99, inputs: { thing: 'x' } } });
    expect((await add(author, draft.promptId, theirs.body.generation.id)).status).toBe(404);
    expect((await add(stranger, draft.promptId, theirs.body.generation.id)).status).toBe(404);
    const own = await made((await test(author, { ...draft, revision: 2 })).body.generation.id);
    await rows(app.services.db.knex, `insert into prompt_samples (id, prompt_id, generation_id, version_no, caption, position, created_at) select gen_random_uuid(), ?, id, 1, '', 1, now() from generations where id <> ? limit ${SAMPLE_LIMIT}`, [draft.promptId, own.id]);
    const [{ count }] = (await rows<{ count: number }>(app.services.db.knex, 'select count(*) from prompt_samples where prompt_id = ?', [draft.promptId])) as [{ count: number }];
    expect((await add(author, draft.promptId, own.id)).status).toBe(count >= SAMPLE_LIMIT ? 422 : 201);
  });

  it('removes a sample when the author deletes the run that it shows', async () => {
    const draft = await drafted({ title: 'Gone with its run' });
    await publish(draft);
    const run = await made((await test(author, draft)).body.generation.id);
    await add(author, draft.promptId, run.id);
    await author.send('DELETE', `/api/generations/${run.id}`);
    expect(await list(stranger, draft.promptId)).toEqual([]);
  });

  it('refuses a sample that repeats its sealed template, and shows strangers short texts, marked pictures and marked clips', async () => {
    const draft = await drafted({ title: 'Sealed lullaby', pricing: 'run', runRoyalty: 2, template: `Canary ${newId()} whispers seven secret words into {{thing}} before anybody wakes up again.` });
    await sampled(app, author, draft);
    await publish(draft);
    const [{ pending_version_id: pending }] = (await rows<{ pending_version_id: string }>(app.services.db.knex, 'select pending_version_id from prompts where id = ?', [draft.promptId])) as [{ pending_version_id: string }];
    await app.services.db.transaction((tx) => app.modules.prompts.catalogue.submissions.decide(tx, draft.promptId, pending, 'approve', ''));
    const quoting = await made((await test(author, draft)).body.generation.id);
    await rows(app.services.db.knex, 'update generations set output_text = ? where id = ?', [`Well: ${draft.content.template.replace('{{thing}}', 'a kettle')}`, quoting.id]);
    expect(await add(author, draft.promptId, quoting.id)).toMatchObject({ status: 422, body: { code: 'too_telling' } });
    await rows(app.services.db.knex, 'update generations set output_text = ? where id = ?', ['Sleep, little kettle.', quoting.id]);
    expect((await add(author, draft.promptId, quoting.id)).status).toBe(201);
    expect(JSON.stringify(await list(stranger, draft.promptId))).not.toContain('Canary');
    // Readers without access see only the beginning of a text, and a picture with a mark.
    await rows(app.services.db.knex, `update generations set output_text = repeat('Sleep, little kettle. ', 60) where id = ?`, [quoting.id]);
    const lengthOf = async (user: HttpUser) => { const [output] = (await list(user, draft.promptId))[0]!.outputs; return output?.kind === 'text' ? output.text.length : 0; };
    expect([await lengthOf(author), await lengthOf(stranger) <= SAMPLE_TEXT_MAX + 2, await lengthOf(stranger) > 300]).toEqual([60 * 22, true, true]);
    const file = await app.modules.media.media.store({ ownerId: quoting.id, data: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#36a' } }).png().toBuffer(), mime: 'image/png', name: 'a.png', visibility: 'public' });
    await rows(app.services.db.knex, `update generations set content_type = 'image' where id = ?`, [quoting.id]);
    await rows(app.services.db.knex, `insert into generation_outputs (generation_id, position, kind, file_id, mime, width, height, alt_text, created_at) values (?, 0, 'image', ?, 'image/png', 64, 64, '', now())`, [quoting.id, file.id]);
    const urlOf = async (user: HttpUser) => { const [output] = (await list(user, draft.promptId))[0]!.outputs; return output?.kind === 'image' ? output.url : ''; };
    expect(await urlOf(author)).toBe(file.url);
    const marked = await app.visitor().send('GET', await urlOf(stranger));
    expect([marked.status, marked.headers.get('content-type'), JSON.stringify(await list(app.visitor(), draft.promptId)).includes(file.id)]).toEqual([200, 'image/webp', false]);
    // While the sample was not compared with the sealed text, the address of its marked picture answers 404 to strangers.
    const known = await urlOf(stranger);
    await rows(app.services.db.knex, 'update prompt_samples set screened_version = null where generation_id = ?', [quoting.id]);
    expect([(await app.visitor().send('GET', known)).status, (await author.send('GET', known)).status]).toEqual([404, 200]);
    await rows(app.services.db.knex, 'update prompt_samples set screened_version = version_no where generation_id = ?', [quoting.id]);
    expect((await stranger.send('GET', known)).status).toBe(200);
    // Strangers see a marked picture in place of a video until its marked clip is made. Removing the sample releases the clip's file.
    const knex = app.services.db.knex;
    await rows(knex, `update generation_outputs set kind = 'video', poster_file_id = file_id where generation_id = ?`, [quoting.id]);
    const kindOf = async (user: HttpUser) => { const [output] = (await list(user, draft.promptId))[0]!.outputs; return output?.kind; };
    expect([await kindOf(author), await kindOf(stranger)]).toEqual(['video', 'image']);
    const due = `update prompt_samples set clip_due_at = now() - interval '1 second' where generation_id = ? returning id`;
    const deps = { db: app.services.db, clock: app.services.clock, log: app.services.log, media: app.modules.media.media };
    const [{ id: sampleId }] = (await rows<{ id: string }>(knex, due, [quoting.id])) as [{ id: string }];
    expect(await markClip(deps, () => Promise.reject(new Error('no encoder')))).toBe(true);
    expect([await markClip(deps, (clip) => Promise.resolve(clip)), await kindOf(stranger)]).toEqual([false, 'image']);
    await rows(knex, due, [quoting.id]);
    await markClip(deps, (_, width) => Promise.resolve(Buffer.from(`marked ${width}`)));
    const [clip] = (await list(stranger, draft.promptId))[0]!.outputs;
    expect([clip?.kind, clip?.kind === 'video' && (await app.visitor().send('GET', clip.url)).text]).toEqual(['video', 'marked 64']);
    const left = async () => (await rows<{ claims: number }>(knex, `select claims from files where name = 'sample.mp4'`)).map(({ claims }) => claims);
    expect([await left(), (await call(author, removeSample, { params: { id: draft.promptId, sampleId } })).status, await left()]).toEqual([[1], 200, [0]]);
  });
});
