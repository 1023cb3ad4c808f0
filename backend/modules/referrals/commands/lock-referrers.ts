import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const LOCK = `select pg_advisory_xact_lock(hashtextextended('referrals of ' || id, 0)) from (select id from unnest(cast(? as text[])) as of_person (id) order by id) as ordered`;

/**
 * Makes everything that concerns the friends of these people wait for each other: sign-ups, orders, settling, revoking. Cap, milestones and state are
 * read after it. The order of the ids keeps two transactions from waiting for each other.
 */
export async function lockReferrers(tx: Tx, userIds: readonly string[]): Promise<void> {
  await rows(tx, LOCK, [[...new Set(userIds)]]);
}
