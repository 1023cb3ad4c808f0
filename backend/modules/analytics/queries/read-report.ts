import type { Database, Tx } from '#kernel/db/database.ts';

/** Analytics reports read millions of rows, so they sort and join in memory, and stop when they take too long. */
export const REPORT_SETTINGS = `set local work_mem = '96MB'; set local statement_timeout = '30s'; set local jit = off;`;

/** Runs an analytics report in a read-only transaction. */
export const readReport = <Result>({ knex }: Database, report: (tx: Tx) => Promise<Result>): Promise<Result> =>
  knex.transaction(async (tx) => {
    await tx.raw(`set transaction read only; ${REPORT_SETTINGS}`);
    return report(tx);
  });
