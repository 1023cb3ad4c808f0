import { startSandbox } from './index.ts';

/** The exit code of the payments sandbox when the environment does not allow a start (EX_CONFIG). */
const CONFIG_EXIT_CODE = 78;

const { env } = process;
if (env.NODE_ENV === 'production') {
  console.error('The payments sandbox does not run in production: set STRIPE_SECRET_KEY.');
  process.exit(CONFIG_EXIT_CODE);
}

const keys = {
  ...(env.SANDBOX_SECRET_KEY && { secret: env.SANDBOX_SECRET_KEY }),
  ...(env.SANDBOX_PUBLISHABLE_KEY && { publishable: env.SANDBOX_PUBLISHABLE_KEY }),
  ...(env.SANDBOX_WEBHOOK_SECRET && { webhook: env.SANDBOX_WEBHOOK_SECRET }),
};
const sandbox = await startSandbox({
  port: Number(env.SANDBOX_PORT ?? 0),
  webhookUrl: env.SANDBOX_WEBHOOK_URL ?? null,
  keys,
  ...(env.SANDBOX_STATE_FILE && { stateFile: env.SANDBOX_STATE_FILE }),
  ...(env.SANDBOX_APP_ORIGIN && { appOrigin: env.SANDBOX_APP_ORIGIN }),
});
console.log(`The payments sandbox is ready at ${sandbox.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
}
process.once('disconnect', () => process.exit(0));
