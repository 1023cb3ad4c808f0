import { z } from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import { isFailpoint, parseFailpoint } from '../failpoints.ts';
import { isRedisAddress } from '../redis/redis-address.ts';
import type { KernelConfig, S3Settings } from './kernel-config.ts';
import { address, allowance, count, flag, ms, port, text } from './variables.ts';

const hosts = z
  .string()
  .default('')
  .transform((written) => written.split(',').map((name) => name.trim()).filter(Boolean))
  .refine((names) => names.every((name) => /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*)$/i.test(name)), 'must be host names separated by commas, without scheme, port or *');

/** The environment variables of the kernel, with their defaults. */
export const kernelVariables = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  BUILD_COMMIT: text.regex(/^[0-9a-f]{7,40}$/, 'must be the hash of a commit').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_TAIL_LINES: z.coerce.number().int().min(0).max(50_000).default(4_000),
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
  OVERLOAD_REQUESTS: count(2_000),
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(0).default(500),
  IDEMPOTENCY_WAIT_MS: ms(2_000),
  IDEMPOTENCY_KEEP_HOURS: count(72),
  SESSION_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  SESSION_SECRET_BEFORE: text.min(32, 'must have at least 32 characters').optional(),
  SESSION_IDLE_MS: ms(7 * DAY_MS),
  SESSION_ABSOLUTE_MS: ms(30 * DAY_MS),
  SESSION_ADMIN_IDLE_MS: ms(30 * MINUTE_MS),
  SESSION_ADMIN_ABSOLUTE_MS: ms(8 * HOUR_MS),
  SESSION_CACHE_MS: ms(30_000),
  RATE_LIMIT_READ: allowance('3000/60'),
  RATE_LIMIT_WRITE: allowance('1200/60'),
  RATE_LIMIT_UPLOAD: allowance('60/60'),
  RATE_LIMIT_KEY: allowance('120/60'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  DATABASE_POOL_MAX: count(10),
  DATABASE_ACQUIRE_TIMEOUT_MS: ms(3_000),
  DATABASE_STATEMENT_TIMEOUT_MS: ms(5_000),
  DATABASE_LOCK_TIMEOUT_MS: ms(2_000),
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: ms(10_000),
  REDIS_URL: z.string().refine(isRedisAddress, 'must be a redis:// address, or redis-sentinel://host:port,host:port/0?master=name'),
  REDIS_PREFIX: text.regex(/^[a-z0-9_-]+$/, 'must be letters, digits, - and _').default('conjure'),
  REDIS_COMMAND_TIMEOUT_MS: ms(500),
  STORAGE_DIR: text.default('.data/files'),
  S3_ENDPOINT: address.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  EMAIL_FROM: text.default('Conjure <no-reply@localhost>'),
  JOB_LOCK_MS: ms(10_000),
  JOB_STALLED_CHECK_MS: ms(5_000),
  JOB_BACKOFF_MS: ms(300),
  JOB_BACKOFF_JITTER_MS: ms(100),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  METRICS_PORT: port.default(9464),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').transform(namedValues).refine((pairs) => pairs !== null, 'must be name=value, separated by commas'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  FAILPOINT: text.refine(isFailpoint, 'must be name or name:nth of a failpoint').optional(),
  CONJURE_LAUNCHED: flag(false),
};

/** Reads a list such as `name=value,name=value`; null when an item has another form. */
function namedValues(written: string): Record<string, string> | null {
  const pairs = written.split(',').map((pair) => pair.trim()).filter(Boolean).map((pair) => /^([^=\s]+)=(.*)$/.exec(pair));
  return pairs.every((pair) => pair !== null) ? Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value])) : null;
}

type KernelValues = z.output<z.ZodObject<typeof kernelVariables>>;

// The session secret of development machines. `unsafeStarts` stops a production process that has it.
const DEVELOPMENT_SECRET = 'development only: not a secret at all';

export function kernelSettings(env: KernelValues): KernelConfig {
  return {
    environment: env.NODE_ENV,
    buildCommit: env.BUILD_COMMIT ?? null,
    log: { level: env.LOG_LEVEL, tailLines: env.LOG_TAIL_LINES },
    http: {
      host: env.HOST,
      port: env.PORT,
      publicUrl: env.PUBLIC_URL ?? null,
      linkBaseUrl: env.PUBLIC_URL ?? env.LINK_BASE_URL ?? `http://${env.HOST}:${env.PORT}`,
      trustedProxies: env.TRUSTED_PROXIES,
      allowedHosts: env.ALLOWED_HOSTS,
      clientDir: env.CLIENT_DIR ?? null,
      headersTimeoutMs: env.HTTP_HEADERS_TIMEOUT_MS,
      requestTimeoutMs: env.HTTP_REQUEST_TIMEOUT_MS,
      idleSocketMs: env.HTTP_IDLE_SOCKET_MS,
      jsonLimitBytes: env.HTTP_JSON_LIMIT_BYTES,
      drainMs: env.HTTP_DRAIN_MS,
    },
    overload: { requests: env.OVERLOAD_REQUESTS, delayMs: env.OVERLOAD_DELAY_MS },
    idempotency: { waitMs: env.IDEMPOTENCY_WAIT_MS, keepHours: env.IDEMPOTENCY_KEEP_HOURS },
    session: {
      secret: env.SESSION_SECRET ?? DEVELOPMENT_SECRET,
      secretBefore: env.SESSION_SECRET_BEFORE ?? null,
      idleMs: env.SESSION_IDLE_MS,
      absoluteMs: env.SESSION_ABSOLUTE_MS,
      adminIdleMs: env.SESSION_ADMIN_IDLE_MS,
      adminAbsoluteMs: env.SESSION_ADMIN_ABSOLUTE_MS,
      cacheMs: env.SESSION_CACHE_MS,
    },
    rateLimits: { read: env.RATE_LIMIT_READ, write: env.RATE_LIMIT_WRITE, upload: env.RATE_LIMIT_UPLOAD, key: env.RATE_LIMIT_KEY },
    database: {
      url: env.DATABASE_URL,
      pooler: env.DATABASE_POOLER,
      poolMax: env.DATABASE_POOL_MAX,
      acquireTimeoutMs: env.DATABASE_ACQUIRE_TIMEOUT_MS,
      statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      lockTimeoutMs: env.DATABASE_LOCK_TIMEOUT_MS,
      idleInTransactionTimeoutMs: env.DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS,
    },
    redis: { url: env.REDIS_URL, prefix: env.REDIS_PREFIX, commandTimeoutMs: env.REDIS_COMMAND_TIMEOUT_MS },
    storage: { dir: env.STORAGE_DIR, s3: s3Settings(env) },
    email: { smtpUrl: env.SMTP_URL ?? null, from: env.EMAIL_FROM },
    metrics: { token: env.METRICS_TOKEN ?? null, port: env.METRICS_PORT },
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {}, ratio: env.OTEL_TRACES_SAMPLER_ARG },
    jobs: {
      lockDurationMs: env.JOB_LOCK_MS,
      stalledIntervalMs: env.JOB_STALLED_CHECK_MS,
      backoffMs: env.JOB_BACKOFF_MS,
      backoffJitterMs: env.JOB_BACKOFF_JITTER_MS,
    },
    failpoint: env.FAILPOINT === undefined ? null : parseFailpoint(env.FAILPOINT),
    launched: env.CONJURE_LAUNCHED,
  };
}

function s3Settings(env: KernelValues): S3Settings | null {
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}
