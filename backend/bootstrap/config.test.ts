import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { FILE_LIMIT_BYTES } from '#contracts/media.ts';
import { ConfigError } from '#kernel/config/load-config.ts';
import { loadConfig } from './config.ts';

const SERVERS = { DATABASE_URL: 'postgres://app@127.0.0.1/conjure', REDIS_URL: 'redis://127.0.0.1:6379' };
const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const PRODUCTION = { ...SERVERS, NODE_ENV: 'production', SESSION_SECRET: SECRET, PUBLIC_URL: 'https://conjure.example' };

function problems(env: Record<string, string>): string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => problem.name).sort();
  }
}

describe('loadConfig', () => {
  it('loading the configuration needs only the addresses of Postgres and Redis, and fills in defaults for the rest', () => {
    const config = loadConfig({ ...SERVERS, PUBLIC_URL: '' });
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: null, jsonLimitBytes: 102_400, trustedProxies: 0 });
    expect(config.idempotency).toEqual({ waitMs: 2_000, keepHours: 72 });
    expect(config.generation.providers).toMatchObject({ text: null, image: null, video: null, moderation: false });
    expect(config.studio).toMatchObject({ enabled: true, covers: true });
    expect(config.failpoint).toBeNull();
    expect(config.media.uploadLimitBytes).toBe(FILE_LIMIT_BYTES);
    const { timeoutMs, slots, waiting, waitingMaxMs } = config.generation.limits;
    expect({ timeoutMs, slots, waiting, waitingMaxMs }).toEqual({
      timeoutMs: { text: 120_000, image: 120_000, video: 600_000, challenge: 180_000 },
      slots: { free: 3, pro: 6 }, waiting: { free: 50, pro: 200 }, waitingMaxMs: DAY_MS,
    });
  });

  it("an invalid configuration lists every problem at once, by the variable's name and without its value", () => {
    const env = { PORT: 'many', DATABASE_URL: 'mysql://secret@host', METRICS_TOKEN: 'short-secret', RATE_LIMIT_READ: '5' };
    expect(problems(env)).toEqual(['DATABASE_URL', 'METRICS_TOKEN', 'PORT', 'RATE_LIMIT_READ', 'REDIS_URL']);
    expect(() => loadConfig(env)).toThrow(/DATABASE_URL must be a postgres:\/\/ address/);
    expect(() => loadConfig(env)).not.toThrow(/secret/);
  });

  it('a production process starts only with a safe configuration', () => {
    expect(problems(PRODUCTION)).toEqual([]);
    expect(problems({ ...SERVERS, NODE_ENV: 'production' })).toEqual(['PUBLIC_URL', 'SESSION_SECRET']);
    expect(problems({ ...PRODUCTION, PUBLIC_URL: 'http://conjure.example' })).toEqual(['PUBLIC_URL']);
    expect(problems({ ...PRODUCTION, PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
    expect(problems({ ...PRODUCTION, FAILPOINT: 'api.after_commit' })).toEqual(['FAILPOINT']);
    expect(problems({ ...PRODUCTION, PAYMENTS_SANDBOX: 'on' })).toEqual(['PAYMENTS_SANDBOX']);
    expect(problems({ ...PRODUCTION, SESSION_SECRET: 'short' })).toEqual(['SESSION_SECRET']);
  });

  it('the configuration refuses a provider or a bucket that is only half configured', () => {
    expect(problems({ ...SERVERS, TEXT_PROVIDER_URL: 'http://127.0.0.1:9' })).toEqual(['TEXT_PROVIDER_MODEL']);
    expect(problems({ ...SERVERS, IMAGE_PROVIDER_KEY: 'k' })).toEqual(['IMAGE_PROVIDER_URL']);
    expect(problems({ ...SERVERS, S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' })).toEqual(['S3_SECRET_ACCESS_KEY']);
  });

  it('only tests may hash passwords with less memory than OWASP recommends', () => {
    const weak = { ...SERVERS, PASSWORD_HASH_MEMORY_KIB: '19455' };
    expect(problems(weak)).toEqual(['PASSWORD_HASH_MEMORY_KIB']);
    expect(problems({ ...PRODUCTION, PASSWORD_HASH_MEMORY_KIB: '1024' })).toEqual(['PASSWORD_HASH_MEMORY_KIB']);
    expect(problems({ ...weak, NODE_ENV: 'test' })).toEqual([]);
    expect(loadConfig(SERVERS).identity.passwords.memoryKib).toBe(19_456);
  });

  it('web push needs both VAPID keys, and in production its hosts must not be this machine', () => {
    const keys = { VAPID_PUBLIC_KEY: 'p'.repeat(87), VAPID_PRIVATE_KEY: 'k'.repeat(43) };
    expect(problems({ ...SERVERS, VAPID_PRIVATE_KEY: keys.VAPID_PRIVATE_KEY })).toEqual(['VAPID_PUBLIC_KEY']);
    expect(problems({ ...PRODUCTION, ...keys, PUSH_HOSTS: 'fcm.googleapis.com, 127.0.0.1' })).toEqual(['PUSH_HOSTS']);
    expect(loadConfig(SERVERS).messages.webPush).toBeNull();
    expect(loadConfig({ ...SERVERS, ...keys, EMAIL_FROM: 'Conjure <hello@conjure.example>' }).messages.webPush).toMatchObject({ subject: 'mailto:hello@conjure.example' });
    expect(loadConfig({ ...PRODUCTION, ...keys }).messages.webPush!.hosts).toContain('*.push.apple.com');
  });

  it('the configuration reads rate limits, failpoints and addresses', () => {
    const config = loadConfig({ ...SERVERS, RATE_LIMIT_WRITE: '7/30', FAILPOINT: 'worker.after_claim:3', PUBLIC_URL: 'https://x.example/' });
    expect(config.rateLimits.write).toEqual({ points: 7, seconds: 30 });
    expect(config.failpoint).toEqual({ name: 'worker.after_claim', nth: 3 });
    expect(config.http.publicUrl).toBe('https://x.example');
  });

  it('the configuration refuses a failpoint that is not in the code', () => {
    expect(problems({ ...SERVERS, FAILPOINT: 'worker.after_lunch' })).toEqual(['FAILPOINT']);
  });
});
