import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/** Puts a running run back on its queue without counting this attempt as failed. Null when another attempt has claimed it. */
export async function handBack({ db, clock }: Pick<Deps, 'db' | 'clock'>, run: GenerationRow): Promise<GenerationRow | null> {
  const [moved] = await rows<GenerationRow>(
    db.knex,
    `update generations set status = 'queued', heartbeat_at = null, output_text = null, swept_at = :now
     where id = :id and attempt_no = :attemptNo and status = 'running' returning *`,
    { id: run.id, attemptNo: run.attempt_no, now: clock.now() },
  );
  return moved ?? null;
}
