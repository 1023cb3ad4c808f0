import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOidcServer } from '#testing/oidc-server.ts';
import { createProductStack } from '#testing/product-stack.ts';
import { seasonPeople } from '#testing/seasoned-people.ts';
import { hashPassword } from '../../infra/run/admin-password.mjs';
import { CLIENT_DIR, ensureClient } from '../../infra/run/client-build.mjs';
import { sandboxVariables } from '../../infra/run/payments-sandbox.mjs';
import { ensureServer } from '../../infra/run/server-build.mjs';
import { startSandbox } from '#payments-sandbox';
import { startTestServers } from '../../infra/test/test-servers.mjs';

/**
 * Starts the whole product once for all browser specs: Postgres, Redis, one API that serves the built client, one worker, a provider for
 * social login and a payments sandbox, all on free loopback ports. Specs find it by E2E_URL; when that is already set, they use the running
 * product. E2E_CLIENT_DIR names another build of the client.
 * @returns a function that stops everything
 */
export default async function startStack(): Promise<() => Promise<void>> {
  process.env.TEST_SERVER_BUILD = await ensureServer();
  if (process.env.E2E_URL) {
    if (process.env.E2E_DATABASE_URL) await seasonPeople(process.env.E2E_DATABASE_URL);
    return async () => undefined;
  }
  const clientDir = process.env.E2E_CLIENT_DIR ?? CLIENT_DIR;
  if (!process.env.E2E_CLIENT_DIR) await ensureClient();
  const storageDir = mkdtempSync(join(tmpdir(), 'conjure-e2e-'));
  const [servers, oidc, sandbox] = await Promise.all([startTestServers(), startOidcServer(), startSandbox()]);
  const adminPassword = 'abracadabra-for-specs';
  process.env.E2E_ADMIN_PASSWORD = adminPassword;
  process.env.E2E_SANDBOX_URL = sandbox.url;
  process.env.E2E_DATABASE_URL = servers.databaseUrl;
  const ADMIN_PASSWORD_HASH = await hashPassword(adminPassword);
  const env = { ADMIN_PASSWORD_HASH, CLIENT_DIR: clientDir, LOG_LEVEL: 'warn', COVERS_ENABLED: 'on', RATE_LIMIT_PAYMENT: '100000/60', RATE_LIMIT_EVENTS: '100000/60', RATE_LIMIT_EVENTS_ADDRESS: '100000/60', CHALLENGES_ADVANCE_EVERY_MS: '500', ...oidc.env, ...sandboxVariables(sandbox) };
  process.env.E2E_STORAGE_DIR = storageDir;
  const stack = createProductStack({ ...servers, storageDir, env });
  const stop = async (): Promise<void> => {
    await stack.close();
    await Promise.all([servers.stop(), oidc.close(), sandbox.stop()]);
    rmSync(storageDir, { recursive: true, force: true });
  };
  try {
    const [api] = await Promise.all([stack.api(), stack.worker()]);
    process.env.E2E_URL = api.url;
    sandbox.setWebhookUrl(`${api.url}/api/stripe/webhook`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
