import { createHash, randomInt } from 'node:crypto';
import type { DemoInputs } from '#contracts/demo-runs.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { addressBlock } from '#kernel/http/client-address.ts';
import { newId } from '#kernel/ids.ts';
import { DEMO_QUEUE, writeDemoJob } from '../demo-runs.jobs.ts';
import { demoFull, demoOff, demoUsed } from '../demo-runs.errors.ts';
import type { DemoModel, DemoRunsContext } from '../demo-runs-context.ts';
import { demoRunOfDay } from '../queries/demo-row.ts';
import type { DemoRow } from '../queries/demo-row.ts';

const LOCK = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';
const IN_NETWORK = `select count(*) as made from demo_runs where network = ? and status <> 'failed'`;
const HOSTED_TODAY = 'select count(*) as made from demo_runs where day = ? and hosted';
const INSERT = `
  insert into demo_runs (id, device, network, day, inputs, provider, model_id, model_label, provider_model, hosted, seed, created_at)
  values (:id, :device, :network, :day, :inputs, :provider, :model, :label, :providerModel, :hosted, :seed, :now)
  on conflict (device, day) where status <> 'failed' do nothing returning id`;

/** The beginning of the next UTC day, when a browser gets its next demo run. */
export const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);

/**
 * Uses up the day's demo run of a browser, and queues it (docs/rules/runs.md#demo-run). A second request with the same words gets the same
 * run.
 * @throws AppError demo_used, demo_full, demo_off
 */
export async function startDemoRun(tx: Tx, context: DemoRunsContext, { device, ip, inputs }: { device: Buffer; ip: string; inputs: DemoInputs }): Promise<DemoRow> {
  const now = new Date(millis(context.clock));
  const day = utcDay(now);
  const network = createHash('sha256').update(`demo ${day} ${addressBlock(ip)}`).digest().subarray(0, 16);
  // The lock makes demo run requests from one network wait for each other. Without it, two at once could both count one run below the limit.
  await rows(tx, LOCK, [`demo ${network.toString('hex')}`]);
  const earlier = await demoRunOfDay(tx, device, day);
  if (earlier) return sameRun(earlier, inputs, now);
  const [{ made } = { made: 0 }] = await rows<{ made: number }>(tx, IN_NETWORK, [network]);
  if (made >= context.options.perNetwork) throw demoFull(Math.ceil((nextDay(now).getTime() - now.getTime()) / 1_000));
  const model = await chooseModel(tx, context, day);
  const id = newId();
  const [inserted] = await rows<{ id: string }>(tx, INSERT, {
    id, device, network, day, inputs: JSON.stringify(inputs), provider: model.provider, model: model.id, label: model.label, providerModel: model.providerModel, hosted: model.hosted,
    seed: randomInt(2 ** 31 - 1), now,
  });
  // At the same moment a request from another network has inserted this browser's demo run of the day.
  if (!inserted) throw demoUsed(nextDay(now));
  await context.outbox.enqueue(tx, writeDemoJob, { id }, { queue: DEMO_QUEUE, jobId: `demo-${id}` });
  return { id, status: 'waiting', inputs, text: '', provider: model.provider, created_at: now, claimed_at: null };
}

function sameRun(earlier: DemoRow, inputs: DemoInputs, now: Date): DemoRow {
  const same = earlier.inputs.who === inputs.who && earlier.inputs.habit === inputs.habit && earlier.inputs.ending === inputs.ending;
  if (!same || earlier.claimed_at) throw demoUsed(nextDay(now));
  return earlier;
}

/** Chooses a hosted model for a demo run until the operator's daily number is used up, then one that costs nothing. @throws AppError demo_off */
async function chooseModel(tx: Tx, { models, options }: DemoRunsContext, day: string): Promise<DemoModel> {
  const offered = models();
  const hosted = offered.find((model) => model.hosted);
  if (hosted && options.hostedPerDay > 0) {
    await rows(tx, LOCK, ['demo hosted']);
    const [{ made } = { made: 0 }] = await rows<{ made: number }>(tx, HOSTED_TODAY, [day]);
    if (made < options.hostedPerDay) return hosted;
  }
  const free = offered.find((model) => !model.hosted);
  if (!free) throw demoOff();
  return free;
}
