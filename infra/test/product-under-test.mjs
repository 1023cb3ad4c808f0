import { join } from 'node:path';
import { CLIENT_DIR } from '../run/client-build.mjs';
import { openLog } from '../run/log-file.mjs';
import { startNodeProcess } from '../run/node-process.mjs';
import { sandboxVariables, startSandboxProcess } from '../run/payments-sandbox.mjs';
import { freePort } from '../run/ports.mjs';
import { ensureServer } from '../run/server-build.mjs';
import { newVapidKey, vapidVariables } from '../run/vapid-keys.mjs';

const GENEROUS = '1000000/60';

const SANDBOX_KEYS = { secret: 'sk_test_sandbox_under_test', publishable: 'pk_test_sandbox_under_test', webhook: 'whsec_sandbox_under_test' };

/**
 * Starts API and worker from the entry points of production, and a payments sandbox, on free ports, for tests. No variable of this machine's
 * environment reaches them. The sandbox uses the payment keys in `env` too. Logs go to `<dir>/logs`. Returns `{ url, sandboxUrl, stop }`.
 */
export async function startProductUnderTest({ dir, name, servers, env = {} }) {
  const [port, healthPort, metricsPort, sandboxPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const keys = { ...SANDBOX_KEYS, ...(env.STRIPE_SECRET_KEY && { secret: env.STRIPE_SECRET_KEY }), ...(env.STRIPE_WEBHOOK_SECRET && { webhook: env.STRIPE_WEBHOOK_SECRET }) };
  const shared = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'test',
    LOG_LEVEL: 'debug',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: servers.databaseUrl,
    REDIS_URL: servers.redisUrl,
    REDIS_PREFIX: name,
    STORAGE_DIR: join(dir, 'files', name),
    CLIENT_DIR,
    // So little memory that a password hash takes a millisecond, because the browser specs register hundreds of people.
    PASSWORD_HASH_MEMORY_KIB: '1024',
    OVERLOAD_DELAY_MS: '0',
    RATE_LIMIT_READ: GENEROUS,
    RATE_LIMIT_WRITE: GENEROUS,
    RATE_LIMIT_UPLOAD: GENEROUS,
    RATE_LIMIT_REGISTER: GENEROUS,
    RATE_LIMIT_LOGIN_ADDRESS: GENEROUS,
    RATE_LIMIT_RESET_ADDRESS: GENEROUS,
    RATE_LIMIT_ADMIN_LOGIN: GENEROUS,
    RATE_LIMIT_SOCIAL: GENEROUS,
    RATE_LIMIT_PAYMENT: GENEROUS,
    RATE_LIMIT_CODE_ADDRESS: GENEROUS,
    // Switches off sample runs of the platform, because they would disturb searches for leaked secrets and measurements.
    STARTER_SAMPLES_ENABLED: 'off',
    // Allows web push to services on this machine alone; browser specs start such a service.
    ...vapidVariables(env.VAPID_PRIVATE_KEY ?? newVapidKey()),
    PUSH_HOSTS: '127.0.0.1',
    WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
    CONJURE_LAUNCHED: '1',
    ...sandboxVariables({ url: sandboxUrl, keys }),
    ...env,
  };
  const build = await ensureServer();
  const log = (role) => openLog(join(dir, 'logs'), `${name}-${role}`).write;
  const start = (role, entry, readyPort, extra = {}) =>
    startNodeProcess({
      entry,
      build,
      env: { ...shared, ...extra },
      readyUrl: `http://127.0.0.1:${readyPort}/readyz`,
      onOutput: log(role),
    });
  const sandbox = { build, port: sandboxPort, keys, webhookUrl: `${url}/api/stripe/webhook`, appOrigin: url, onOutput: log('sandbox') };
  const started = await Promise.allSettled([
    startSandboxProcess(sandbox),
    start('api', 'backend/main.ts', port),
    start('worker', 'backend/workers/main.ts', healthPort, { WORKER_HEALTH_PORT: String(healthPort) }),
  ]);
  const stop = async () => void (await Promise.all(started.map((server) => server.value?.stop())));
  const failed = started.find((server) => server.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { url, sandboxUrl, storageDir: shared.STORAGE_DIR, stop };
}
