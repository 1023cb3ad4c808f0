import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import { isFailpoint } from '../failpoints.ts';

const text = z.string().trim().min(1);
const port = z.coerce.number().int().min(0).max(65_535);
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const ms = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const flag = (fallback: boolean) =>
  z.enum(['0', '1', 'true', 'false', 'on', 'off']).transform((word) => ['1', 'true', 'on'].includes(word)).default(fallback);
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).transform((url) => url.replace(/\/+$/, ''));
const allowance = (fallback: string) =>
  z
    .string()
    .regex(/^\d+\/\d+$/, 'must be written points/seconds, e.g. 10/900')
    .default(fallback)
    .transform((written) => {
      const [points, seconds] = written.split('/').map(Number);
      return { points: points!, seconds: seconds! };
    });

const origins = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((written) => written.split(',').map((origin) => origin.trim()).filter(Boolean));

const hosts = z
  .string()
  .default('')
  .transform((written) => written.split(',').map((name) => name.trim()).filter(Boolean))
  .refine((names) => names.every((name) => /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*)$/i.test(name)), 'must be host names separated by commas, without scheme, port or *');

/** All of it: what compose leaves of an unquoted hash could otherwise look like one, and no password would ever fit. */
const ARGON2ID = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/;

/** What a worker process may do; a process without WORKER_ROLES does all of it. */
export const WORKER_ROLES = ['relay', 'events', 'generation', 'payments', 'email', 'push', 'maintenance'] as const;
export type WorkerRole = (typeof WORKER_ROLES)[number];

const roles = z
  .string()
  .transform((written) => written.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(WORKER_ROLES)).min(1));

