import type { Database } from './database.ts';

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

export interface PoolCounts {
  used: number;
  free: number;
  /** How many queries wait for a database connection. */
  waiting: number;
}

/** Counts the connections of this process's database pool by their state. */
export function poolCounts(db: Database): PoolCounts {
  const { pool } = db.knex.client as { pool: Pool };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
