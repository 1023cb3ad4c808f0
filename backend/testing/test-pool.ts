import { createDatabase } from '#kernel/db/database.ts';
import type { Database } from '#kernel/db/database.ts';

/** Connections of a test's own. They are patient: on two cores whole products compete with them. */
export const openTestPool = (url: string, poolMax = 5): Database =>
  createDatabase({
    url,
    poolMax,
    acquireTimeoutMs: 30_000,
    statementTimeoutMs: 60_000,
    lockTimeoutMs: 30_000,
    idleInTransactionTimeoutMs: 60_000,
    onCallbackError: (error) => {
      throw error;
    },
  });
