import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../run/admin-password.mjs';
import { ensureClient } from '../run/client-build.mjs';
import { startNodeProcess } from '../run/node-process.mjs';
import { freePort } from '../run/ports.mjs';
import { ensureServer } from '../run/server-build.mjs';
import { fail, faint, say } from '../run/say.mjs';
import { makeCanaries } from './canaries.mjs';
import { runShown } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { searchForLeaks } from './leak-search.mjs';
import { startProductUnderTest } from './product-under-test.mjs';
import { startTestServers } from './test-servers.mjs';

/** Starts the tests' provider for social login as a process of its own. */
async function startOidcProvider(secret) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), OIDC_CLIENT_SECRET: secret };
  const server = await startNodeProcess({ entry: 'backend/testing/oidc-process.ts', build: await ensureServer(), env, readyUrl: `${issuer}/.well-known/openid-configuration`, onOutput: () => undefined });
  return { env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'conjure', OIDC_CLIENT_SECRET: secret, OIDC_LABEL: 'Test ID' }, stop: () => server.stop() };
}

/** Returns the parts of spec names after `--spec`: `--spec a,b` runs the browser specs whose names contain a or b. */
function chosenSpecs() {
  const at = process.argv.indexOf('--spec');
  return at < 0 ? [] : (process.argv[at + 1] ?? '').split(',');
}

/** Returns environment variables with the path of the headless shell, and of the whole Chromium for specs that the shell cannot run. */
async function browsers(whole) {
  const shell = await ensureChromium({ shell: true });
  if (!whole) return shell;
  const { CHROMIUM_PATH, LD_LIBRARY_PATH, ...rest } = await ensureChromium();
  const libraries = [shell.LD_LIBRARY_PATH, LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { ...rest, ...shell, WHOLE_CHROMIUM_PATH: CHROMIUM_PATH, ...(libraries && { LD_LIBRARY_PATH: libraries }) };
}

/** Runs the chosen browser specs. Returns Playwright's exit code and counts. */
async function runSpecs(options, env, results) {
  const code = await runShown('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', '--pass-with-no-tests', ...options, ...chosenSpecs()], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: results });
  return { code, stats: JSON.parse(readFileSync(results, 'utf8')).stats };
}

/**
 * Runs the browser specs against the whole product, with canaries (recognizable values) as secrets. Afterwards it searches logs, answers,
 * bundle and Redis for them.
 */
export async function endToEnd() {
  const secondLooks = process.argv.includes('--deep') || chosenSpecs().length > 0;
  const chromium = await browsers(secondLooks);
  await ensureClient();
  const dir = mkdtempSync(join(tmpdir(), 'conjure-e2e-'));
  const canaries = makeCanaries();
  const { SESSION_SECRET, SESSION_SECRET_BEFORE, METRICS_TOKEN, ADMIN_PASSWORD, OIDC_CLIENT_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = canaries;
  const ADMIN_PASSWORD_HASH = await hashPassword(ADMIN_PASSWORD);
  const servers = await startTestServers({ small: true });
  let product;
  let provider;
  try {
    provider = await startOidcProvider(OIDC_CLIENT_SECRET);
    // Starts the product without keys of AI providers, so that Studio (the built-in one) answers every run.
    product = await startProductUnderTest({ dir, name: 'e2e', servers, env: { SESSION_SECRET, SESSION_SECRET_BEFORE, METRICS_TOKEN, ADMIN_PASSWORD_HASH, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...provider.env } });
    const { url, sandboxUrl, storageDir } = product;
    say(faint(`  ${url}`));
    const env = {
      ...process.env,
      ...chromium,
      E2E_URL: url,
      E2E_SANDBOX_URL: sandboxUrl,
      E2E_ADMIN_PASSWORD: ADMIN_PASSWORD,
      E2E_DATABASE_URL: servers.databaseUrl,
      E2E_STORAGE_DIR: storageDir,
      ...(secondLooks && { E2E_SECOND_LOOKS: '1' }),
    };
    const runs = [await runSpecs(secondLooks ? ['--grep-invert', '@alone'] : [], env, join(dir, 'side-by-side.json'))];
    // Runs the browser tests that measure time after all others, alone on the machine.
    if (secondLooks) runs.push(await runSpecs(['--grep', '@alone', '--workers', '1'], env, join(dir, 'alone.json')));
    const [expected, unexpected, flaky] = ['expected', 'unexpected', 'flaky'].map((name) => runs.reduce((sum, { stats }) => sum + stats[name], 0));
    const code = Math.max(...runs.map((run) => run.code));
    const leaks = await searchForLeaks({ dir, url, servers, canaries });
    leaks.forEach((leak) => fail(`secret in the open: ${leak}`));
    const notes = [leaks.length === 0 && 'no secret in bundle, logs, answers and Redis', flaky > 0 && `${flaky} at the second try`];
    return {
      passed: expected + flaky + (leaks.length === 0 ? 1 : 0),
      // The end-to-end stage also fails when `--spec` names a spec that does not exist.
      failed: Math.max(unexpected, code === 0 && expected + unexpected + flaky > 0 ? 0 : 1) + leaks.length,
      note: notes.filter(Boolean).join('; '),
    };
  } finally {
    await product?.stop();
    await provider?.stop();
    await servers.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}
