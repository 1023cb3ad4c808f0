import { DEMO_WORDS, demoPrompt } from '#contracts/demo-runs.ts';
import type { DemoInputs } from '#contracts/demo-runs.ts';
import { SECOND_MS } from '#contracts/durations.ts';
import { rows } from '#kernel/db/raw.ts';
import type { JobContext } from '#kernel/jobs/worker.ts';
import type { DemoRunsContext } from '../demo-runs-context.ts';
import type { DemoRunsTable } from '../demo-runs.tables.ts';

const STORE_MS = 300;
const TIMEOUT_MS = 30 * SECOND_MS;
/** The most characters of a demo run. It stops a provider that ignores the requested length. */
const MAX_CHARACTERS = 4_000;

type Claimed = Pick<DemoRunsTable, 'id' | 'provider' | 'provider_model' | 'seed'> & { inputs: DemoInputs };

const CLAIM = `update demo_runs set status = 'writing', text = '' where id = ? and status in ('waiting', 'writing') returning id, provider, provider_model, seed, inputs`;

/** Writes a demo run, for the job `demo_runs.write`. After a failed run the visitor may start another one on the same day. */
export async function writeDemoRun(context: DemoRunsContext, id: string, { signal, lastAttempt }: Pick<JobContext, 'signal' | 'lastAttempt'>): Promise<void> {
  const { knex } = context.db;
  const [run] = await rows<Claimed>(knex, CLAIM, [id]);
  if (!run) return;
  const finish = async (status: 'done' | 'failed', text: string): Promise<void> => {
    await knex('demo_runs').where({ id, status: 'writing' }).update({ status, text, finished_at: context.clock.now() });
  };
  try {
    await finish('done', await write(context, run, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])));
  } catch (error) {
    if (!lastAttempt || signal.aborted) throw error;
    context.log.warn({ err: error, demoRun: id }, 'a demo run failed');
    await finish('failed', '');
  }
}

async function write({ db, provider }: DemoRunsContext, run: Claimed, signal: AbortSignal): Promise<string> {
  const pieces = provider(run.provider)?.streamText?.({
    prompt: demoPrompt(run.inputs), system: null, negative: null, model: run.provider_model, seed: run.seed, length: DEMO_WORDS, idempotencyKey: `demo-${run.id}`, signal,
    subject: { title: `A very short story about ${run.inputs.who}`, category: 'creative-writing', values: [{ key: 'who', label: 'Who', value: run.inputs.who }, { key: 'habit', label: 'Habit', value: run.inputs.habit }] },
  });
  if (!pieces) throw new Error('The provider of this demo run has gone');
  let text = '';
  let stored = performance.now();
  for await (const piece of pieces) {
    signal.throwIfAborted();
    text += piece;
    if (text.length > MAX_CHARACTERS) break;
    if (performance.now() - stored < STORE_MS) continue;
    stored = performance.now();
    await db.knex('demo_runs').where({ id: run.id, status: 'writing' }).update({ text });
  }
  if (text.trim() === '') throw new Error('The provider sent no text');
  return text.slice(0, MAX_CHARACTERS);
}
