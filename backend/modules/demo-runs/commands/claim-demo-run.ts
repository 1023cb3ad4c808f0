import { DEMO_WORDS, demoPrompt } from '#contracts/demo-runs.ts';
import type { DemoInputs } from '#contracts/demo-runs.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import type { DemoRunsContext } from '../demo-runs-context.ts';
import type { DemoRunsTable } from '../demo-runs.tables.ts';

type Row = Pick<DemoRunsTable, 'id' | 'text' | 'provider' | 'model_id' | 'model_label' | 'provider_model' | 'seed' | 'created_at' | 'finished_at'> & { inputs: DemoInputs };

const LOCK = `
  select id, text, inputs, provider, model_id, model_label, provider_model, seed, created_at, finished_at
  from demo_runs where id = ? and device = ? and status = 'done' for update`;
const CLAIMED = 'update demo_runs set claimed_at = coalesce(claimed_at, ?) where id = ?';

/**
 * Turns a demo run of this browser into a creation of an account (docs/rules/runs.md#demo-run). The creation gets the run's id, so that one
 * text has one owner. @throws AppError not_found when it is not a finished run of this browser, or belongs to another account
 */
export async function claimDemoRun(tx: Tx, context: DemoRunsContext, { id, device, userId }: { id: string; device: Buffer; userId: string }): Promise<void> {
  const [run] = await rows<Row>(tx, LOCK, [id, device]);
  if (!run) throw notFound('This text');
  const kept = await context.runs.arrivals.keepFinished(tx, {
    id, userId, title: `${run.inputs.who} who ${run.inputs.habit}`, prompt: demoPrompt(run.inputs), text: run.text, words: DEMO_WORDS, seed: run.seed,
    model: { id: run.model_id, label: run.model_label, provider: run.provider, providerModel: run.provider_model }, createdAt: run.created_at, finishedAt: run.finished_at ?? run.created_at,
  });
  if (!kept) throw notFound('This text');
  await rows(tx, CLAIMED, [context.clock.now(), id]);
}
