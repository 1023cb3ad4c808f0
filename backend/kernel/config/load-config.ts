import { parseFailpoint } from '../failpoints.ts';
import type { Config, ProviderSettings, S3Settings, StripeSettings, WebPushSettings } from './config.ts';
import { environmentSchema } from './environment.ts';
import type { EnvironmentVariables } from './environment.ts';
import { unsafeStarts } from './unsafe-starts.ts';

export interface ConfigProblem {
  /** Name of the variable. */
  name: string;
  message: string;
}

/** The environment does not allow a start; its message lists every problem, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];
  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map((problem) => `  ${problem.name} ${problem.message}`);
    super(`The configuration does not allow a start:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}

const MEGABYTE = 1024 * 1024;
// Only outside production, where unsafeStarts insists on a real one.
const DEVELOPMENT_SECRET = 'development only: not a secret at all';

/**
 * Reads the environment once, at the start of a process. Empty variables count as unset.
 * @throws ConfigError with all problems at once, values that could be secrets left out
 */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(env);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return { name, message: env[name] === undefined ? 'is required' : describe(issue.message) };
      });
  const problems = [...wrong, ...unsafeStarts(env)];
  if (problems.length > 0 || !parsed.success) throw new ConfigError(problems);
  return toConfig(parsed.data);
}

const describe = (message: string): string => (message.startsWith('must') ? message : `is wrong: ${message}`);

function toConfig(env: EnvironmentVariables): Config {
  return {
    environment: env.NODE_ENV,
    log: { level: env.LOG_LEVEL },
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
      uploadLimitBytes: env.UPLOAD_LIMIT_BYTES,
      drainMs: env.HTTP_DRAIN_MS,
    },
    idempotency: { waitMs: env.IDEMPOTENCY_WAIT_MS, keepHours: env.IDEMPOTENCY_KEEP_HOURS },
    session: {
      secret: env.SESSION_SECRET ?? DEVELOPMENT_SECRET,
      idleMs: env.SESSION_IDLE_MS,
      absoluteMs: env.SESSION_ABSOLUTE_MS,
      adminIdleMs: env.SESSION_ADMIN_IDLE_MS,
      adminAbsoluteMs: env.SESSION_ADMIN_ABSOLUTE_MS,
      cacheMs: env.SESSION_CACHE_MS,
    },
    passwords: { concurrency: env.PASSWORD_HASH_CONCURRENCY, queue: env.PASSWORD_HASH_QUEUE },
    rateLimits: {
      read: env.RATE_LIMIT_READ,
      write: env.RATE_LIMIT_WRITE,
      upload: env.RATE_LIMIT_UPLOAD,
      register: env.RATE_LIMIT_REGISTER,
      loginAccount: env.RATE_LIMIT_LOGIN_ACCOUNT,
      loginAddress: env.RATE_LIMIT_LOGIN_ADDRESS,
      loginDevice: env.RATE_LIMIT_LOGIN_DEVICE,
      reauthenticate: env.RATE_LIMIT_REAUTHENTICATE,
      secondFactor: env.RATE_LIMIT_SECOND_FACTOR,
      resetAddress: env.RATE_LIMIT_RESET_ADDRESS,
      resetAccount: env.RATE_LIMIT_RESET_ACCOUNT,
      supportReset: env.RATE_LIMIT_SUPPORT_RESET,
      adminLogin: env.RATE_LIMIT_ADMIN_LOGIN,
      email: env.RATE_LIMIT_EMAIL,
      social: env.RATE_LIMIT_SOCIAL,
      export: env.RATE_LIMIT_EXPORT,
      payment: env.RATE_LIMIT_PAYMENT,
      issue: env.RATE_LIMIT_ISSUE,
      sample: env.RATE_LIMIT_SAMPLE,
      freeTrialRun: env.RATE_LIMIT_FREE_TRIAL_RUN,
    },
    database: {
      url: env.DATABASE_URL,
      poolMax: env.DATABASE_POOL_MAX,
      acquireTimeoutMs: env.DATABASE_ACQUIRE_TIMEOUT_MS,
      statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      lockTimeoutMs: env.DATABASE_LOCK_TIMEOUT_MS,
      idleInTransactionTimeoutMs: env.DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS,
    },
    redis: { url: env.REDIS_URL, prefix: env.REDIS_PREFIX, commandTimeoutMs: env.REDIS_COMMAND_TIMEOUT_MS },
    storage: { dir: env.STORAGE_DIR, s3: s3Settings(env), quotaBytes: { free: env.STORAGE_QUOTA_MB * MEGABYTE, pro: env.STORAGE_QUOTA_PRO_MB * MEGABYTE } },
    pictures: { atOnce: env.PICTURES_AT_ONCE, waiting: env.PICTURES_WAITING },
    providers: {
      text: provider(env.TEXT_PROVIDER_URL, env.TEXT_PROVIDER_KEY, env.TEXT_PROVIDER_MODEL),
      image: provider(env.IMAGE_PROVIDER_URL, env.IMAGE_PROVIDER_KEY, env.IMAGE_PROVIDER_MODEL),
      video: provider(env.VIDEO_PROVIDER_URL, env.VIDEO_PROVIDER_KEY, env.VIDEO_PROVIDER_MODEL),
      moderation: env.MODERATION,
      studio: env.STUDIO_ENABLED,
      searchPath: env.PATH,
      callTimeoutMs: env.PROVIDER_CALL_TIMEOUT_MS,
    },
    generation: {
      timeoutMs: {
        text: env.GENERATION_TEXT_TIMEOUT_MS,
        image: env.GENERATION_IMAGE_TIMEOUT_MS,
        video: env.GENERATION_VIDEO_TIMEOUT_MS,
        challenge: env.GENERATION_CHALLENGE_TIMEOUT_MS,
      },
      waitingMaxMs: env.GENERATION_WAITING_MAX_MS,
      heartbeatMs: env.GENERATION_HEARTBEAT_MS,
      staleMs: env.GENERATION_STALE_MS,
      sweepEveryMs: env.GENERATION_SWEEP_MS,
      slots: { free: env.RUNS_AT_ONCE, pro: env.RUNS_AT_ONCE_PRO },
      waiting: { free: env.RUNS_WAITING, pro: env.RUNS_WAITING_PRO },
    },
    reading: {
      processes: env.READING_PROCESSES,
      queue: env.READING_QUEUE,
      waitMs: env.READING_WAIT_MS,
      timeMs: env.READING_TIME_MS,
      memoryMb: env.READING_MEMORY_MB,
      idleMs: env.READING_IDLE_MS,
    },
    stripe: stripeSettings(env),
    covers: env.COVERS_ENABLED,
    starterSamples: env.STARTER_SAMPLES_ENABLED,
    email: { smtpUrl: env.SMTP_URL ?? null, from: env.EMAIL_FROM },
    webPush: webPushSettings(env),
    metrics: { token: env.METRICS_TOKEN ?? null, port: env.METRICS_PORT },
    jobs: {
      lockDurationMs: env.JOB_LOCK_MS,
      stalledIntervalMs: env.JOB_STALLED_CHECK_MS,
      backoffMs: env.JOB_BACKOFF_MS,
      backoffJitterMs: env.JOB_BACKOFF_JITTER_MS,
    },
    worker: {
      healthPort: env.WORKER_HEALTH_PORT ?? null,
      roles: env.WORKER_ROLES,
      concurrency: {
        text: env.WORKER_TEXT_CONCURRENCY,
        image: env.WORKER_IMAGE_CONCURRENCY,
        video: env.WORKER_VIDEO_CONCURRENCY,
        challenge: env.WORKER_CHALLENGE_CONCURRENCY,
      },
    },
    accounts: {
      adminPasswordHash: env.ADMIN_PASSWORD_HASH ?? null,
      elevationMs: env.ADMIN_ELEVATION_MS,
      resetTokenMs: env.RESET_TOKEN_MS,
      confirmTokenMs: env.CONFIRM_TOKEN_MS,
      knownDeviceMs: env.KNOWN_DEVICE_MS,
      factorRecoveryMs: env.FACTOR_RECOVERY_MS,
      deletionGraceMs: env.DELETION_GRACE_MS,
      social: socialProvider(env),
    },
    failpoint: env.FAILPOINT === undefined ? null : parseFailpoint(env.FAILPOINT),
    launched: env.CONJURE_LAUNCHED,
  };
}

