import type { GenerationDetail } from '#contracts/generation.ts';
import { one } from '#contracts/must.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import type { Plan } from '../generation.options.ts';
import { presentDetail } from '../generation.presenter.ts';
import { againPrice } from './again-price.ts';
import { findRun } from './find-run.ts';
import { presentRuns } from './present-runs.ts';

/** The number of free retries that a person has left on this UTC day. */
async function freeRetriesLeft(connection: Connection, { clock, options }: Pick<Deps, 'clock' | 'options'>, userId: string, plan: Plan): Promise<number> {
  const used = one(await rows<{ n: number }>(connection, 'select count(*)::int as n from generations where user_id = ? and free_retry_day = ?', [userId, utcDay(clock.now())]));
  return Math.max(0, options.freeRetry.perDay[plan] - used.n);
}

/** One own run with its whole text, its receipt and the price of running it again. @throws AppError not_found */
export async function runDetail(deps: Deps, viewer: { userId: string; plan: Plan }, id: string): Promise<GenerationDetail> {
  const { db: { knex }, wallet, prompts } = deps;
  const run = await findRun(knex, viewer.userId, id);
  const generation = one(await presentRuns(knex, deps, [run]));
  return presentDetail(run, generation, {
    receipt: (await wallet.receipts(knex, [run.id])).get(run.id) ?? null,
    readable: run.prompt_id === null || (await prompts.readable(knex, [run.prompt_id], viewer.userId)).has(run.prompt_id),
    againPrice: await againPrice(knex, deps, run),
    freeRetriesLeft: generation.freeRetryUntil ? await freeRetriesLeft(knex, deps, viewer.userId, viewer.plan) : null,
  });
}
