import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getGeneration } from '#contracts/generation.ts';
import { getDraft, publishDraft, saveDraft } from '#contracts/prompt-drafts.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { addSample, listSamples } from '#contracts/prompt-samples.ts';
import { forkPrompt } from '#contracts/prompt-versions.ts';
import { refundUnlock } from '#contracts/selling.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { readZip } from '#testing/read-zip.ts';
import { call } from '#testing/test-app.ts';
import { drafted, finished } from '../prompts/testing/drafting.ts';
import { sampled } from '#modules/prompts/testing/sampled.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';
import { codeOf } from './testing/unlock-calls.ts';

const SECRET = 'Speak as a tired lighthouse keeper who counts every gull twice, trusts no fog before noon and writes {{topic}} on the wall with chalk that was stolen from the harbour school in the winter of the long strike.';
const OWN = 'Tell {{topic}} as a bedtime story in which nobody is late, every animal has a job, and the last sentence is a question that a child can answer.';

let fixtures: SellingFixtures;
let ada: Person;
let original: string;
beforeAll(async () => {
  fixtures = await openSellingFixtures({ env: { RATE_LIMIT_EXPORT: '100/60' } });
  ada = await fixtures.person();
  original = await fixtures.prompt({ owner: ada, royalty: 2, price: 25, template: SECRET });
});
afterAll(() => fixtures.close());

const inputs = [1, 2, 3].map((n) => ({ label: `Nr ${n}`, inputs: { topic: `gulls ${n}` } }));
const save = async (person: Person, draft: Draft, changes: Partial<DraftContent>): Promise<Draft> => {
  const content = { ...draft.content, testInputs: inputs, ...changes };
  const answer = await call(person, saveDraft, { params: { id: draft.promptId }, body: { revision: draft.revision, content } });
  if (answer.status !== 200) throw new Error(answer.text);
  return { ...draft, content, revision: answer.body.revision };
};
const publish = (person: Person, draft: Draft) => call(person, publishDraft, { params: { id: draft.promptId }, body: { revision: draft.revision, changeNote: '', despiteWarning: true } });
const fork = async (person: Person): Promise<Draft> => (await call(person, forkPrompt, { params: { id: original } })).body.draft;
/** Saves changes of a draft and publishes it. Returns the draft, and the outcome or the code of the refusal. */
const offer = async (person: Person, draft: Draft, changes: Partial<DraftContent>): Promise<[Draft, string | undefined]> => {
  const next = await save(person, draft, changes);
  if (next.content.pricing !== 'free') await sampled(fixtures.app, person, next);
  const answer = await publish(person, next);
  return [next, answer.status === 200 ? answer.body.outcome : (((answer.body as unknown as { details: { refusal: string } }).details?.refusal ?? codeOf(answer)))];
};

describe('samples of before', () => {
  it('when a free prompt becomes sealed, its samples are hidden until they are screened, and a sample that repeats the text stays hidden', async () => {
    const template = 'Whisper seven very unlikely words about {{topic}} to the kettle, count them backwards, and let the last one be the name of a street.';
    const free = finished({ title: 'Kettle whispers', template, form: { sections: [{ title: '', fields: [{ key: 'topic', type: 'short_text', label: 'Topic', required: true }] }] }, testInputs: inputs });
    let draft = (await publish(ada, await drafted(ada, free))).body.draft;
    const { promptId: id } = draft;
    const samples = async (person: HttpUser): Promise<number> => (await call(person, listSamples, { params: { id } })).body.samples.length;
    await fixtures.app.modules.wallet.wallet.grant(fixtures.app.services.db.knex, { userId: ada.id, amount: 20, kind: 'purchase', bucket: 'purchased', key: `samples:${id}`, reason: 'test' });
    for (const words of [template.replace('{{topic}}', 'tea'), 'Sleep, little kettle.']) {
      fixtures.provider.script({ do: 'ok', words: words.split(/(?<= )/) });
      const run = await fixtures.run(ada, id, { inputs: { topic: words.slice(0, 8) } });
      expect((await call(ada, addSample, { params: { id }, body: { generationId: run.id, caption: '' } })).status).toBe(201);
    }
    expect(await samples(fixtures.app.visitor())).toBe(2);
    await fixtures.deliver();
    draft = await save(ada, draft, { pricing: 'run', runRoyalty: 2 });
    expect((await publish(ada, draft)).body.outcome).toBe('in_review');
    const [{ pending }] = (await fixtures.query<{ pending: string }>('select pending_version_id as pending from prompts where id = ?', [id])) as [{ pending: string }];
    await fixtures.app.services.db.transaction((tx) => fixtures.app.modules.prompts.catalogue.submissions.decide(tx, id, pending, 'approve', ''));
    expect([await samples(fixtures.app.visitor()), await samples(ada)]).toEqual([0, 2]);
    await fixtures.deliver();
    const left = (await call(fixtures.app.visitor(), listSamples, { params: { id } })).body.samples;
    expect([left.map(({ outputs }) => JSON.stringify(outputs).includes('little kettle')), await samples(ada)]).toEqual([[true], 1]);
  });
});

