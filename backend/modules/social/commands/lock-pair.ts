import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

// The order of the two ids does not matter, so a follow and a block of one pair always wait for each other.
const PAIR = `select pg_advisory_xact_lock(hashtextextended('people ' || least(cast(:a as text), cast(:b as text)) || ' ' || greatest(cast(:a as text), cast(:b as text)), 0))`;

/** Locks a pair of people, so that follows and blocks between them follow each other. */
export async function lockPair(tx: Tx, a: string, b: string): Promise<void> {
  await rows(tx, PAIR, { a, b });
}
