import { afterAll, beforeAll, expect, it } from 'vitest';
import { TOO_MUCH_TO_CHECK } from '#contracts/form-pattern.ts';
import { generateFromPrompt } from '#contracts/generation.ts';
import { getReview, runReview } from '#contracts/moderation.ts';
import { publishDraft, testDraft } from '#contracts/prompt-drafts.ts';
import { newId } from '#kernel/ids.ts';
import { openModeration } from '#modules/moderation/testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from '#modules/moderation/testing/moderation-fixtures.ts';
import { drafted, publish, published, saved } from '#modules/prompts/testing/drafting.ts';
import { contentWith, formWith, fullInputs as inputs, inOneGoMs, SLOWEST_PATTERN as WORST, TABLES, TESTS } from '#modules/prompts/testing/slow-pattern.ts';
import { watchHolds } from '#testing/longest-hold.ts';
import { call } from '#testing/test-app.ts';

let fixtures: ModerationFixtures;
let [author, runner, moderator]: Person[] = [];
beforeAll(async () => {
  fixtures = await openModeration();
  [author, runner, moderator] = [await fixtures.join(), await fixtures.join(), await fixtures.staff('moderator')];
  await fixtures.query('update wallets set purchased = purchased + 100');
}, 60_000);
afterAll(() => fixtures.close());

/** Changes a published version although these never change, so that it looks like one from before the limits on patterns. */
const changedVersion = (versionId: string, column: 'form_schema' | 'sample_inputs', value: unknown) => fixtures.app.services.db.transaction(async (tx) => {
  await tx.raw('set local session_replication_role = replica');
  await tx.raw('update prompt_versions set ?? = ?::jsonb where id = ?', [column, JSON.stringify(value), versionId]);
});

/** Sends a request and measures three times in ms: until its answer, the longest wait for `/healthz` meanwhile, and the longest turn of the event loop. */
async function timed<T>(request: () => Promise<T>): Promise<{ answer: T; ms: number; silence: number; held: number }> {
  let [done, silence] = [false, 0];
  const watching = (async () => {
    while (!done) {
      const asked = performance.now();
      expect((await fetch(`${fixtures.app.url}/healthz`)).status).toBe(200);
      silence = Math.max(silence, performance.now() - asked);
    }
  })();
  const longestHold = watchHolds();
  const begun = performance.now();
  const answer = await request().finally(() => { done = true; });
  const ms = performance.now() - begun;
  const held = await longestHold();
  await watching;
  return { answer, ms, silence, held };
}

/** Expects that a request was quick: JavaScript's own regular expressions need 20 minutes for these texts. The limits leave room for a busy machine. */
const quickly = ({ ms, silence }: { ms: number; silence: number }): void => {
  expect(ms).toBeLessThan(10_000);
  expect(silence).toBeLessThan(3_000);
};
const issuesOf = (answer: { body: unknown }) => (answer.body as unknown as { issues: { path: unknown[]; message: string }[] }).issues;

it('a run with the worst pattern and 640 cells is refused quickly with the name of the budget, and costs no tokens', async () => {
  const { promptId } = await published(author!.user, contentWith(WORST, { title: 'Run of the worst pattern' }));
  const run = await timed(() => call(runner!.user, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs: inputs() }, key: newId() }));
  expect(run.answer.status).toBe(400);
  expect(issuesOf(run.answer)).toHaveLength(640);
  expect(new Set(issuesOf(run.answer).map(({ message }) => message))).toEqual(new Set(['This does not have the requested format.', TOO_MUCH_TO_CHECK]));
  quickly(run);
  expect(await fixtures.query('select 1 from generations where user_id = ?', [runner!.userId])).toEqual([]);
});

it('testing and publishing a draft with the worst pattern and 640 cells is answered quickly', async () => {
  const draft = await drafted(author!.user, contentWith(WORST, { title: 'Test of the worst pattern' }));
  const test = await timed(() => call(author!.user, testDraft, { params: { id: draft.promptId }, body: { expectedTotal: 99, revision: draft.revision, inputs: inputs() }, key: newId() }));
  expect(test.answer.status).toBe(400);
  quickly(test);
  const revision = await saved(author!.user, draft, contentWith(WORST, { title: 'Test of the worst pattern', testInputs: [1, 2, 3].map((n) => ({ label: `Set ${n}`, inputs: { ...inputs(), place: `Porto ${n}` } })) }));
  const out = await timed(() => call(author!.user, publishDraft, { params: { id: draft.promptId }, body: { revision, changeNote: '' }, key: newId() }));
  expect([out.answer.status, issuesOf(out.answer).map(({ path }) => path[0])]).toEqual([422, ['testInputs', 'testInputs', 'testInputs']]);
  expect(issuesOf(out.answer).map(({ message }) => message)).toContain(TOO_MUCH_TO_CHECK);
  quickly(out);
});

