import type { Failpoint } from '../failpoints.ts';
import type { WorkerRole } from './environment.ts';

export type Environment = 'development' | 'test' | 'production';

/** `points` actions in `seconds`, per user or address. Written `points/seconds` in the environment. */
export interface Allowance {
  points: number;
  seconds: number;
}

/** An OpenAI-compatible server for one content type. */
export interface ProviderSettings {
  /** Base address, e.g. `https://api.openai.com/v1`. */
  url: string;
  key: string | null;
  model: string;
}

export interface S3Settings {
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The payment provider: Stripe, or whatever speaks its API at `apiUrl`. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiUrl: string;
  /** Script of the card fields, and the origins of its frames. */
  scriptUrl: string;
  frameOrigins: readonly string[];
  /** Origin of the hosted checkout page. */
  checkoutOrigin: string;
  /** Where administrators look payments up. */
  dashboardUrl: string;
  callTimeoutMs: number;
  /** Events worked through at once in one worker process. */
  eventConcurrency: number;
  /** Whether the keys move real money. */
  live: boolean;
  /** Marks pages with "Sandbox payments"; nothing else depends on it. */
  sandbox: boolean;
}

/** How we prove to push services who we are (RFC 8292), and whom we call. */
export interface WebPushSettings {
  publicKey: string;
  privateKey: string;
  /** Whom a push service can write to: `https:` or `mailto:`. */
  subject: string;
  /** Hosts that subscriptions may name; `*.` stands for any name in front. A loopback host also allows http, outside production alone. */
  hosts: readonly string[];
}

/** Everything that the environment decides. Times are in ms unless named otherwise, sizes in bytes. */
export interface Config {
  environment: Environment;
  log: { level: string };
  http: {
    host: string;
    port: number;
    /** Address that people use, without a slash at the end; null on a development machine. */
    publicUrl: string | null;
    /** What the links in emails begin with: never a request's Host header. */
    linkBaseUrl: string;
    /** Number of reverse proxies in front whose X-Forwarded-For is believed. */
    trustedProxies: number;
    /** Host names that are answered beside those of `publicUrl`, of loopback and of `host`. */
    allowedHosts: readonly string[];
    /** Folder of the built client; null when another server serves it. */
    clientDir: string | null;
    headersTimeoutMs: number;
    requestTimeoutMs: number;
    /** A socket without traffic is closed after this long. */
    idleSocketMs: number;
    jsonLimitBytes: number;
    /** Largest upload on the file routes. */
    uploadLimitBytes: number;
    /** How long requests in flight may take at shutdown. */
    drainMs: number;
  };
  idempotency: {
    /** How long a copy waits for the first. */
    waitMs: number;
    keepHours: number;
  };
  session: {
    secret: string;
    idleMs: number;
    absoluteMs: number;
    /** The same for accounts with the administrators' role. */
    adminIdleMs: number;
    adminAbsoluteMs: number;
    cacheMs: number;
  };
  passwords: {
    /** Hashes computed at once. */
    concurrency: number;
    /** Waiting beyond this many are turned away with 503. */
    queue: number;
  };
  rateLimits: {
    read: Allowance;
    write: Allowance;
    upload: Allowance;
    register: Allowance;
    loginAccount: Allowance;
    loginAddress: Allowance;
    /** Wrong passwords of an account from a browser that is known to be its owner's. */
    loginDevice: Allowance;
    /** Passwords and codes that a signed-in person types again. */
    reauthenticate: Allowance;
    secondFactor: Allowance;
    /** Reset requests by address, and by the account that they name. */
    resetAddress: Allowance;
    resetAccount: Allowance;
    /** Reset emails that one member of the staff sends to others. */
    supportReset: Allowance;
    adminLogin: Allowance;
    /** Emails that a person requests again. */
    email: Allowance;
    social: Allowance;
    export: Allowance;
    /** Payments that a person begins. */
    payment: Allowance;
    /** Issues that a member reports. */
    issue: Allowance;
    /** Lists of samples of sealed prompts, by people who have not unlocked them. */
    sample: Allowance;
    /** Free trial runs of one creator from one IP address. */
    freeTrialRun: Allowance;
  };
  database: {
    url: string;
    poolMax: number;
    acquireTimeoutMs: number;
    statementTimeoutMs: number;
    lockTimeoutMs: number;
    idleInTransactionTimeoutMs: number;
  };
  redis: {
    url: string;
    /** Namespace of every key, so that several installations can share a server. */
    prefix: string;
    commandTimeoutMs: number;
  };
  storage: { dir: string; s3: S3Settings | null; quotaBytes: { free: number; pro: number } };
  /** Pictures unpacked at once in this process, and how many may wait. */
  pictures: { atOnce: number; waiting: number };
  providers: {
    text: ProviderSettings | null;
    image: ProviderSettings | null;
    video: ProviderSettings | null;
    /** Whether texts are checked by the provider's moderation endpoint. */
    moderation: boolean;
    /** Whether Studio runs the types that no provider is set for. */
    studio: boolean;
    /** Folders that are searched for ffmpeg. */
    searchPath: string;
    /** One HTTP call of a video job, or a moderation check. */
    callTimeoutMs: number;
  };
  generation: {
    /** How long one attempt at a run may take, by kind of load; a video in all its attempts together. */
    timeoutMs: { text: number; image: number; video: number; challenge: number };
    /** How long a run may wait for a slot. */
    waitingMaxMs: number;
    /** How often a worker says that it is at a run, and how old that word may be before another takes over. */
    heartbeatMs: number;
    staleMs: number;
    /** How often lost runs are looked for. */
    sweepEveryMs: number;
    /** Runs of one user at once, and waiting beyond those, by plan. */
    slots: { free: number; pro: number };
    waiting: { free: number; pro: number };
  };
  /** Processes that read people's files and texts apart from the API (see TaskPoolOptions). */
  reading: { processes: number; queue: number; waitMs: number; timeMs: number; memoryMb: number; idleMs: number };
  /** Null without keys: nothing can be bought then. */
  stripe: StripeSettings | null;
  /** Whether prompts without a picture get a rendered cover. */
  covers: boolean;
  /** Whether the prompts that come with the product get real runs as samples. */
  starterSamples: boolean;
  email: {
    /** Mail server, e.g. `smtps://user:password@mail.example:465`; without one emails stay in the local outbox. */
    smtpUrl: string | null;
    from: string;
  };
  /** Null without keys: no browser can be told of anything while no tab is open. */
  webPush: WebPushSettings | null;
  metrics: {
    /** Bearer token of `/metrics`; without one, metrics listen on their own loopback port. */
    token: string | null;
    port: number;
  };
  /** Limits of the queues' workers (see WorkerLimits). */
  jobs: { lockDurationMs: number; stalledIntervalMs: number; backoffMs: number; backoffJitterMs: number };
  worker: {
    healthPort: number | null;
    /** Runs made at once in this process, by kind of load. */
    concurrency: { text: number; image: number; video: number; challenge: number };
    /** What this process does. */
    roles: readonly WorkerRole[];
  };
  accounts: {
    /** Hash of the administrators' password; the gate is off without it. */
    adminPasswordHash: string | null;
    elevationMs: number;
    resetTokenMs: number;
    confirmTokenMs: number;
    knownDeviceMs: number;
    factorRecoveryMs: number;
    deletionGraceMs: number;
    /** OpenID Connect provider for social login. */
    social: { issuer: string; clientId: string; clientSecret: string | null; label: string } | null;
  };
  failpoint: Failpoint | null;
  /** Started by the launcher: ends with it. */
  launched: boolean;
}
