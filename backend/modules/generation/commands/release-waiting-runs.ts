import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { endRun } from './end-run.ts';

// Waiting runs are those without any attempt. A run between two attempts is in progress, so it may finish.
const WAITING = `select id from generations where status = 'queued' and started_at is null and (cast(:id as uuid) is null or id = :id) order by id limit :limit`;

/**
 * Ends all waiting runs at no cost while generation is switched off, and tells their owners (docs/rules/runs.md#generation-switch). A run
 * that a worker claims at the same moment goes on. Two processes may do this at once. Returns how many ended.
 * @param id one run; left out for all
 */
export async function releaseWaitingRuns(deps: Deps, id: string | null = null): Promise<number> {
  const { db, startSwitch, options, log } = deps;
  let ended = 0;
  for (;;) {
    if (startSwitch.mode() !== 'off') return ended;
    const waiting = await rows<{ id: string }>(db.knex, WAITING, { id, limit: options.sweepBatch });
    const before = ended;
    for (const run of waiting) {
      try {
        if (await db.transaction((tx) => endRun(tx, deps, { id: run.id, status: ['queued'] }, { status: 'failed', code: 'generation_off' }))) ended += 1;
      } catch (error) {
        // One run that cannot be ended must not keep the others from ending. The next sweep tries it again.
        log.error({ err: error, generationId: run.id }, 'a waiting run could not be released');
      }
    }
    if (waiting.length < options.sweepBatch || ended === before) return ended;
  }
}
