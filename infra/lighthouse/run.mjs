import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../run/admin-password.mjs';
import { ensureClient } from '../run/client-build.mjs';
import { ensureDependencies } from '../run/dependencies.mjs';
import { runCommand } from '../run/run-command.mjs';
import { fail, faint, say, step } from '../run/say.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { startProductUnderTest } from '../test/product-under-test.mjs';
import { startTestServers } from '../test/test-servers.mjs';
import { askForPages, lighthouseOptions, lighthousePages, newMember } from './pages.mjs';

/*
 * `npm run lighthouse [-- --visits 5] [--only marketplace] [--reports <folder>]` scores the public pages, and the challenges as a member sees them, with
 * Lighthouse on a phone. The starter prompts are the content. It ends with 1 when a median misses its goal. A quiet machine is needed, because scores of speed
 * are times. `--list <address>` installs and starts nothing: it asks the product that runs there for each page, and ends with 1 when one is missing.
 */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 };
const options = lighthouseOptions(process.argv.slice(2));

const HERE = import.meta.dirname;

/** Waits until the worker has drawn the covers of all starter prompts for images. Without its pictures, a page would score too well. */
async function untilCovered(url) {
  for (let tries = 0; tries < 60; tries += 1) {
    const { items } = await (await fetch(`${url}/api/prompts?limit=24&contentType=image`)).json();
    if (items.length > 0 && items.every(({ coverUrl }) => coverUrl)) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('The starter prompts have no covers after a minute.');
}

/**
 * Waits until every free prompt shows its samples, as it does a few minutes after a first start. Only then are pages as heavy as users find
 * them, and the worker makes no further samples during Lighthouse's visits.
 */
async function untilSampled(url) {
  const get = async (path) => (await fetch(`${url}${path}`)).json();
  const { items } = await get('/api/prompts?limit=24');
  const waiting = new Map(items.filter(({ pricing }) => pricing === 'free').map(({ id, contentType }) => [id, contentType === 'video' ? 1 : 2]));
  for (let tries = 0; tries < 300; tries += 1) {
    for (const [id, wanted] of waiting) if ((await get(`/api/prompts/${id}/samples`)).samples.length >= wanted) waiting.delete(id);
    if (waiting.size === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  throw new Error('The starter prompts have no samples after ten minutes.');
}

if (options.list) {
  const { lines, missing } = await askForPages(options.list, options.only);
  lines.forEach((line) => say(line));
  process.exit(missing === 0 ? 0 : 1);
}
await ensureDependencies();
if (!existsSync(join(HERE, 'node_modules/lighthouse'))) await step('Installing Lighthouse', () => runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: HERE }));
const { auditPage, slowdownHere } = await import('./audit.mjs');
const { CHROMIUM_PATH } = await ensureChromium();
await ensureClient();
const dir = mkdtempSync(join(tmpdir(), 'conjure-lighthouse-'));
const servers = await startTestServers();
const secret = () => randomBytes(32).toString('hex');
const env = { SESSION_SECRET: secret(), METRICS_TOKEN: secret(), ADMIN_PASSWORD_HASH: await hashPassword(secret()), LOG_LEVEL: 'warn', STARTER_SAMPLES_ENABLED: 'on' };
let product;
let missed = 0;
try {
  product = await startProductUnderTest({ dir, name: 'lighthouse', servers, env });
  await step('Waiting for the covers', () => untilCovered(product.url));
  await step('Waiting for the samples', () => untilSampled(product.url));
  const { index, factor } = await slowdownHere(product.url, CHROMIUM_PATH);
  say(`Speed of this processor ${Math.round(index)}: it is slowed down ${factor.toFixed(1)} times (4 from 1,000 on).`);
  for (const [name, path, cookie] of await lighthousePages(product.url, options.only, await newMember(product.url))) {
    const { scores, lost, last } = await auditPage(`${product.url}${path}`, { visits: options.visits, chromePath: CHROMIUM_PATH, cookie, slowdown: factor });
    say(`${path}  ${Object.entries(scores).map(([id, score]) => `${id} ${score}`).join(', ')}`);
    lost.forEach((line) => say(faint(`  ${line}`)));
    if (options.reports) writeFileSync(join(options.reports, `${name}.json`), JSON.stringify(last));
    for (const [id, goal] of Object.entries(GOALS)) {
      // Pages that only members see have no goal for SEO, because search engines are kept out of them.
      if (scores[id] >= goal || (id === 'seo' && cookie)) continue;
      missed += 1;
      fail(`${path}: ${id} ${scores[id]} of ${goal}`);
    }
  }
} finally {
  await product?.stop();
  await servers.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
