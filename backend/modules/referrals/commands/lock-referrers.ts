import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const LOCK = `select pg_advisory_xact_lock(hashtextextended('referrals of ' || id, 0)) from (select id from unnest(cast(? as text[])) as of_person (id) order by id) as ordered`;

/**
 * Locks these referrers, so that sign-ups, orders, settling and revoking of their friends follow each other. Callers read the monthly cap,
 * milestones and states after the lock. The order of the ids prevents deadlocks.
 */
export async function lockReferrers(tx: Tx, userIds: readonly string[]): Promise<void> {
  await rows(tx, LOCK, [[...new Set(userIds)]]);
}
