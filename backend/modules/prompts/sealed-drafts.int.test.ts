import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { drafted, finished, publish, saved } from './testing/drafting.ts';
import { sampled } from './testing/sampled.ts';

/* The template of a sealed prompt contains a canary word. No answer, event, job or index may show it to people without access. */
describe('the text of a sealed prompt', () => {
  const CANARY = `canary${newId().replaceAll('-', '')}`;
  let app: TestApp;
  let author: HttpUser;
  let stranger: HttpUser;
  let draft: Draft;
  beforeAll(async () => {
    app = await createTestApp();
    [author, stranger] = [await app.register(), await app.register()];
    draft = await drafted(author, secret('first'));
    const submit = async (revision: number, word: string) => publish(author, await sampled(app, author, { ...draft, revision, content: secret(word) }));
    await submit(1, 'first');
    await approve();
    await submit(await saved(author, draft, secret('second')), 'second');
    await approve();
    // The third version waits for its review, and the fourth is only saved as a draft.
    await submit(await saved(author, { ...draft, revision: 2 }, secret('third')), 'third');
    await saved(author, { ...draft, revision: 3 }, secret('fourth'));
  }, 60_000);
  afterAll(() => app.close());

  const secret = (word: string): DraftContent => {
    const { form } = finished();
    return finished({
      title: 'A sealed letter', pricing: 'run_and_unlock', runRoyalty: 2, unlockPrice: 30,
      template: `${CANARY} ${word} letter about {{place}} for {{friend}} with {{tone}} and {{joke}}.`, systemTemplate: `${CANARY} system`, negativeTemplate: `${CANARY} negative`,
      form: {
        sections: [...form.sections, {
          title: 'More', fields: [
            { key: 'tone', type: 'short_text', label: 'Tone', required: true, hidden: true, default: `${CANARY} constant` },
            { key: 'joke', type: 'toggle_text', label: 'A joke', required: false, insertText: `${CANARY} inserted` },
          ],
        }],
      },
    });
  };

  async function approve(): Promise<void> {
    const [{ pending_version_id: pending } = { pending_version_id: '' }] = await rows<{ pending_version_id: string }>(app.services.db.knex, 'select pending_version_id from prompts where id = ?', [draft.promptId]);
    await app.services.db.transaction((tx) => app.modules.prompts.catalogue.submissions.decide(tx, draft.promptId, pending, 'approve', 'Fine.'));
  }

  it('the text of a sealed prompt is in no answer to a visitor or to a member without access', async () => {
    const { promptId: id, slug } = draft;
    const gets = [
      `/api/prompts/${id}`, `/api/prompts/${slug}`, '/api/prompts?q=sealed', `/api/drafts/${id}`, `/api/drafts/${slug}`, '/api/drafts',
      ...[1, 2, 3].map((number) => `/api/prompts/${id}/versions/${number}`), `/api/prompts/${id}/versions`, `/api/prompts/${id}/lineage`, `/api/prompts/${id}/samples`,
    ];
    const posts = [
      ['PUT', `/api/drafts/${id}`, { revision: 1, content: finished() }], ['POST', `/api/drafts/${id}/publish`, { revision: 1, changeNote: '' }], ['POST', `/api/drafts/${id}/unpublish`, undefined],
      ['POST', `/api/drafts/${id}/generate`, { expectedTotal: 99, revision: 1, inputs: {} }], ['POST', `/api/drafts/${id}/improve`, { expectedTotal: 99, revision: 1 }], ['DELETE', `/api/drafts/${id}`, undefined],
      ['POST', `/api/prompts/${id}/fork`, undefined], ['POST', `/api/prompts/${id}/versions/1/restore`, undefined], ['PUT', `/api/prompts/${id}/versions/1/labels`, { labels: ['x'] }],
      ['POST', `/api/prompts/${id}/generate`, { expectedTotal: 99, inputs: { wrong: true } }], ['POST', `/api/prompts/${id}/generate`, { expectedTotal: 99, inputs: { place: 'Porto', joke: true } }],
    ] as const;
    const opened: string[] = [];
    for (const user of [app.visitor(), stranger]) {
      for (const path of gets) {
        const { status, text } = await user.send('GET', path);
        expect([path, text.includes(CANARY)]).toEqual([path, false]);
        if (status === 200) opened.push(path);
      }
      for (const [method, path, body] of posts) {
        const { text } = await user.send(method, path, body === undefined ? {} : { body });
        expect([path, text.includes(CANARY)]).toEqual([path, false]);
      }
    }
    // Proves that the requests of this test reached real pages, and that the author's own page contains the canary word.
    expect(opened).toEqual(expect.arrayContaining([`/api/prompts/${id}`, `/api/prompts/${slug}`, `/api/prompts/${id}/versions`, `/api/prompts/${id}/lineage`]));
    expect((await author.send('GET', `/api/prompts/${id}`)).text).toContain(CANARY);
  });

  it('the text of a sealed prompt is in no event, job or index, and the warning about a copy does not name the prompt', async () => {
    const tables = ['outbox_events', 'outbox_jobs', 'prompts', 'prompt_terms', 'messages'];
    for (const table of tables) {
      const found = await rows<{ count: number }>(app.services.db.knex, `select count(*) from ${table} t where to_jsonb(t)::text like ?`, [`%${CANARY}%`]);
      expect([table, found[0]!.count]).toEqual([table, 0]);
    }
    const copy = await sampled(app, stranger, await drafted(stranger, { ...secret('second'), title: 'My own letter' }));
    const warned = await publish(stranger, copy);
    expect([warned.status, warned.text.includes(CANARY), warned.text.includes('A sealed letter')]).toEqual([409, false, false]);
  });
});
