import { rows } from '#kernel/db/raw.ts';
import { restAfter } from '#kernel/jobs/maintenance.ts';
import type { LibraryContext } from '../library-context.ts';
import { insertCreations } from './keep-runs.ts';

const PAGE = 100;
/** How many pages one turn of this maintenance task reads, so that other maintenance waits for some seconds at most. */
const PAGES_A_TURN = 50;

/**
 * Maintenance: makes creations of runs that ended before the library existed or came without an event. It continues where it stopped, and
 * leaves existing creations unchanged.
 */
export async function adoptRuns({ db, runs }: Pick<LibraryContext, 'db' | 'runs'>): Promise<void> {
  for (let page = 0; page < PAGES_A_TURN; page += 1) {
    const startedAt = performance.now();
    const more = await db.transaction(async (tx) => {
      const [place] = await rows<{ last_run_id: string | null }>(tx, 'select last_run_id from creation_adoption for update');
      const { facts, last } = await runs.factsAfter(tx, place?.last_run_id ?? null, PAGE);
      if (last === null) return false;
      await insertCreations(tx, facts);
      await tx('creation_adoption').update({ last_run_id: last });
      return true;
    });
    if (!more) return;
    await restAfter(startedAt);
  }
}
