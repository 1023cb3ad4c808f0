import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newVapidKey } from '../run/vapid-keys.mjs';

const SECRET_VARIABLES = ['SESSION_SECRET', 'SESSION_SECRET_BEFORE', 'METRICS_TOKEN', 'TEXT_PROVIDER_KEY', 'IMAGE_PROVIDER_KEY', 'VIDEO_PROVIDER_KEY', 'OIDC_CLIENT_SECRET', 'ADMIN_PASSWORD', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'VAPID_PRIVATE_KEY'];
/** Prefixes of canaries whose secret variable requires one in the configuration. */
const BEGINNINGS = { STRIPE_SECRET_KEY: 'sk_test_', STRIPE_WEBHOOK_SECRET: 'whsec_' };

/** Makers of canaries that must be valid keys; a random key is its own canary. */
const REAL = { VAPID_PRIVATE_KEY: newVapidKey };

/** Makes a canary for each secret variable: a value that cannot appear anywhere by chance. */
export function makeCanaries(names = SECRET_VARIABLES) {
  const made = (name) => `${BEGINNINGS[name] ?? ''}canary-${name.toLowerCase().replaceAll('_', '-')}-${randomBytes(12).toString('hex')}`;
  return Object.fromEntries(names.map((name) => [name, REAL[name]?.() ?? made(name)]));
}

/** Matches the secret of an API key or of a webhook, which browser specs create. Only its owner may see such a secret. */
const MADE_SECRET = /\bcj[rw]_[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/;

/**
 * Returns the names of the canaries that a text contains: plain, in base64 or percent-encoded. A secret of an API key or webhook that the
 * product made counts too.
 */
export function findCanaries(text, canaries) {
  const found = Object.entries(canaries).filter(([, value]) => forms(value).some((form) => text.includes(form))).map(([name]) => name);
  return MADE_SECRET.test(text) ? [...found, 'the secret of a key or webhook'] : found;
}

const forms = (value) => [value, Buffer.from(value).toString('base64').replace(/=+$/, ''), encodeURIComponent(value)];

/** Searches files below a folder for canaries. Returns `file: VARIABLE` for each find. */
export function searchFolder(dir, canaries) {
  return readdirSync(dir, { recursive: true })
    .map((name) => join(dir, name))
    .filter((file) => statSync(file).isFile())
    .flatMap((file) => findCanaries(readFileSync(file, 'latin1'), canaries).map((name) => `${file}: ${name}`));
}

/** Searches every key and value of a Redis for canaries. `Redis` is the class of ioredis. */
export async function searchRedis(Redis, url, canaries) {
  const redis = new Redis(url);
  try {
    const found = [];
    for await (const keys of redis.scanStream({ count: 500 })) {
      for (const key of keys) {
        const text = `${key}\n${JSON.stringify(await valueOf(redis, key))}`;
        found.push(...findCanaries(text, canaries).map((name) => `Redis ${key}: ${name}`));
      }
    }
    return found;
  } finally {
    redis.disconnect();
  }
}

async function valueOf(redis, key) {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, 0, -1);
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return null;
  }
}
