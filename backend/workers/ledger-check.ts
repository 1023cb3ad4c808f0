import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { LedgerProof } from '#contracts/inbox.ts';
import type { Database } from '#kernel/db/database.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Ledger } from '#modules/wallet/index.ts';

export interface LedgerCheckDeps {
  db: Database;
  log: Logger;
  registry: Registry;
  ledger: Pick<Ledger, 'violations' | 'keepProof'>;
  /** The time between two checks of the ledger, in ms. */
  everyMs?: number;
}

export interface LedgerCheck {
  task: MaintenanceTask;
  /** The result of this process's last check of the ledger, for `/readyz`; null before the first check. */
  facts(): LedgerProof | null;
}

const EVERY_MS = 5 * MINUTE_MS;
// The check reads the whole ledger. It gets more time than a request, because no user waits for it.
const STATEMENT_TIMEOUT_MS = 2 * MINUTE_MS;
const LOGGED = 20;
const MS_PER_SECOND = 1_000;

/**
 * Builds the task that checks the ledger's invariants (I1 to I9) at intervals. It reports violations in the log, `/metrics`, `/readyz` and
 * the administrators' overview. A violation makes no process unready, because stopping it would repair nothing.
 */
export function createLedgerCheck({ db, log, registry, ledger, everyMs = EVERY_MS }: LedgerCheckDeps): LedgerCheck {
  let last: LedgerProof | null = null;
  const checkedAt = new Gauge({ name: 'ledger_checked_timestamp_seconds', help: 'When this process judged the ledger last; 0 when it never did.', registers: [registry] });
  const gauge = new Gauge({ name: 'ledger_violations', help: 'Broken invariants of the token ledger at the last look.', registers: [registry] });
  return {
    facts: () => last,
    task: {
      name: 'wallet.check_ledger',
      everyMs,
      async run() {
        const found = await db.transaction(async (tx) => {
          await tx.raw(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
          return ledger.violations(tx);
        });
        last = await ledger.keepProof(db.knex, found.length);
        gauge.set(found.length);
        checkedAt.set(Date.parse(last.checkedAt) / MS_PER_SECOND);
        if (found.length > 0) log.error({ count: found.length, violations: found.slice(0, LOGGED) }, 'the ledger is broken');
      },
    },
  };
}
