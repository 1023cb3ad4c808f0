import { isTerminal } from '#contracts/generation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { stillRunning } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import { GenerationModel } from '../models/generation.model.ts';
import { GenerationOutputModel } from '../models/generation-output.model.ts';
import { findRun } from '../queries/find-run.ts';

/**
 * Deletes the words, the files and the sample of a finished run. Its row stays, because receipts and counts refer to it. The title
 * of a run in own words goes too, because it is their first line.
 * @throws AppError not_found, still_running
 */
export async function deleteGeneration(tx: Tx, { media, clock }: Pick<Deps, 'media' | 'clock'>, userId: string, id: string): Promise<void> {
  const run = await findRun(tx, userId, id);
  if (!isTerminal(run.status)) throw stillRunning('delete');
  const gone = await GenerationModel.query(tx)
    .patch({
      deleted_at: clock.now(), title: '', output_text: null, inputs: {}, file_ids: [],
      request: { prompt: '', system: null, negative: null, subject: { title: null, category: null, values: [] } },
    })
    .where({ id })
    .whereNull('deleted_at');
  if (gone === 0) throw notFound('This run');
  const outputs = await GenerationOutputModel.query(tx).delete().where({ generation_id: id }).returning('*');
  const samples = await rows<{ clip_file_id: string | null }>(tx, 'delete from prompt_samples where generation_id = ? returning clip_file_id', [id]);
  await media.release(tx, [...run.file_ids, ...samples.flatMap((sample) => sample.clip_file_id ?? []), ...outputs.flatMap((output) => [output.file_id, output.poster_file_id ?? []].flat())]);
}
