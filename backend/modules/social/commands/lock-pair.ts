import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

// The order of the two ids does not matter, so a follow and a block of one pair always wait for each other.
const PAIR = `select pg_advisory_xact_lock(hashtextextended('people ' || least(cast(:a as text), cast(:b as text)) || ' ' || greatest(cast(:a as text), cast(:b as text)), 0))`;

/** Makes each transaction that joins or parts these two people wait until this one ends. */
export async function lockPair(tx: Tx, a: string, b: string): Promise<void> {
  await rows(tx, PAIR, { a, b });
}
