import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { IdentityContext } from '../identity-context.ts';

type Deps = Pick<IdentityContext, 'db' | 'clock' | 'log' | 'personalData'>;

/** Accounts in one go: each takes as long as it has runs. */
const BATCH = 20;

// An owner who signs in at this moment waits for the row, or the statement skips the row and the account stays.
const NEXT = `
  select id from users where deletes_at <= :now and erased_at is null and not platform and id <> all(cast(:failed as uuid[]))
  order by deletes_at limit 1 for update skip locked`;

/**
 * Maintenance: ends the accounts whose grace is over, each whole or not at all. One that cannot be ended is logged and
 * holds up no other. Returns how many were ended.
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
