import { DAY_MS } from '#contracts/durations.ts';
import { TRASH_DAYS } from '#contracts/creations.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import type { LibraryContext } from '../library-context.ts';

const BATCH = 100;
const DUE = `select prompt_id, owner_id from library_entries where trashed_at < :before order by trashed_at limit ${BATCH} for update skip locked`;

/** Maintenance: deletes own prompts for ever that lay in the trash for 30 days (docs/rules/keeping.md#prompt-trash). */
export async function purgePrompts({ db, clock, promptLibrary }: Pick<LibraryContext, 'db' | 'clock' | 'promptLibrary'>): Promise<void> {
  const before = new Date(millis(clock) - TRASH_DAYS * DAY_MS);
  for (;;) {
    const due = await db.transaction(async (tx) => {
      const found = await rows<{ prompt_id: string; owner_id: string }>(tx, DUE, { before });
      for (const ownerId of new Set(found.map((entry) => entry.owner_id))) {
        const ids = found.filter((entry) => entry.owner_id === ownerId).map((entry) => entry.prompt_id);
        await promptLibrary.forget(tx, ownerId, ids);
        await rows(tx, 'delete from library_entries where owner_id = :ownerId and prompt_id = any(cast(:ids as uuid[]))', { ownerId, ids });
      }
      return found.length;
    });
    if (due < BATCH) return;
  }
}
