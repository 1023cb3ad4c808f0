import { join, relative } from 'node:path';
import { adminPassword } from './admin-password.mjs';
import { ensureClient } from './client-build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { createDevClient } from './dev-client.mjs';
import { ROOT } from './paths.mjs';
import { startPaymentsSandbox, wantsSandbox } from './payments-sandbox.mjs';
import { firstFreePort, freePort } from './ports.mjs';
import { createProduct, productEnvironment, reachable } from './product.mjs';
import { readable } from './node-process.mjs';
import { faint, say, step, strong, warn } from './say.mjs';
import { watchSources } from './source-watch.mjs';
import { ensureServer } from './server-build.mjs';
import { startStores } from './stores.mjs';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
const DEFAULT_PORT = 3000;

/**
 * Starts the whole product in order: Postgres, Redis, payments sandbox, API, worker. `undo` receives functions that stop what has started;
 * the caller runs them in reverse order. `onGiveUp(reason)` is called when a server keeps failing. Returns the product's address.
 */
export async function launch({ env, dir, dev, undo, onGiveUp }) {
  await ensureDependencies();
  const host = env.HOST || '127.0.0.1';
  const wanted = Number(env.PORT || DEFAULT_PORT);
  const port = await firstFreePort(wanted, host);
  if (port !== wanted) warn(`Port ${wanted} is busy: using ${port}.`);
  if (!LOOPBACK.includes(host)) {
    warn(`HOST=${host}: everyone who reaches this address can use it, without encryption. For the public there is docker-compose.yml.`);
    if (!env.ALLOWED_HOSTS && ['0.0.0.0', '::'].includes(host)) warn('Other machines reach it by a name or address that ALLOWED_HOSTS lists; requests for other hosts are refused.');
  }
  if (env.NODE_ENV === 'production') warn('NODE_ENV=production is for docker-compose.yml; this start is for one machine and development.');

  const logs = join(dir, 'logs');
  const stores = await startStores({ env, dir, logs, onGiveUp });
  undo.push(() => stores.stop());
  if (!dev) await ensureClient();
  // In development API and worker run the sources without a build, so that each restart reads them again.
  const build = dev ? undefined : await ensureServer();

  const admin = env.ADMIN_PASSWORD_HASH ? null : await adminPassword(dir);
  const apiPort = dev ? await freePort() : port;
  const apiHost = dev ? '127.0.0.1' : host;
  const adminPasswordHash = env.ADMIN_PASSWORD_HASH || admin.hash;
  const url = `http://${reachable(host)}:${port}`;
  const apiUrl = `http://${reachable(apiHost)}:${apiPort}`;
  const payments = wantsSandbox(env) ? await step('Payments sandbox', () => startPaymentsSandbox({ build, dir, logs, apiUrl, appUrl: url, onGiveUp })) : null;
  if (payments) undo.push(() => payments.stop());
  const environment = await productEnvironment({ env: { ...env, ...payments?.variables }, dir, stores, adminPasswordHash, host: apiHost, port: apiPort, url, dev });
  const product = createProduct({ build, environment, logs, onGiveUp, echo: dev ? echo : undefined });
  undo.push(() => product.stop());
  await step('Tables, starter prompts, API and worker', () => product.start());

  if (dev) {
    const client = createDevClient({ host, port, apiPort, env, onOutput: (text) => echo('client', text), onGiveUp });
    undo.push(() => client.stop());
    await step('Client with hot reload', () => client.start());
    undo.push(watchSources(() => product.restart()));
  }
  announce({ url, dir, logs, stores, admin, payments, dev });
  return url;
}

function announce({ url, dir, logs, stores, admin, payments, dev }) {
  const shown = (path) => (relative(ROOT, path).startsWith('..') ? path : relative(ROOT, path));
  const elsewhere = stores.place.elsewhere ? ` (database: ${stores.place.dir}, because its user cannot enter this folder)` : '';
  say('');
  say(`${strong('Conjure is ready:')} ${strong(url)}`);
  if (admin?.password) say(`  Administrator password: ${strong(admin.password)} ${faint(`(shown once, kept in ${shown(admin.file)})`)}`);
  else if (admin) say(`  Administrator password: see ${shown(admin.file)}`);
  if (payments) say(`  Sandbox payments (no real money): ${payments.url}`);
  say(`  Data: ${shown(dir)}${elsewhere}`);
  say(`  Logs: ${shown(logs)}`);
  say(faint(dev ? '  Changes below frontend and backend appear by themselves. Ctrl-C stops everything.' : '  Ctrl-C stops everything.'));
}

/** Prints the output of API, worker and client during development: of structured log lines only the message, and only from warnings on. */
function echo(name, text) {
  const lines = text.split('\n').filter((line) => line.trim() && !/"level":[123]0\b/.test(line));
  for (const line of readable(lines)) say(`${faint(name.padEnd(6))} ${line}`);
}