/** Every variable that the processes read, with its default. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: address.optional(),
  LINK_BASE_URL: address.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  ALLOWED_HOSTS: hosts,
  CLIENT_DIR: text.optional(),
  HTTP_HEADERS_TIMEOUT_MS: ms(10_000),
  HTTP_REQUEST_TIMEOUT_MS: ms(30_000),
  HTTP_IDLE_SOCKET_MS: ms(MINUTE_MS),
  HTTP_JSON_LIMIT_BYTES: count(100 * 1024),
  HTTP_DRAIN_MS: ms(8_000),
  UPLOAD_LIMIT_BYTES: count(10 * 1024 * 1024),
  IDEMPOTENCY_WAIT_MS: ms(2_000),
  IDEMPOTENCY_KEEP_HOURS: count(72),
  SESSION_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  SESSION_IDLE_MS: ms(7 * DAY_MS),
  SESSION_ABSOLUTE_MS: ms(30 * DAY_MS),
  SESSION_ADMIN_IDLE_MS: ms(30 * MINUTE_MS),
  SESSION_ADMIN_ABSOLUTE_MS: ms(8 * HOUR_MS),
  SESSION_CACHE_MS: ms(30_000),
  PASSWORD_HASH_CONCURRENCY: count(Math.max(1, availableParallelism() - 1)),
  PASSWORD_HASH_QUEUE: count(50),
  RATE_LIMIT_READ: allowance('3000/60'),
  RATE_LIMIT_WRITE: allowance('1200/60'),
  RATE_LIMIT_UPLOAD: allowance('60/60'),
  RATE_LIMIT_REGISTER: allowance('20/3600'),
  RATE_LIMIT_LOGIN_ACCOUNT: allowance('10/900'),
  RATE_LIMIT_LOGIN_ADDRESS: allowance('100/900'),
  RATE_LIMIT_LOGIN_DEVICE: allowance('10/900'),
  RATE_LIMIT_REAUTHENTICATE: allowance('10/900'),
  RATE_LIMIT_SECOND_FACTOR: allowance('10/900'),
  RATE_LIMIT_RESET_ADDRESS: allowance('30/3600'),
  RATE_LIMIT_RESET_ACCOUNT: allowance('5/3600'),
  RATE_LIMIT_SUPPORT_RESET: allowance('30/3600'),
  RATE_LIMIT_ADMIN_LOGIN: allowance('5/900'),
  RATE_LIMIT_EMAIL: allowance('5/3600'),
  RATE_LIMIT_SOCIAL: allowance('60/900'),
  RATE_LIMIT_EXPORT: allowance('5/3600'),
  RESET_TOKEN_MS: ms(30 * MINUTE_MS),
  CONFIRM_TOKEN_MS: ms(3 * DAY_MS),
  KNOWN_DEVICE_MS: ms(180 * DAY_MS),
  FACTOR_RECOVERY_MS: ms(7 * DAY_MS),
  DELETION_GRACE_MS: ms(14 * DAY_MS),
  ADMIN_ELEVATION_MS: ms(HOUR_MS),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_LABEL: text.default('your other account'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  DATABASE_POOL_MAX: count(10),
  DATABASE_ACQUIRE_TIMEOUT_MS: ms(3_000),
  DATABASE_STATEMENT_TIMEOUT_MS: ms(5_000),
  DATABASE_LOCK_TIMEOUT_MS: ms(2_000),
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: ms(10_000),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }),
  REDIS_PREFIX: text.regex(/^[a-z0-9_-]+$/, 'must be letters, digits, - and _').default('conjure'),
  REDIS_COMMAND_TIMEOUT_MS: ms(500),
  STORAGE_DIR: text.default('.data/files'),
  S3_ENDPOINT: address.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  TEXT_PROVIDER_URL: address.optional(),
  TEXT_PROVIDER_KEY: text.optional(),
  TEXT_PROVIDER_MODEL: text.optional(),
  IMAGE_PROVIDER_URL: address.optional(),
  IMAGE_PROVIDER_KEY: text.optional(),
  IMAGE_PROVIDER_MODEL: text.optional(),
  VIDEO_PROVIDER_URL: address.optional(),
  VIDEO_PROVIDER_KEY: text.optional(),
  VIDEO_PROVIDER_MODEL: text.optional(),
  MODERATION: flag(false),
  STUDIO_ENABLED: flag(true),
  COVERS_ENABLED: flag(true),
  STARTER_SAMPLES_ENABLED: flag(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  EMAIL_FROM: text.default('Conjure <no-reply@localhost>'),
  VAPID_PUBLIC_KEY: text.regex(/^[A-Za-z0-9_-]{87}$/, 'must be an uncompressed P-256 point in base64url').optional(),
  VAPID_PRIVATE_KEY: text.regex(/^[A-Za-z0-9_-]{43}$/, 'must be a P-256 key in base64url').optional(),
  VAPID_SUBJECT: text.regex(/^(https:\/\/|mailto:).+/, 'must be an https: or mailto: address').optional(),
  PUSH_HOSTS: origins('fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'),
  PATH: z.string().default('/usr/local/bin:/usr/bin:/bin'),
  GENERATION_TEXT_TIMEOUT_MS: ms(2 * MINUTE_MS),
  GENERATION_IMAGE_TIMEOUT_MS: ms(2 * MINUTE_MS),
  GENERATION_VIDEO_TIMEOUT_MS: ms(10 * MINUTE_MS),
  GENERATION_CHALLENGE_TIMEOUT_MS: ms(3 * MINUTE_MS),
  GENERATION_WAITING_MAX_MS: ms(DAY_MS),
  GENERATION_HEARTBEAT_MS: ms(3_000),
  GENERATION_STALE_MS: ms(10_000),
  GENERATION_SWEEP_MS: ms(10_000),
  STORAGE_QUOTA_MB: count(500),
  STORAGE_QUOTA_PRO_MB: count(5_000),
  PICTURES_AT_ONCE: count(1),
  PICTURES_WAITING: count(20),
  READING_PROCESSES: count(1),
  READING_QUEUE: count(20),
  READING_WAIT_MS: ms(30_000),
  READING_TIME_MS: ms(15_000),
  READING_MEMORY_MB: count(256),
  READING_IDLE_MS: ms(30_000),
  JOB_LOCK_MS: ms(10_000),
  JOB_STALLED_CHECK_MS: ms(5_000),
  JOB_BACKOFF_MS: ms(300),
  JOB_BACKOFF_JITTER_MS: ms(100),
  WORKER_TEXT_CONCURRENCY: count(8),
  WORKER_IMAGE_CONCURRENCY: count(2),
  WORKER_VIDEO_CONCURRENCY: count(1),
  WORKER_CHALLENGE_CONCURRENCY: count(2),
  PROVIDER_CALL_TIMEOUT_MS: ms(30_000),
  RUNS_AT_ONCE: count(3),
  RUNS_AT_ONCE_PRO: count(6),
  RUNS_WAITING: count(50),
  RUNS_WAITING_PRO: count(200),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  METRICS_PORT: port.default(9464),
  WORKER_HEALTH_PORT: port.optional(),
  WORKER_ROLES: roles.default([...WORKER_ROLES]),
  ADMIN_PASSWORD_HASH: text.regex(ARGON2ID, 'must be a whole argon2id hash. Write it in single quotes in .env, because docker compose replaces every $name').optional(),
  FAILPOINT: text.refine(isFailpoint, 'must be name or name:nth of a failpoint').optional(),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe').optional(),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_(test|live)_/, 'must be a publishable key of Stripe').optional(),
  STRIPE_WEBHOOK_SECRET: text.startsWith('whsec_', 'must be the signing secret of a webhook').optional(),
  STRIPE_API_URL: address.default('https://api.stripe.com'),
  STRIPE_SCRIPT_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).default('https://js.stripe.com/endive/stripe.js'),
  STRIPE_FRAME_ORIGINS: origins('https://js.stripe.com,https://*.js.stripe.com,https://hooks.stripe.com'),
  STRIPE_CHECKOUT_ORIGIN: address.default('https://checkout.stripe.com'),
  STRIPE_DASHBOARD_URL: address.default('https://dashboard.stripe.com'),
  STRIPE_CALL_TIMEOUT_MS: ms(10_000),
  STRIPE_EVENT_CONCURRENCY: count(8),
  RATE_LIMIT_PAYMENT: allowance('60/600'),
  RATE_LIMIT_ISSUE: allowance('10/3600'),
  RATE_LIMIT_SAMPLE: allowance('300/600'),
  RATE_LIMIT_FREE_TRIAL_RUN: allowance('5/86400'),
  PAYMENTS_SANDBOX: flag(false),
  CONJURE_LAUNCHED: flag(false),
});
export type EnvironmentVariables = z.output<typeof environmentSchema>;

/** Names of the variables, for documents and for the test that compares them with `.env.example`. */
export const ENVIRONMENT_NAMES = Object.keys(environmentSchema.shape).filter((name) => name !== 'PATH');
