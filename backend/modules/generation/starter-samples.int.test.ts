import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { STUDIO_MODELS } from '#modules/studio/index.ts';
import type { Starter } from '#modules/prompts/index.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import { removeSample } from './commands/add-sample.ts';
import { cancelGeneration } from './commands/cancel-generation.ts';
import { screenSamples } from './commands/screen-samples.ts';
import { makeStarterSamples } from './commands/starter-samples.ts';

const scripted = scriptedProvider();
let fixtures: GenerationFixtures;
let starters: Starter[];
let systemAccountId: string;
beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [{ provider: Object.assign(scripted.provider, { id: 'studio' }), models: STUDIO_MODELS }] });
  await fixtures.prompts.seed();
  starters = await fixtures.prompts.texts.starters(fixtures.db.knex);
});
afterAll(() => fixtures.close());

interface Sample { prompt_id: string; input: number; status: string; tries: number; generation_id: string }
const samples = (status: string): Promise<Sample[]> => rows(fixtures.db.knex, 'select * from starter_samples where status = ? order by rank', [status]);
/** Three workers take the same maintenance step at once, as may happen when one of them releases its lock late. */
const step = (): Promise<unknown> => Promise.all([1, 2, 3].map(() => makeStarterSamples(fixtures.deps)));
const make = (id: string): Promise<void> => fixtures.module.generation.runAttempt(id, { signal: new AbortController().signal });
const shown = (): Promise<{ id: string; prompt_id: string; caption: string }[]> => rows(fixtures.db.knex, 'select id, prompt_id, caption from prompt_samples');

it('queues two runs for starter samples at a time, behind the runs of all users', async () => {
  const person = await fixtures.user(10);
  const { id } = await fixtures.ask(person);
  await step();
  expect([(await samples('wanted')).length, (await samples('running')).length]).toEqual([43, 0]);
  await make(id);
  await step();
  const [first, second] = await samples('running');
  expect([await samples('running').then((all) => all.length), first!.prompt_id, second!.prompt_id]).toEqual([2, starters[0]!.promptId, starters[1]!.promptId]);
  const jobs = await rows<{ priority: number }>(fixtures.db.knex, `select priority from outbox_jobs where payload ->> 'generationId' = any(?)`, [[first!.generation_id, second!.generation_id]]);
  expect(jobs.map(({ priority }) => priority)).toEqual([1_000, 1_000]);
  systemAccountId = (await fixtures.run(first!.generation_id)).payer_id!;
  expect(await fixtures.wallet.state(fixtures.db.knex, systemAccountId)).toEqual({ balance: 0, held: 3 });
});

it('requests a starter sample\'s run again when it delivered nothing, and pays with the released tokens', async () => {
  const [first] = await samples('running');
  await fixtures.db.transaction((tx) => cancelGeneration(tx, fixtures.deps, starters[0]!.ownerId, first!.generation_id));
  await step();
  const again = (await samples('running')).find(({ prompt_id: promptId }) => promptId === starters[0]!.promptId)!;
  expect([again.tries, again.generation_id === first!.generation_id]).toEqual([2, false]);
  expect(await fixtures.wallet.state(fixtures.db.knex, systemAccountId)).toEqual({ balance: 0, held: 3 });
});

it('shows each platform run once as a sample, but none that repeats a sealed text or that its author removed', { timeout: 60_000 }, async () => {
  const { promptId: sealedId, ownerId } = starters.find(({ contentType }, place) => contentType === 'text' && place > 15)!;
  await rows(fixtures.db.knex, `update prompts set pricing = 'run', run_royalty = 1 where id = ?`, [sealedId]);
  const { template } = await fixtures.prompts.texts.runnable(fixtures.db.knex, sealedId, ownerId);
  scripted.script.text = async function* ({ prompt }) {
    yield prompt.startsWith(template.slice(0, 20)) ? template : 'A fine text.';
  };
  for (let steps = 0; steps < 40; steps += 1) {
    await (steps < 4 ? step() : makeStarterSamples(fixtures.deps));
    const running = await samples('running');
    if (running.length === 0) break;
    for (const { generation_id: id } of running) await make(id);
  }
  expect([(await samples('wanted')).length, (await samples('running')).length]).toEqual([0, 0]);
  expect(new Set((await samples('given_up')).map(({ prompt_id: promptId }) => promptId))).toEqual(new Set([sealedId]));
  const all = await shown();
  expect([all.length, new Set(all.map(({ prompt_id: promptId }) => promptId)).size]).toEqual([41, 24]);
  expect(all.find(({ prompt_id: promptId }) => promptId === starters[0]!.promptId)!.caption).toBe(starters[0]!.testInputs[0]!.label);

  await fixtures.db.transaction((tx) => removeSample(tx, fixtures.deps, starters[0]!.ownerId, starters[0]!.promptId, all.find(({ prompt_id: promptId }) => promptId === starters[0]!.promptId)!.id));
  await step();
  expect((await shown()).length).toBe(40);
});

it('schedules a marked clip for a video sample when its prompt becomes sealed later', async () => {
  const { knex } = fixtures.db;
  const { promptId, ownerId } = starters.find(({ contentType }) => contentType === 'video')!;
  const due = async () => (await rows<{ due: boolean }>(knex, 'select clip_due_at is not null as due from prompt_samples where prompt_id = ?', [promptId])).map((sample) => sample.due);
  expect(await due()).toEqual([false]);
  await rows(knex, `update prompts set pricing = 'run', run_royalty = 1 where id = ?`, [promptId]);
  await fixtures.db.transaction((tx) => screenSamples(tx, fixtures.deps, { promptId, ownerId }));
  expect(await due()).toEqual([true]);
});

it('gives the system account exactly the tokens that starter samples cost, and counts their runs in no user\'s figures', async () => {
  const { knex } = fixtures.db;
  const [spent] = await rows<{ captured: number; given: number }>(knex, `select (select sum(captured)::int from holds where user_id = :systemAccountId) as captured,
    (select sum(e.amount)::int from ledger_entries e join ledger_transactions t on t.id = e.tx_id where t.idempotency_key like 'system_account:%' and e.owner = :systemAccountId) as given`, { systemAccountId });
  expect(spent!.captured).toBeGreaterThan(60);
  expect([spent!.given, await fixtures.wallet.state(knex, systemAccountId), await fixtures.ledger.violations(knex)]).toEqual([spent!.captured, { balance: 0, held: 0 }, []]);
  const authors = [...new Set(starters.map(({ ownerId }) => ownerId))];
  expect((await fixtures.wallet.states(knex, authors)).size).toBe(0);
  expect(await rows(knex, `select 1 from outbox_events where payload ->> 'promptId' is not null and payload ->> 'generationId' is not null`)).toEqual([]);
});
