import { createDatabase } from '#kernel/db/database.ts';
import type { Database } from '#kernel/db/database.ts';

/** Opens a database pool for a test. It waits long for connections, because on two cores whole products compete with it. */
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
