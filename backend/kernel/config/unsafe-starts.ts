import type { ConfigProblem } from './load-config.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
const PROVIDERS = ['TEXT', 'IMAGE', 'VIDEO'];

type Raw = Record<string, string | undefined>;

/** Settings that are unsafe together, which no single variable can refuse (docs/rules/server.md#unsafe-start). */
export function unsafeStarts(env: Raw): ConfigProblem[] {
  const production = env['NODE_ENV'] === 'production';
  return [...(production ? unsafeInProduction(env) : []), ...halfSet(env)];
}

function unsafeInProduction(env: Raw): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  if (!env['SESSION_SECRET']) problems.push({ name: 'SESSION_SECRET', message: 'is required in production' });
  if (!env['PUBLIC_URL']) problems.push({ name: 'PUBLIC_URL', message: 'is required in production' });
  else if (!isSafeAddress(env['PUBLIC_URL'])) {
    problems.push({ name: 'PUBLIC_URL', message: 'must be https in production (http for localhost only)' });
  }
  if (env['FAILPOINT']) problems.push({ name: 'FAILPOINT', message: 'must not be set in production' });
  if (isOn(env['PAYMENTS_SANDBOX'])) {
    problems.push({ name: 'PAYMENTS_SANDBOX', message: 'must not be on in production' });
  }
  if (env['STRIPE_API_URL'] && !isStripe(env['STRIPE_API_URL'])) {
    problems.push({ name: 'STRIPE_API_URL', message: 'must be at stripe.com in production' });
  }
  if (env['PUSH_HOSTS']?.split(',').some((host) => LOCAL_HOSTS.includes(host.trim()))) {
    problems.push({ name: 'PUSH_HOSTS', message: 'must not name this machine in production' });
  }
  return problems;
}

function halfSet(env: Raw): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  for (const type of PROVIDERS) {
    const [url, model, key] = ['URL', 'MODEL', 'KEY'].map((part) => `${type}_PROVIDER_${part}`) as [string, string, string];
    if (env[url] && !env[model]) problems.push({ name: model, message: `is required with ${url}` });
    if (!env[url] && (env[model] || env[key])) problems.push({ name: url, message: `is required with ${model} or ${key}` });
  }
  if (Boolean(env['OIDC_ISSUER']) !== Boolean(env['OIDC_CLIENT_ID'])) {
    problems.push({ name: env['OIDC_ISSUER'] ? 'OIDC_CLIENT_ID' : 'OIDC_ISSUER', message: 'is required for social login' });
  }
  const stripe = STRIPE_KEYS.filter((name) => env[name]);
  if (stripe.length > 0) {
    for (const name of STRIPE_KEYS) if (!env[name]) problems.push({ name, message: `is required with ${stripe[0]!}` });
  }
  if (Boolean(env['VAPID_PUBLIC_KEY']) !== Boolean(env['VAPID_PRIVATE_KEY'])) {
    problems.push({ name: env['VAPID_PUBLIC_KEY'] ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY', message: 'is required for web push' });
  }
  if (env['S3_BUCKET']) {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      if (!env[name]) problems.push({ name, message: 'is required with S3_BUCKET' });
    }
  }
  return problems;
}

const isStripe = (address: string): boolean => URL.canParse(address) && /(^|\.)stripe\.com$/.test(new URL(address).hostname);

const isOn = (word: string | undefined): boolean => ['1', 'true', 'on'].includes(word ?? '');

function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOCAL_HOSTS.includes(hostname);
}
