import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openLog } from './log-file.mjs';
import { startNodeProcess } from './node-process.mjs';
import { firstFreePort } from './ports.mjs';
import { keptSecret } from './secrets.mjs';
import { supervise } from './supervisor.mjs';

/** The port that the payments sandbox takes when it is free, at every start the same, because addresses of invoices and receipts contain it. */
const PORT = 4242;

/** Returns whether this start runs the payments sandbox: outside production, when no key of a payment provider is set. */
export const wantsSandbox = (env) => !env.STRIPE_SECRET_KEY && env.NODE_ENV !== 'production';

/** Starts one payments sandbox process. It sends events to `webhookUrl` and stores its state in `stateFile`. Returns the handle with its `url`. */
export async function startSandboxProcess({ build, port, keys, webhookUrl, appOrigin, stateFile, onOutput }) {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    SANDBOX_PORT: String(port),
    SANDBOX_WEBHOOK_URL: webhookUrl,
    SANDBOX_APP_ORIGIN: appOrigin,
    SANDBOX_SECRET_KEY: keys.secret,
    SANDBOX_PUBLISHABLE_KEY: keys.publishable,
    SANDBOX_WEBHOOK_SECRET: keys.webhook,
    ...(stateFile && { SANDBOX_STATE_FILE: stateFile }),
  };
  const server = await startNodeProcess({ entry: 'infra/sandbox/main.ts', build, env, readyUrl: `${url}/readyz`, onOutput });
  return { ...server, url };
}

/** Returns the environment variables that make API and worker call the payments sandbox. */
export const sandboxVariables = ({ url, keys }) => ({
  STRIPE_SECRET_KEY: keys.secret,
  STRIPE_PUBLISHABLE_KEY: keys.publishable,
  STRIPE_WEBHOOK_SECRET: keys.webhook,
  STRIPE_API_URL: url,
  STRIPE_SCRIPT_URL: `${url}/v3/`,
  STRIPE_FRAME_ORIGINS: url,
  STRIPE_CHECKOUT_ORIGIN: url,
  STRIPE_DASHBOARD_URL: url,
  PAYMENTS_SANDBOX: '1',
});

/**
 * Runs the payments sandbox of this machine and restarts it when it dies, with keys and state below `dir`. It sends events to `apiUrl`;
 * people open `appUrl`. Returns its address, the variables for API and worker, and `stop`.
 */
export async function startPaymentsSandbox({ build, dir, logs, apiUrl, appUrl, onGiveUp }) {
  const key = (name, prefix) => keptSecret(dir, name, () => prefix + randomBytes(18).toString('hex'));
  const keys = {
    secret: key('payments-secret-key', 'sk_test_sandbox'),
    publishable: key('payments-publishable-key', 'pk_test_sandbox'),
    webhook: key('payments-webhook-secret', 'whsec_'),
  };
  const port = await firstFreePort(PORT);
  const log = openLog(logs, 'payments-sandbox');
  const facts = { build, port, keys, webhookUrl: `${apiUrl}/api/stripe/webhook`, appOrigin: appUrl, stateFile: join(dir, 'payments-sandbox.json'), onOutput: log.write };
  const server = supervise('The payments sandbox', () => startSandboxProcess(facts), onGiveUp);
  const { url } = await server.start();
  return { url, variables: sandboxVariables({ url, keys }), stop: () => server.stop() };
}