it("a moderator's review file and review run of a version with the worst pattern are answered quickly", async () => {
  const { versionId } = await fixtures.submitted(author!, { form: formWith(WORST), testInputs: TESTS, template: `${newId()} {{place}} ${TABLES.map((key) => `{{${key}}}`).join(' ')}`, systemTemplate: null });
  // The version's test inputs cost the whole budget, as those of a version from before the budget may.
  const heavy = [1, 2, 3].map((n) => ({ label: `Set ${n}`, inputs: { ...inputs(), place: `Porto ${n}` } }));
  await changedVersion(versionId, 'sample_inputs', heavy);
  const files = [];
  for (let n = 0; n < 3; n += 1) files.push({ inOneGo: inOneGoMs(), ...(await timed(() => call(moderator!.user, getReview, { params: { id: versionId } }))) });
  for (const { answer } of files) expect([answer.status, answer.body.reviewFile.checks.find(({ id }) => id === 'variables')]).toMatchObject([200, { state: 'problem' }]);
  // The best of three tries counts, divided by the processor time that the same work needs in one go, so that other load changes nothing.
  expect(Math.min(...files.map(({ held, inOneGo }) => held / inOneGo))).toBeLessThan(0.9);
  const run = await timed(() => call(moderator!.user, runReview, { params: { id: versionId }, body: { inputs: inputs() }, key: newId() }));
  expect(run.answer.status).toBe(400);
  quickly(run);
});

it('two copies of a request whose texts fit their patterns make one run, although the texts were matched between two transactions', async () => {
  const { promptId } = await published(author!.user, contentWith('[A-Z][a-z]+', { title: 'Names and nothing else' }));
  const key = newId();
  const ask = (text: string) => call(runner!.user, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs: inputs(text) }, key: text === 'Ida' ? key : newId() });
  const [first, second] = await Promise.all([ask('Ida'), ask('Ida')]);
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(first.body.generation.id).toBe(second.body.generation.id);
  expect(await fixtures.query('select 1 from generations where user_id = ?', [runner!.userId])).toHaveLength(1);
  expect((await ask('ida')).status).toBe(400);
});

it('testing and publishing name a pattern that cannot be used, and a published form with such a pattern accepts any text', async () => {
  const lookAhead = contentWith('(?=A)[A-Z]+', { title: 'A pattern that looks ahead' });
  const draft = await drafted(author!.user, lookAhead);
  const refused = await publish(author!.user, draft);
  expect([refused.status, issuesOf(refused)[0]]).toEqual([422, { path: ['form', 'sections', 0, 'fields', 1, 'fields', 0, 'pattern'], message: 'Look-aheads, like (?=…), are not available in patterns.' }]);
  const test = await call(author!.user, testDraft, { params: { id: draft.promptId }, body: { expectedTotal: 99, revision: draft.revision, inputs: { place: 'Porto' } } });
  expect([test.status, issuesOf(test)[0]?.message]).toEqual([422, 'Look-aheads, like (?=…), are not available in patterns.']);

  const { promptId } = await published(author!.user, contentWith('[A-Z]+', { title: 'Out before the engine changed' }));
  const [version] = await fixtures.query<{ id: string }>('select published_version_id as id from prompts where id = ?', [promptId]);
  await changedVersion(version!.id, 'form_schema', lookAhead.form);
  const run = await call(runner!.user, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs: { place: 'Porto', one: [{ a: 'anything at all' }] } } });
  expect(run.status).toBe(202);

  const [maintenance] = fixtures.app.modules.prompts.maintenance!.filter(({ name }) => name === 'prompts.tell_unusable_patterns');
  await Promise.all([maintenance!.run(), maintenance!.run()]);
  await maintenance!.run();
  expect(await fixtures.told(author!, promptId)).toMatchObject([{
    subject: 'A pattern of “Out before the engine changed” cannot be used', content: expect.stringContaining('The field “one: a” now accepts any text') as string, relatedEntityType: 'draft_fields',
  }]);
  // The patterns of this author's other prompts can be used, so there is only one message.
  expect(await fixtures.query(`select 1 from outbox_events where name = 'pattern_unusable'`)).toHaveLength(1);
});
