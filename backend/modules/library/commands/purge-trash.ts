import { DAY_MS } from '#contracts/durations.ts';
import { TRASH_DAYS } from '#contracts/creations.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import type { LibraryContext } from '../library-context.ts';
import { deleteForEver } from './trash-creations.ts';

const BATCH = 200;
const DUE = `select id, owner_id from creations where trashed_at < :before order by trashed_at limit ${BATCH} for update skip locked`;

/** Maintenance: deletes creations for ever that lay in the trash for 30 days (docs/rules/keeping.md#trash). */
export async function purgeTrash(context: Pick<LibraryContext, 'db' | 'clock' | 'runs' | 'push'>): Promise<void> {
  const before = new Date(millis(context.clock) - TRASH_DAYS * DAY_MS);
  for (;;) {
    const due = await context.db.transaction(async (tx) => {
      const found = await rows<{ id: string; owner_id: string }>(tx, DUE, { before });
      let gone = 0;
      for (const ownerId of new Set(found.map((creation) => creation.owner_id))) gone += (await deleteForEver(tx, context, ownerId, found.filter((creation) => creation.owner_id === ownerId).map(({ id }) => id))).length;
      return { found: found.length, gone };
    });
    // A run may have left the trash a moment ago, before the event about it arrives. Its creation is not deleted, and the next turn looks at it again.
    if (due.found < BATCH || due.gone === 0) return;
  }
}
