import { isTerminal } from '#contracts/generation.ts';
import type { GenerationStatus } from '#contracts/generation.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { Starter } from '#modules/prompts/index.ts';
import type { Deps } from '../generation-deps.ts';
import { addSample } from './add-sample.ts';

const TRIES = 3;

interface Made {
  prompt_id: string;
  input: number;
  tries: number;
  generation_id: string;
  /** The state of the run that makes the sample; null when that run was deleted. */
  status: GenerationStatus | null;
  delivered: number;
}

const RUNNING = `
  select s.prompt_id, s.input, s.tries, s.generation_id, g.status, coalesce(g.delivered, 0) as delivered
  from starter_samples s left join generations g on g.id = s.generation_id and g.deleted_at is null where s.status = 'running'`;
const MARK = `
  update starter_samples set status = :status where prompt_id = :promptId and input = :input and generation_id = :runId and status = 'running' returning 1`;

/**
 * Shows the output of each finished platform run as a sample of its starter prompt. A run that delivered nothing is requested again until its
 * tries are used up.
 */
export async function showStarterSamples(deps: Deps, starters: readonly Starter[]): Promise<void> {
  for (const made of await rows<Made>(deps.db.knex, RUNNING)) {
    if (made.status !== null && !isTerminal(made.status)) continue;
    const starter = starters.find(({ promptId }) => promptId === made.prompt_id);
    if (starter && made.delivered > 0) await show(deps, starter, made);
    else await markAs(deps, made, made.status !== null && made.tries < TRIES ? 'wanted' : 'given_up');
  }
}

async function show(deps: Deps, { promptId, ownerId, testInputs }: Starter, made: Made): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      const [mine] = await rows(tx, MARK, bindings(made, 'shown'));
      if (mine) await addSample(tx, deps, ownerId, promptId, { generationId: made.generation_id, caption: testInputs[made.input]?.label ?? '' });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ err: error, promptId, input: made.input }, 'a sample of the platform could not be shown');
    await markAs(deps, made, 'given_up');
  }
}

async function markAs({ db }: Deps, made: Made, status: 'wanted' | 'given_up'): Promise<void> {
  await rows(db.knex, MARK, bindings(made, status));
}

const bindings = ({ prompt_id: promptId, input, generation_id: runId }: Made, status: 'wanted' | 'shown' | 'given_up') => ({ promptId, input, runId, status });
