import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from '../run/admin-password.mjs';
import { guardedSpawn } from '../run/guarded-spawn.mjs';
import { ROOT } from '../run/paths.mjs';
import { sandboxVariables, startSandboxProcess } from '../run/payments-sandbox.mjs';
import { freePort } from '../run/ports.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import type { Cluster } from './cluster.ts';
import { startOutages } from './outages.ts';

export interface SpecSupport {
  /** Environment variables that the cluster's processes need for browser specs: the payments sandbox, and the administrators' password. */
  variables: Record<string, string>;
  /** Runs the browser specs against the cluster, through nginx. @returns the exit code of Playwright */
  run(cluster: Cluster): Promise<number>;
  stop(): Promise<unknown>;
}

/**
 * Starts the payments sandbox and the other support that browser specs need beside a cluster that will answer at `url`.
 * @param build folder of the server's build
 * @param specs parts of the names of the specs that `run` runs. @throws when one is part of no name
 */
export async function startSpecSupport(url: string, build: string, specs: readonly string[]): Promise<SpecSupport> {
  const files = readdirSync(join(ROOT, 'e2e/specs'));
  const unknown = specs.filter((name) => !files.some((file) => file.includes(name)));
  if (unknown.length > 0) throw new Error(`There is no browser spec called ${unknown.join(', ')}.`);
  const secret = (prefix: string): string => prefix + randomBytes(18).toString('hex');
  const keys = { secret: secret('sk_test_sandbox'), publishable: secret('pk_test_sandbox'), webhook: secret('whsec_') };
  const sandbox = await startSandboxProcess({ build, port: await freePort(), keys, webhookUrl: `${url}/api/stripe/webhook`, appOrigin: url, onOutput: () => undefined });
  const adminPassword = secret('');
  return {
    // Production refuses a payments sandbox, so that a deployment cannot sell tokens for nothing.
    variables: { NODE_ENV: 'test', ...sandboxVariables({ url: sandbox.url, keys }), ADMIN_PASSWORD_HASH: await hashPassword(adminPassword), RATE_LIMIT_PAYMENT: '1000000/60', OVERLOAD_DELAY_MS: '0' },
    async run(cluster) {
      const outages = await startOutages(cluster);
      const env = {
        ...process.env, ...(await ensureChromium({ shell: true })),
        E2E_URL: cluster.url, E2E_OUTAGES_URL: outages.url, E2E_SANDBOX_URL: sandbox.url, E2E_ADMIN_PASSWORD: adminPassword, E2E_DATABASE_URL: cluster.databaseUrl(), E2E_SECOND_LOOKS: '1',
      };
      const playwright = async (...more: string[]): Promise<number> =>
        (await guardedSpawn('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list', '--pass-with-no-tests', ...more, ...specs], { cwd: ROOT, env, onOutput: (text) => process.stdout.write(text) }).ended).code ?? 1;
      // Specs that measure long tasks run one by one, after the others.
      const codes = [await playwright('--grep-invert', '@alone'), await playwright('--grep', '@alone', '--workers', '1')];
      outages.stop();
      return Math.max(...codes);
    },
    stop: () => sandbox.stop(),
  };
}
