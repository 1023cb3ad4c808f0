import { one } from '#contracts/must.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Starter } from '#modules/prompts/index.ts';
import type { Deps } from '../generation-deps.ts';
import { showStarterSamples } from './show-starter-samples.ts';
import { startStarterSample } from './start-starter-sample.ts';

/** The number of samples of one starter prompt, by its content type. Videos use the most computing time, so there is one. */
const SAMPLES: Record<ContentType, number> = { text: 2, image: 2, video: 1 };
const AT_ONCE = 2;

const PLAN = `
  insert into starter_samples (prompt_id, input, rank)
  select * from unnest(:promptIds::uuid[], :inputs::int[], :ranks::int[]) on conflict do nothing`;
const OPEN = `select prompt_id, input, status from starter_samples where status in ('wanted', 'running') order by rank`;
const BUSY = `
  select exists (select 1 from generations g where g.status in ('queued', 'running')
    and not exists (select 1 from starter_samples s where s.generation_id = g.id)) as busy`;

interface OpenSample {
  prompt_id: string;
  input: number;
  status: 'wanted' | 'running';
}

/**
 * Makes the samples of the prompts that came with the product, a step at a time (docs/rules/runs.md#starter-samples). Each is a
 * test run of saved inputs on Studio: the system account pays, and the author shows it. Every step is conditional on its row, so
 * any process may take it, and may die during it.
 */
export async function makeStarterSamples(deps: Deps): Promise<void> {
  if (deps.startSwitch.mode() === 'off') return;
  const starters = await deps.promptTexts.starters(deps.db.knex);
  await plan(deps, starters);
  await showStarterSamples(deps, starters);
  const open = await rows<OpenSample>(deps.db.knex, OPEN);
  const free = AT_ONCE - open.filter(({ status }) => status === 'running').length;
  if (open.length === 0 || free <= 0 || (await isBusy(deps))) return;
  const models = new Map(deps.providers.models().filter(({ provider }) => provider === 'studio').map(({ contentType, id }) => [contentType, id]));
  const next = open.flatMap(({ prompt_id: promptId, input, status }) => {
    const starter = starters.find((each) => each.promptId === promptId);
    const model = starter && models.get(starter.contentType);
    return status === 'wanted' && starter && model !== undefined ? [{ starter, input, model }] : [];
  });
  for (const { starter, input, model } of next.slice(0, free)) await startStarterSample(deps, starter, input, model);
}

/**
 * Stores which samples to make: the first sample of every starter prompt, then the second ones. Samples that were made or given up
 * stay as they are.
 */
async function plan({ db }: Deps, starters: readonly Starter[]): Promise<void> {
  const wanted = starters.flatMap(({ promptId, contentType, testInputs }, place) =>
    testInputs.slice(0, SAMPLES[contentType]).map((_, input) => ({ promptId, input, rank: input * starters.length + place })));
  await rows(db.knex, PLAN, { promptIds: wanted.map(({ promptId }) => promptId), inputs: wanted.map(({ input }) => input), ranks: wanted.map(({ rank }) => rank) });
}

async function isBusy({ db }: Deps): Promise<boolean> {
  const found = one(await rows<{ busy: boolean }>(db.knex, BUSY));
  return found.busy;
}
