import { must } from '#contracts/must.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { Starter } from '#modules/prompts/index.ts';
import type { Deps } from '../generation-deps.ts';
import { acceptRun } from './accept-run.ts';
import { SYSTEM_ACCOUNT } from './hold-from-system-account.ts';

const TAKE = `
  select 1 from starter_samples where prompt_id = :promptId and input = :input and status = 'wanted' for update skip locked`;
const BEGUN = `
  update starter_samples set status = 'running', tries = tries + 1, generation_id = :runId where prompt_id = :promptId and input = :input`;
const GIVEN_UP = `
  update starter_samples set status = 'given_up' where prompt_id = :promptId and input = :input and status = 'wanted'`;

/**
 * Requests a platform run of a starter prompt with one of its saved inputs. If the form or the rate card refuses the input, the product gives
 * this sample up.
 */
export async function startStarterSample(deps: Deps, { promptId, ownerId, testInputs }: Starter, input: number, model: string): Promise<void> {
  const { db, identity, wallet, log } = deps;
  try {
    await db.transaction(async (tx) => {
      if ((await rows(tx, TAKE, { promptId, input })).length === 0) return;
      const systemAccountId = await identity.ensurePlatformAccount(tx, SYSTEM_ACCOUNT);
      await wallet.openEmpty(tx, systemAccountId);
      // The regular expressions of the platform's own prompts are fast, so they may run inside the transaction.
      const author = { userId: ownerId, plan: 'free' as const, requestHash: null, expectedTotal: null, patterns: createPatternCheck() };
      const run = await acceptRun(tx, deps, author, { source: 'starter_sample', promptId, inputs: must(testInputs[input], 'the test inputs of a starter prompt').inputs, model, systemAccountId });
      await rows(tx, BEGUN, { promptId, input, runId: run.id });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error, promptId, input }, 'a sample of the platform could not be begun');
    await rows(db.knex, GIVEN_UP, { promptId, input });
  }
}
