import { systemClock } from '#kernel/clock.ts';
import { createDatabase } from '#kernel/db/database.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import { createWallet } from '#modules/wallet/index.ts';
import { registerUser } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';

const TOKENS = 1_000_000;

/** Registers users at a running API and gives each more tokens than a benchmark can spend. */
export async function registerRichUsers(apiUrl: string, databaseUrl: string, count: number): Promise<HttpUser[]> {
  const db = createDatabase({
    url: databaseUrl,
    poolMax: 2,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 10_000,
    idleInTransactionTimeoutMs: 10_000,
    onCallbackError: (error) => {
      throw error;
    },
  });
  const { wallet } = createWallet({
    db,
    clock: systemClock,
    outbox: createOutbox({ clock: systemClock, wake: () => undefined }),
    push: { toUser: () => undefined, closeSession: () => undefined, closeUser: () => undefined },
  });
  try {
    const users: HttpUser[] = [];
    while (users.length < count) {
      const user = await registerUser(apiUrl);
      const me = await user.send<{ user: { id: string } }>('GET', '/api/auth/me');
      const userId = me.body.user.id;
      const grant = { userId, amount: TOKENS, kind: 'purchase', bucket: 'purchased', key: `bench:${userId}`, reason: 'bench' } as const;
      await db.transaction((tx) => wallet.grant(tx, grant));
      users.push(user);
    }
    return users;
  } finally {
    await db.close();
  }
}
