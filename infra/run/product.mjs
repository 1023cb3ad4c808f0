import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { CLIENT_DIR } from './client-build.mjs';
import { openLog } from './log-file.mjs';
import { startNodeProcess } from './node-process.mjs';
import { firstFreePort, freePort } from './ports.mjs';
import { keptSecret } from './secrets.mjs';
import { supervise } from './supervisor.mjs';
import { keptVapidVariables } from './vapid-keys.mjs';

const METRICS_PORT = 9464;

/**
 * Returns the environment of API and worker for `npm start`. Variables that people set win, except the addresses of Postgres and Redis and a
 * few others of the launcher.
 */
export async function productEnvironment({ env, dir, stores, adminPasswordHash, host, port, url, dev }) {
  const sessionSecret = env.SESSION_SECRET || keptSecret(dir, 'session-secret', () => randomBytes(32).toString('base64url'));
  const shared = {
    STORAGE_DIR: join(dir, 'files'),
    METRICS_PORT: String(await firstFreePort(METRICS_PORT)),
    LINK_BASE_URL: url,
    ...(env.VAPID_PRIVATE_KEY || env.VAPID_PUBLIC_KEY ? {} : keptVapidVariables(dir)),
    ...env,
    ADMIN_PASSWORD_HASH: adminPasswordHash,
    NODE_ENV: 'development',
    SESSION_SECRET: sessionSecret,
    DATABASE_URL: stores.databaseUrl,
    REDIS_URL: stores.redisUrl,
    CONJURE_LAUNCHED: '1',
    PORT: String(port),
    // In development a stopping API waits a shorter time for open requests, because restarts come often and no user waits for the requests that they cut off.
    ...(dev ? { HTTP_DRAIN_MS: '300' } : {}),
  };
  const healthPort = await freePort();
  return {
    api: { ...shared, HOST: host, ...(dev ? {} : { CLIENT_DIR }) },
    // Makes the worker's health port listen on loopback alone, whatever address the API has.
    worker: { ...shared, HOST: '127.0.0.1', WORKER_HEALTH_PORT: String(healthPort) },
    ready: {
      api: `http://${reachable(host)}:${port}/readyz`,
      worker: `http://127.0.0.1:${healthPort}/readyz`,
    },
  };
}

/** Returns a host that this machine can open, in place of a host that means "all addresses". */
export function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Runs API and worker, and restarts them when they die. Both run the migrations, one after the other. */
export function createProduct({ build, environment, logs, onGiveUp, echo }) {
  const server = (title, name, entry) => {
    const log = openLog(logs, name);
    const onOutput = (text) => {
      log.write(text);
      echo?.(name, text);
    };
    const start = () => startNodeProcess({ entry, build, env: environment[name], readyUrl: environment.ready[name], onOutput });
    return supervise(title, start, onGiveUp);
  };
  const all = [server('The API', 'api', 'backend/main.ts'), server('The worker', 'worker', 'backend/workers/main.ts')];
  return {
    start: () => everyOne(all.map((one) => one.start())),
    restart: () => everyOne(all.map((one) => one.restart())),
    stop: () => everyOne(all.map((one) => one.stop())),
  };
}

/** Waits until all promises have ended, also when one fails, and then throws the first error. */
async function everyOne(promises) {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
