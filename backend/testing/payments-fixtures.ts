import { loadConfig } from '../bootstrap/config.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Failpoints } from '#kernel/failpoints.ts';
import { newId } from '#kernel/ids.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { countriesOf } from '#modules/analytics/index.ts';
import { createStripeProvider } from '#modules/payments/index.ts';
import { referrersOf } from '#modules/referrals/index.ts';
import { createModules } from '../bootstrap/modules.ts';
import type { Modules } from '../bootstrap/modules.ts';
import { createServices } from '../bootstrap/services.ts';
import { handleProviderEvent } from '../modules/payments/commands/handle-provider-event.ts';
import { receiveEvent } from '../modules/payments/commands/receive-event.ts';
import type { PaymentsContext } from '../modules/payments/payments-context.ts';
import { sandboxVariables } from '../../infra/run/payments-sandbox.mjs';
import { startSandbox } from '#payments-sandbox';
import type { Sandbox } from '#payments-sandbox';
import { createTestDatabase } from './test-database.ts';
import { testRedisUrl } from './test-services.ts';

/** The real payments module beside a payments sandbox that sends no events by itself. */
export interface PaymentsFixtures {
  context: PaymentsContext;
  modules: Modules;
  sandbox: Sandbox;
  databaseUrl: string;
  /** Makes a user with an empty wallet, and returns the user's id. */
  user(): Promise<string>;
  /** Sends an event to the payment webhook and handles it at once, as the queue would. */
  deliver(event: ReturnType<Sandbox['events']>[number]): Promise<void>;
  /** Sets what happens at failpoints from now on; null for nothing. */
  failAt(hit: Failpoints['hit'] | null): void;
  close(): Promise<void>;
}

export { sandboxVariables };

const NO_PUSH: Push = { toUser: () => undefined, closeSession: () => undefined, closeUser: () => undefined };

export async function openPayments(given: { clock?: Clock } = {}): Promise<PaymentsFixtures> {
  const database = await createTestDatabase('payments', 'migrated');
  const sandbox = await startSandbox({ deliver: 'hold' });
  const config = loadConfig({
    NODE_ENV: 'test',
    SESSION_SECRET: 'a-session-secret-for-tests-only-0123456789',
    DATABASE_URL: database.url,
    REDIS_URL: testRedisUrl(),
    REDIS_PREFIX: `p${newId().slice(-12)}`,
    RATE_LIMIT_PAYMENT: '1000000/60',
    ...sandboxVariables(sandbox),
  });
  let failing: Failpoints['hit'] | null = null;
  const failpoints: Failpoints = { hit: (name) => failing?.(name) };
  const services = createServices({ config, name: 'test', log: silentLogger(), ...given });
  const modules = createModules({ ...services, failpoints, push: NO_PUSH });
  const { db, clock, log, outbox, limits } = services;
  const context: PaymentsContext = {
    db, clock, log, outbox, limits, failpoints,
    identity: modules.identity.identity,
    pricing: modules.pricing.pricing,
    wallet: modules.wallet.wallet,
    ledger: modules.wallet.ledger,
    origins: { countries: countriesOf, referrers: referrersOf },
    provider: createStripeProvider(config.payments.stripe!),
    options: { linkBaseUrl: 'http://127.0.0.1', sandbox: true, dashboardUrl: sandbox.url, retryEventsMs: [0], eventTries: 1_000 },
  };
  return {
    context,
    modules,
    sandbox,
    databaseUrl: database.url,
    async user() {
      const id = newId();
      const now = clock.now();
      await db.knex('users').insert({ id, username: `u${id.slice(-10)}`, email: `${id}@example.test`, plan: 'free', created_at: now, updated_at: now });
      await db.knex('wallets').insert({ user_id: id, created_at: now, updated_at: now });
      return id;
    },
    async deliver(event) {
      const { body, signature } = sandbox.signed(event);
      await receiveEvent(context, Buffer.from(body), signature, 'test');
      await handleProviderEvent(context, event.id);
    },
    failAt: (hit) => void (failing = hit),
    async close() {
      await services.close();
      await sandbox.stop();
      await database.drop();
    },
  };
}
