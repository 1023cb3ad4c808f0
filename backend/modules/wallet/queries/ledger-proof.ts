import type { LedgerProof } from '#contracts/inbox.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const KEEP = `
  insert into ledger_proof (violations, checked_at) values (:violations, :now)
  on conflict (single) do update set violations = excluded.violations, checked_at = excluded.checked_at where ledger_proof.checked_at <= excluded.checked_at`;

/** Stores how many violations a proof of the ledger found. A proof that is older than the stored one changes nothing. */
export async function keepProof(connection: Connection, clock: Clock, violations: number): Promise<LedgerProof> {
  const now = clock.now();
  await rows(connection, KEEP, { violations, now });
  return { violations, checkedAt: now.toISOString() };
}

/** Reads the result of the last proof of the ledger. Null before the worker's first proof. */
export async function lastProof(connection: Connection): Promise<LedgerProof | null> {
  const [proof] = await rows<{ violations: number; checkedAt: Date }>(connection, 'select violations, checked_at as "checkedAt" from ledger_proof');
  return proof ? { violations: proof.violations, checkedAt: proof.checkedAt.toISOString() } : null;
}
