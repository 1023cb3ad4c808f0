import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { IdentityContext } from '../identity-context.ts';

type Deps = Pick<IdentityContext, 'db' | 'clock' | 'log' | 'personalData'>;

/** The most accounts that one run of the maintenance task erases, because erasing an account with many runs takes long. */
const BATCH = 20;

// Skips an account whose owner is signing in now, because that sign-in has locked the row and calls the deletion off. A later sign-in waits for this lock.
const NEXT = `
  select id from users where deletes_at <= :now and erased_at is null and not platform and id <> all(cast(:failed as uuid[]))
  order by deletes_at limit 1 for update skip locked`;

/**
 * Maintenance: erases the accounts whose 14 days of waiting are over, each in one transaction. An account that fails is logged, and
 * the others are still erased. Returns how many were erased.
 */
export async function eraseAccounts(deps: Deps): Promise<number> {
  const { db, clock, log } = deps;
  const failed: string[] = [];
  let erased = 0;
  for (let turn = 0; turn < BATCH; turn += 1) {
    let userId: string | undefined;
    try {
      await db.transaction(async (tx) => {
        [userId] = (await rows<{ id: string }>(tx, NEXT, { now: clock.now(), failed })).map((row) => row.id);
        if (userId !== undefined) await eraseAccount(tx, deps, userId);
      });
    } catch (error) {
      if (userId === undefined) throw error;
      log.error({ err: error, userId }, 'an account could not be erased: the next turn tries again');
      failed.push(userId);
      continue;
    }
    if (userId === undefined) break;
    erased += 1;
  }
  return erased;
}

async function eraseAccount(tx: Tx, { personalData }: Deps, userId: string): Promise<void> {
  for (const part of personalData()) await part.erase(tx, userId);
}
