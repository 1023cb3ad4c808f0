import type { RealtimeEvent } from '#contracts/realtime.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { migrateToLatest } from '#kernel/db/migrate.ts';
import { newId } from '#kernel/ids.ts';
import { outboxMigrations } from '#kernel/outbox/migrations.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import { createWallet } from '#modules/wallet/index.ts';
import type { CreatorEarnings, Ledger, Wallet, WalletOptions } from '#modules/wallet/index.ts';
import { createTestDatabase } from './test-database.ts';
import { openTestPool } from './test-pool.ts';

/** The real ledger with a database of its own, for tests and benchmarks. */
export interface LedgerFixtures {
  url: string;
  db: Database;
  wallet: Wallet;
  earnings: CreatorEarnings;
  ledger: Ledger;
  /** The pushes that were sent to users, in order. */
  pushed: { userId: string; event: RealtimeEvent; payload: unknown }[];
  /** Makes a user whose wallet has this many purchased tokens, and returns the user's id. */
  openWallet(tokens: number): Promise<string>;
  /** Opens every connection of the database pool, because a test that races over unopened connections races nothing. */
  warm(): Promise<void>;
  violations(): Promise<{ invariant: string; detail: string }[]>;
  close(): Promise<void>;
}

export interface LedgerFixturesOptions extends Partial<WalletOptions> {
  poolMax?: number;
  clock?: Clock;
}

export async function openLedger(options: LedgerFixturesOptions = {}): Promise<LedgerFixtures> {
  const { poolMax = 10, clock = systemClock, welcomeTokens = 0, ...walletOptions } = options;
  const { url, drop } = await createTestDatabase('ledger');
  const db = openTestPool(url, poolMax);
  const pushed: LedgerFixtures['pushed'] = [];
  const { wallet, earnings, ledger, migrations } = createWallet({
    db,
    clock,
    outbox: createOutbox({ clock, wake: () => undefined }),
    push: {
      toUser: (userId, event, payload) => void pushed.push({ userId, event, payload }),
      closeSession: () => undefined,
      closeUser: () => undefined,
    },
    options: { welcomeTokens, ...walletOptions },
  });
  await migrateToLatest(db.knex, [outboxMigrations, migrations]);

  return {
    url,
    db,
    wallet,
    earnings,
    ledger,
    pushed,
    async openWallet(tokens) {
      const userId = newId();
      await db.transaction(async (tx) => {
        await wallet.open(tx, userId);
        if (tokens === 0) return;
        const key = `test:${userId}`;
        await wallet.grant(tx, { userId, amount: tokens, kind: 'purchase', bucket: 'purchased', key, reason: 'test' });
      });
      return userId;
    },
    async warm() {
      await Promise.all(Array.from({ length: poolMax }, () => db.knex.raw('select pg_sleep(0.05)')));
    },
    violations: () => ledger.violations(db.knex),
    async close() {
      await db.close();
      await drop();
    },
  };
}
