import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { pushRun } from './push-run.ts';

// Only a cancelled run that kept a text gets its last words. A run that cost nothing keeps no text, and a deleted run is not shown.
const KEEP = `
  update generations set output_text = :text
  where id = :id and attempt_no = :attemptNo and status = 'cancelled' and deleted_at is null and output_text is not null and length(output_text) < length(:text)
  returning *`;

/**
 * Stores the last words of a stopped text that its owner has already seen. Tabs get words sooner than the row, so the text would otherwise be
 * shorter after a reload. The price still follows from the words that were stored at the stop. If this fails, only those last words are
 * missing.
 */
export async function keepShownWords(deps: Deps, { id, attempt_no: attemptNo }: GenerationRow, text: string): Promise<void> {
  try {
    const [kept] = await rows<GenerationRow>(deps.db.knex, KEEP, { id, attemptNo, text });
    if (kept) await pushRun(deps, kept);
  } catch (error) {
    deps.log.warn({ err: error, generationId: id }, 'the last words of a stopped text were not stored');
  }
}
