import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import { addSample, samplePicturePath } from '#contracts/prompt-samples.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { call } from '#testing/test-app.ts';
import { finished, publish, published, saved } from '../prompts/testing/drafting.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';

let fixtures: SellingFixtures;
let owner: Person;
let buyer: Person;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
  [owner, buyer] = [await fixtures.person(50), await fixtures.person(500)];
});
afterAll(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  await fixtures.close();
});

const picture = (hostedModels?: boolean) => fixtures.prompt({ owner, contentType: 'image', template: 'Paint {{topic}} in the colours of a very secret harbour.', ...(hostedModels !== undefined && { hostedModels }) });
const asked = (): string => (fixtures.provider.calls.at(-1)!.body as { prompt: string }).prompt;
const modelOf = async (id: string): Promise<string> => (await fixtures.query<{ provider: string }>('select provider from generations where id = ?', [id]))[0]!.provider;

describe('the original of a sample', () => {
  const status = async (url: string, user?: Person) => {
    const answer = await fetch(fixtures.app.url + url, { headers: user ? { cookie: user.cookie() } : {} });
    return [answer.status, answer.headers.get('cache-control')];
  };
  const FOR_EVER = 'public, max-age=31536000, immutable';

  it('the original picture of a sample answers 404 to strangers once the prompt is sealed, and stays open to its author and buyers', async () => {
    const topic = { key: 'topic', type: 'short_text', label: 'Topic', required: true } as const;
    const draft = await published(owner, finished({
      contentType: 'image', category: 'social-media-graphics', outputSettings: blankDraft('image').outputSettings, systemTemplate: null, title: 'Tides of a harbour',
      template: 'Paint {{topic}} at the highest tide that this harbour ever saw.', form: { sections: [{ title: '', fields: [topic] }] },
      testInputs: [1, 2, 3].map((n) => ({ label: `Nr ${n}`, inputs: { topic: `gulls ${n}` } })),
    }));
    const { promptId: id } = draft;
    const run = await fixtures.run(owner, id, { inputs: { topic: 'gulls' } });
    const { sample } = (await call(owner, addSample, { params: { id }, body: { generationId: run.id, caption: '' } })).body;
    const { url } = sample.outputs[0] as { url: string };
    expect([await status(url), await status(url, buyer)]).toEqual([[200, FOR_EVER], [200, FOR_EVER]]);

    const revision = await saved(owner, draft, { ...draft.content, pricing: 'run_and_unlock', runRoyalty: 2, unlockPrice: 25 });
    expect((await publish(owner, { promptId: id, revision }, { despiteWarning: true })).body.outcome).toBe('in_review');
    const [{ pending }] = (await fixtures.query<{ pending: string }>('select pending_version_id as pending from prompts where id = ?', [id])) as [{ pending: string }];
    await fixtures.app.services.db.transaction((tx) => fixtures.app.modules.prompts.catalogue.submissions.decide(tx, id, pending, 'approve', ''));
    // Before the sample is screened strangers get 404, and after it only the marked copy.
    const copy = samplePicturePath(id, sample.id, 0);
    expect([(await status(url))[0], (await status(url, buyer))[0], (await status(copy))[0]]).toEqual([404, 404, 404]);
    await fixtures.deliver();
    expect([(await status(url))[0], (await status(copy))[0], await status(url, owner)]).toEqual([404, 200, [200, 'private, no-cache']]);
    await fixtures.unlock(buyer, id);
    expect(await status(url, buyer)).toEqual([200, 'private, no-cache']);
  });
});

describe('a sealed picture', () => {
  it('a hosted model that makes a sealed picture is told not to show the prompt\'s text, except in a run of its author', async () => {
    const id = await picture();
    const { outcome } = await fixtures.run(buyer, id);
    expect([outcome, asked()]).toEqual(['succeeded', expect.stringMatching(/^Make what the text below describes\. .*never show its sentences[^]*\n\nPaint lighthouses in the colours/)]);
    await fixtures.run(owner, id);
    expect(asked()).toBe('Paint lighthouses in the colours of a very secret harbour.');
  });

  it('sealed pictures use the built-in provider when the author bans hosted models, and a buyer who asks for a hosted model gets 422', async () => {
    const id = await picture(false);
    const calls = fixtures.provider.calls.length;
    const { id: runId, outcome } = await fixtures.run(buyer, id);
    expect([outcome, await modelOf(runId), fixtures.provider.calls.length]).toEqual(['succeeded', 'studio', calls]);
    const [{ model: hosted }] = (await fixtures.query<{ model: string }>(`select model_id as model from generations where provider <> 'studio' limit 1`)) as [{ model: string }];
    expect(await fixtures.run(buyer, id, { model: hosted })).toMatchObject({ status: 422, code: 'model_not_allowed' });
    expect((await call(buyer, getPrompt, { params: { idOrSlug: id } })).body.prompt.hostedModels).toBe(false);
    // The list filtered by a hosted model follows the rule of runs: the author's ban of hosted models binds only people without access to the prompt.
    const listed = async (model: string, person: Person) => (await call(person, listPrompts, { query: { model, limit: 60 } })).body.items.some((card) => card.id === id);
    expect([await listed(hosted, buyer), await listed('studio-image', buyer), await listed(hosted, owner)]).toEqual([false, true, true]);
    const own = await fixtures.run(owner, id, { model: hosted });
    expect([own.outcome, await modelOf(own.id)]).toEqual(['succeeded', await modelOf((await fixtures.run(owner, await picture())).id)]);
  });
});
