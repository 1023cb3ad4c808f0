import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { endRun } from './end-run.ts';

// A run that had an attempt is in progress, also between two attempts: it finishes.
const WAITING = `select id from generations where status = 'queued' and started_at is null and (cast(:id as uuid) is null or id = :id) order by id limit :limit`;

/**
 * Ends runs that no worker has begun, while generation is off (docs/rules/runs.md#generation-switch): at no cost, each with its message to its
 * owner. A run that a worker claims at the same moment goes on. Any process may do this, twice at once too. Returns how many ended.
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
        // A run that cannot be ended must not keep the others waiting. The next sweep tries again.
        log.error({ err: error, generationId: run.id }, 'a waiting run could not be released');
      }
    }
    if (waiting.length < options.sweepBatch || ended === before) return ended;
  }
}
