import type { Aspect } from '#contracts/generation.ts';
import { must, one } from '#contracts/must.ts';
import { afterCommit } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { LostRun } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { ProviderFailure } from '../provider.port.ts';
import type { ProviderFailureCode } from '../provider.port.ts';
import type { GenerationProvider, MadeImage } from '../provider.port.ts';
import { presentRuns } from '../queries/present-runs.ts';
import type { Attempt } from './attempt.ts';
import { providerRequest } from './provider-request.ts';
import { recordOutput, storeOutput } from './record-output.ts';
import { untilAborted } from './until-aborted.ts';

/** Codes of failures that concern a single picture. After any other failure the next picture would fail in the same way. */
const OF_ONE_PICTURE: readonly ProviderFailureCode[] = ['server_error', 'bad_answer', 'cut_stream', 'too_large', 'empty'];

/**
 * Makes the missing pictures of a run one by one. Each is the owner's as soon as it is stored, so a later attempt makes only the rest.
 * Returns the number of pictures that the run now has.
 * @throws ProviderFailure of the first picture that failed, after the others had their turn
 */
export async function makeImages(deps: Deps, attempt: Attempt, provider: GenerationProvider): Promise<number> {
  const { run, signal } = attempt;
  const made = await positionsMade(deps, run.id);
  let failure: ProviderFailure | undefined;
  for (let position = 0; position < run.quantity; position += 1) {
    if (made.has(position)) continue;
    try {
      const request = { ...providerRequest(run, provider, signal, position), aspect: run.aspect ?? ('1:1' satisfies Aspect), position };
      const making = must(provider.makeImage?.(request), 'a provider of pictures');
      deps.failpoints.hit('worker.during_provider');
      const image = await untilAborted(making, signal);
      await keep(deps, attempt, position, image, made.size + 1);
      made.add(position);
    } catch (error) {
      if (signal.aborted || !(error instanceof ProviderFailure) || !OF_ONE_PICTURE.includes(error.code)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return made.size;
}

async function positionsMade({ db }: Deps, id: string): Promise<Set<number>> {
  const found = await rows<{ position: number }>(db.knex, 'select position from generation_outputs where generation_id = ?', [id]);
  return new Set(found.map(({ position }) => position));
}

async function keep(deps: Deps, { run, signal }: Attempt, position: number, made: MadeImage, delivered: number): Promise<void> {
  if (made.data.length === 0) throw new ProviderFailure('empty', 'The provider sent an empty picture');
  const file = await storeOutput(deps, run, position, made);
  if (signal.aborted) throw signal.reason;
  await deps.db.transaction(async (tx) => {
    const progress = Math.min(99, Math.round((100 * delivered) / run.quantity));
    const [row] = await tx<GenerationRow>('generations')
      .where({ id: run.id, attempt_no: run.attempt_no, status: 'running' })
      .update({ delivered, progress, heartbeat_at: deps.clock.now() })
      .returning('*');
    if (!row) throw new LostRun();
    await recordOutput(tx, deps, row, position, { made, file, poster: null });
    const generation = one(await presentRuns(tx, deps, [row]));
    afterCommit(tx, () => deps.push.toUser(row.user_id, 'generation', { generation }));
  });
}