describe('a fork of a sealed prompt', () => {
  it('a fork of a sealed prompt starts private at the same price, and cannot be published free or cheaper while it contains the sealed text', async () => {
    const bo = await fixtures.person(100);
    await fixtures.unlock(bo, original);
    let draft = await fork(bo);
    expect(draft.content).toMatchObject({ visibility: 'private', pricing: 'run_and_unlock', runRoyalty: 2, unlockPrice: 25, template: SECRET });
    const disguises: [Partial<DraftContent>, string][] = [
      [{ visibility: 'public', pricing: 'free' }, 'not_free'],
      [{ visibility: 'unlisted', pricing: 'free' }, 'not_free'],
      [{ visibility: 'public', pricing: 'free', template: `${SECRET} ${'And now something else that goes on and on for a while. '.repeat(20)}` }, 'not_free'],
      [{ visibility: 'public', pricing: 'free', template: 'Do as you are told about {{topic}}.', systemTemplate: SECRET.replace('{{topic}}', 'it') }, 'not_free'],
      [{ visibility: 'public', pricing: 'unlock', unlockPrice: 1, template: SECRET, systemTemplate: null }, 'too_cheap'],
      [{ visibility: 'public', pricing: 'run', runRoyalty: 1 }, 'too_cheap'],
      [{ visibility: 'public', pricing: 'run_and_unlock', runRoyalty: 2, unlockPrice: 25 }, 'in_review'],
      [{ visibility: 'private', pricing: 'free' }, 'published'],
      [{ visibility: 'public', pricing: 'free', template: OWN }, 'published'],
    ];
    for (const [changes, expected] of disguises) {
      const [next, outcome] = await offer(bo, draft, changes);
      expect([changes, outcome]).toEqual([changes, expected]);
      draft = next;
    }
    // A prompt that contains the sealed text without being a fork cannot be published free either.
    const pasted = await drafted(bo, finished({ template: SECRET, form: draft.content.form, testInputs: inputs, title: 'All mine, I swear' }));
    expect((await offer(bo, pasted, { visibility: 'public', pricing: 'free' }))[1]).toBe('not_a_fork');
    const named = await publish(bo, { ...pasted, revision: 2 });
    expect([named.status, codeOf(named)]).toEqual([422, 'sealed_copy']);

    // An author whose similar text was published first may unlock the later copy and still publish the own text free.
    const first = await fixtures.prompt({ owner: ada, pricing: 'free', template: OWN.replace('bedtime', 'harbour') });
    fixtures.clock.advance(0.01);
    const cleo = await fixtures.person(100);
    const copy = await fixtures.prompt({ owner: cleo, price: 5, template: OWN.replace('bedtime', 'harbour') });
    await fixtures.app.modules.wallet.wallet.grant(fixtures.app.services.db.knex, { userId: ada.id, amount: 9, kind: 'purchase', bucket: 'purchased', key: `first:${copy}`, reason: 'test' });
    await fixtures.unlock(ada, copy);
    const mine = (await call(ada, getDraft, { params: { idOrSlug: first } })).body.draft;
    expect((await offer(ada, mine, { title: 'Mine from the start' }))[1]).toBe('published');
  });

  it('a fork of a sealed prompt is closed to its buyer and leaves the marketplace when the unlock is refunded, until a new unlock opens it', async () => {
    const bo = await fixtures.person(100);
    const unlock = await fixtures.unlock(bo, original);
    const run = await fixtures.run(bo, original);
    const detail = async () => (await call(bo, getGeneration, { params: { id: run.id } })).body.generation.promptText;
    expect(await detail()).toContain('lighthouse keeper');
    const kept = await offer(bo, await fork(bo), { visibility: 'private', pricing: 'free' });
    const sold = await offer(bo, await fork(bo), { visibility: 'public', title: 'Gulls for sale' });
    const own = await offer(bo, await fork(bo), { visibility: 'public', pricing: 'free', template: OWN, title: 'Bedtime' });
    expect([kept[1], sold[1], own[1]]).toEqual(['published', 'in_review', 'published']);

    expect((await call(bo, refundUnlock, { params: { id: unlock.id } })).status).toBe(200);
    const [locked, selling, mine] = [kept[0], sold[0], own[0]];
    const { promptId: id } = locked;
    const closed = [
      ['GET', `/api/drafts/${id}`], ['PUT', `/api/drafts/${id}`, { revision: 1, content: locked.content }], ['POST', `/api/drafts/${id}/publish`, { revision: locked.revision, changeNote: '' }],
      ['GET', `/api/prompts/${id}/versions/1`], ['POST', `/api/prompts/${id}/versions/1/restore`], ['POST', `/api/prompts/${id}/fork`], ['POST', `/api/prompts/${id}/generate`, { expectedTotal: 99, inputs: { topic: 'x' } }],
      ['POST', `/api/drafts/${id}/generate`, { expectedTotal: 99, revision: locked.revision, inputs: { topic: 'x' } }], ['POST', `/api/drafts/${id}/improve`, { expectedTotal: 99, revision: locked.revision }], ['GET', `/api/drafts/${selling.promptId}`],
    ] as const;
    for (const [method, path, body] of closed) {
      const answer = await bo.send(method, path, body === undefined ? {} : { body });
      expect([method, path, answer.status, codeOf(answer), answer.text.includes('counts every gull')]).toEqual([method, path, 403, 'fork_locked', false]);
    }
    expect((await call(bo, getPrompt, { params: { idOrSlug: id } })).text).not.toContain('counts every gull');
    expect(await detail()).toBeNull();
    const zip = await fetch(`${fixtures.app.url}/api/user/export`, { headers: { cookie: bo.cookie() } });
    const files = [...readZip(Buffer.from(await zip.arrayBuffer()))];
    expect(files.filter(([, data]) => data.toString('utf8').includes('counts every gull')).map(([name]) => name)).toEqual([]);
    expect(files.some(([, data]) => data.toString('utf8').includes('Bedtime'))).toBe(true);
    expect(await fixtures.query('select status, pending_version_id from prompts where id = any(?::uuid[]) order by id', [[id, selling.promptId, mine.promptId]])).toEqual([
      { status: 'draft', pending_version_id: null }, { status: 'draft', pending_version_id: null }, { status: 'published', pending_version_id: null },
    ]);
    expect((await call(bo, getDraft, { params: { idOrSlug: mine.promptId } })).status).toBe(200);
    await fixtures.deliver();
    const told = await fixtures.query<{ about: string }>(`select related_entity_id as about from messages where user_id = ? and subject like '%no longer in the marketplace' order by 1`, [bo.id]);
    expect(told.map(({ about }) => about)).toEqual([id, selling.promptId].sort());

    await fixtures.unlock(bo, original);
    expect((await call(bo, getDraft, { params: { idOrSlug: id } })).body.draft.content.template).toBe(SECRET);
    expect((await publish(bo, locked)).body.outcome).toBe('published');
  });
});