const provider = (url: string | undefined, key: string | undefined, model: string | undefined): ProviderSettings | null =>
  url && model ? { url, key: key ?? null, model } : null;

function stripeSettings(env: EnvironmentVariables): StripeSettings | null {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_PUBLISHABLE_KEY || !env.STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiUrl: env.STRIPE_API_URL,
    scriptUrl: env.STRIPE_SCRIPT_URL,
    frameOrigins: env.STRIPE_FRAME_ORIGINS,
    checkoutOrigin: env.STRIPE_CHECKOUT_ORIGIN,
    dashboardUrl: env.STRIPE_DASHBOARD_URL,
    callTimeoutMs: env.STRIPE_CALL_TIMEOUT_MS,
    eventConcurrency: env.STRIPE_EVENT_CONCURRENCY,
    live: /^.k_live_/.test(env.STRIPE_SECRET_KEY),
    sandbox: env.PAYMENTS_SANDBOX,
  };
}

const socialProvider = (env: EnvironmentVariables): Config['accounts']['social'] =>
  env.OIDC_ISSUER && env.OIDC_CLIENT_ID
    ? { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET ?? null, label: env.OIDC_LABEL }
    : null;

/** Settings of web push. Its contact is `VAPID_SUBJECT`, else the public address when it is https, else the email sender. */
function webPushSettings(env: EnvironmentVariables): WebPushSettings | null {
  if (!env.VAPID_PUBLIC_KEY || !env.VAPID_PRIVATE_KEY) return null;
  const sender = /<([^>]+)>/.exec(env.EMAIL_FROM)?.[1] ?? env.EMAIL_FROM;
  const subject = env.VAPID_SUBJECT ?? (env.PUBLIC_URL?.startsWith('https:') ? env.PUBLIC_URL : `mailto:${sender}`);
  return { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY, subject, hosts: env.PUSH_HOSTS };
}

function s3Settings(env: EnvironmentVariables): S3Settings | null {
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}
