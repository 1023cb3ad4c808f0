import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateFromPrompt } from '#contracts/generation.ts';
import { testDraft } from '#contracts/prompt-drafts.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import type { FormField } from '#contracts/prompt-form.ts';
import { newId } from '#kernel/ids.ts';
import { finished, publish, published, saved } from '#modules/prompts/testing/drafting.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let author: HttpUser;
let runner: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [author, runner] = [await app.register(), await app.register()];
}, 60_000);
afterAll(() => app.close());

const words: FormField = { key: 'words', type: 'number', label: 'Words', required: false, min: 200, max: 1_500, default: 600 };
const content = (title: string, field: FormField) => finished({
  title, template: `${title}: a letter about {{place}} of {{words}} words that nobody else would write in this way.`,
  form: { sections: [{ title: '', fields: [{ key: 'place', type: 'short_text', label: 'Place', required: true }, field] }] },
  outputSettings: { length: 100 }, testInputs: [{ label: 'Porto', inputs: { place: 'Porto' } }],
});
const run = (user: HttpUser, id: string, inputs: object, more: object = {}) =>
  call(user, generateFromPrompt, { params: { id }, body: { expectedTotal: 99, inputs: { place: 'Porto', ...inputs }, ...more }, key: newId() });
const asked = ({ status, body }: Awaited<ReturnType<typeof run>>) => [status, body.generation.length, body.generation.quote.total];

it('takes the length and price of a run from the form\'s length field, whatever the run panel’s control sent', async () => {
  const { promptId } = await published(author, content('Letters that say how long they are', { ...words, drives: 'length' }));
  expect(asked(await run(runner, promptId, { words: 300 }))).toEqual([202, 300, 1]);
  expect(asked(await run(runner, promptId, { words: 900 }, { length: 50 }))).toEqual([202, 900, 2]);
  expect(asked(await run(runner, promptId, {}))).toEqual([202, 600, 2]);
  const dearer = await run(runner, promptId, { words: 401 }, { expectedTotal: 1 });
  expect([dearer.status, dearer.body]).toMatchObject([409, { code: 'price_changed', details: { quote: { total: 2 } } }]);
  expect((await call(runner, getPrompt, { params: { idOrSlug: promptId } })).body.prompt.fromTokens).toBe(1);
});

it('shows the price of a long text on the prompt\'s card when even the shortest length that its form allows is a long text', async () => {
  const { promptId } = await published(author, content('Long letters and nothing below that', { ...words, min: 500, drives: 'length' }));
  expect((await call(runner, getPrompt, { params: { idOrSlug: promptId } })).body.prompt.fromTokens).toBe(2);
});

it('keeps using the run panel’s length for versions that were published before the form had a length field', async () => {
  const plain = content('Letters that learn how long they are', words);
  const draft = await published(author, plain);
  const marked = { ...plain, form: { sections: [{ title: '', fields: [plain.form.sections[0]!.fields[0]!, { ...words, drives: 'length' as const }] }] } };
  const revision = await saved(author, draft, marked);
  expect((await publish(author, { promptId: draft.promptId, revision }, { despiteWarning: true })).status).toBe(200);
  expect(asked(await run(author, draft.promptId, { words: 900 }, { version: 1, length: 150 }))).toEqual([202, 150, 1]);
  expect(asked(await run(author, draft.promptId, { words: 900 }, { version: 2, length: 150 }))).toEqual([202, 900, 2]);
  const test = await call(author, testDraft, { params: { id: draft.promptId }, body: { expectedTotal: 2, revision, inputs: { place: 'Porto', words: 900 } } });
  expect([test.status, test.text]).toEqual([202, expect.stringContaining('"length":900') as string]);
});

it('refuses to publish a form whose length field allows more words than a run may have', async () => {
  const draft = await published(author, content('Letters with a length that is too much', words));
  const wrong = { ...words, max: 9_000, drives: 'length' as const };
  const revision = await saved(author, draft, content('Letters with a length that is too much', wrong));
  const { status, text } = await publish(author, { promptId: draft.promptId, revision }, { despiteWarning: true });
  expect([status, text]).toEqual([422, expect.stringContaining('A length is from 50 to 2,000 words: set the largest value.') as string]);
});
