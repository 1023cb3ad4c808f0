import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { ENVIRONMENT_NAMES } from '../../backend/bootstrap/config.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { findCanaries, makeCanaries, searchFolder, searchRedis } from './canaries.mjs';

/**
 * Secret variables for which the end-to-end tests plant no canary (a recognizable secret value), each with the reason. A new secret belongs
 * here or to the canaries.
 */
const SEARCHED_ELSEWHERE: Record<string, string> = {
  S3_SECRET_ACCESS_KEY: 'needs a bucket; never leaves the storage client',
  ADMIN_PASSWORD_HASH: 'the hash of ADMIN_PASSWORD, which is a canary',
  STRIPE_PUBLISHABLE_KEY: 'public: browsers are given it',
  VAPID_PUBLIC_KEY: 'public: browsers are given it',
  RATE_LIMIT_KEY: 'how many requests an API key may make',
};

it('each secret environment variable has a canary (a recognizable value to search for), or a reason why not', () => {
  const secret = ENVIRONMENT_NAMES.filter((name) => /(_SECRET|SECRET_.*|_KEY|_TOKEN|_HASH|PASSWORD)$/.test(name));
  expect(secret.filter((name) => !(name in makeCanaries()) && !(name in SEARCHED_ELSEWHERE))).toEqual([]);
});

it('the search for secrets finds a canary as plain text, in base64 and percent-encoded', () => {
  const canaries = { A: 'canary-a-§1', B: 'canary-b' };
  expect(findCanaries('nothing', canaries)).toEqual([]);
  expect(findCanaries(`{"error":"bad key canary-b"}`, canaries)).toEqual(['B']);
  expect(findCanaries(`Basic ${Buffer.from('canary-b').toString('base64')}`, canaries)).toEqual(['B']);
  expect(findCanaries('?key=canary-a-%C2%A71', canaries)).toEqual(['A']);
  for (const made of ['cjr_', 'cjw_']) expect(findCanaries(`"authorization":"Bearer ${made}${'a1_-'.repeat(10)}abc"`, canaries)).toEqual(['the secret of a key or webhook']);
  expect(findCanaries('cjr_[redacted] cjr_short', canaries)).toEqual([]);
});

it('the search for secrets finds canaries in files and in every type of Redis value', async () => {
  const canaries = makeCanaries(['LEAKED']);
  const value = canaries['LEAKED']!;
  const dir = mkdtempSync(join(tmpdir(), 'canaries-'));
  mkdirSync(join(dir, 'deep'));
  writeFileSync(join(dir, 'deep/app.js'), `const key="${value}"`);
  expect(searchFolder(dir, canaries)).toEqual([`${join(dir, 'deep/app.js')}: LEAKED`]);
  rmSync(dir, { recursive: true });

  const redis = new Redis(testRedisUrl());
  const prefix = `canaries-${value.slice(-6)}`;
  await redis.set(`${prefix}-string`, value);
  await redis.hset(`${prefix}-hash`, 'data', value);
  await redis.rpush(`${prefix}-list`, value);
  await redis.sadd(`${prefix}-set`, value);
  await redis.zadd(`${prefix}-sorted`, 1, value);
  await redis.xadd(`${prefix}-stream`, '*', 'data', value);
  await redis.set(`${prefix}-${value}`, 'in the key');
  const found = await searchRedis(Redis as never, testRedisUrl(), canaries);
  await redis.del(...['string', 'hash', 'list', 'set', 'sorted', 'stream', value].map((kind) => `${prefix}-${kind}`));
  redis.disconnect();
  expect(found).toHaveLength(7);
});
