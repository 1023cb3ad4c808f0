import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

// The lock ignores the order of the two ids, so a follow and a block between the same people always wait for each other.
const PAIR = `select pg_advisory_xact_lock(hashtextextended('people ' || least(cast(:a as text), cast(:b as text)) || ' ' || greatest(cast(:a as text), cast(:b as text)), 0))`;

/** Locks a pair of people until the transaction ends, so that a follow and a block between them cannot happen at once. */
export async function lockPair(tx: Tx, a: string, b: string): Promise<void> {
  await rows(tx, PAIR, { a, b });
}
