import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { pushRun } from './push-run.ts';

// A run that cost nothing keeps no text, and nothing shows a deleted one.
const KEEP = `
  update generations set output_text = :text
  where id = :id and attempt_no = :attemptNo and status = 'cancelled' and deleted_at is null and output_text is not null and length(output_text) < length(:text)
  returning *`;

/**
 * Completes the text of a run that its owner stopped. The row is stored every 400 ms, and the owner's tabs get words sooner. Without this
 * the text would be shorter after a reload. The price stays that of the words stored when the run was stopped. A failure costs these last
 * words alone.
 */
export async function keepShownWords(deps: Deps, { id, attempt_no: attemptNo }: GenerationRow, text: string): Promise<void> {
  try {
    const [kept] = await rows<GenerationRow>(deps.db.knex, KEEP, { id, attemptNo, text });
    if (kept) await pushRun(deps, kept);
  } catch (error) {
    deps.log.warn({ err: error, generationId: id }, 'the last words of a stopped text were not stored');
  }
}
