import type { Failpoint } from '../failpoints.ts';
import type { Allowance } from './variables.ts';

export type Environment = 'development' | 'test' | 'production';

export interface S3Settings {
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What the environment decides about the technical parts. Times are in ms unless named otherwise, sizes in bytes. */
export interface KernelConfig {
  environment: Environment;
  /** The commit that this build was made of, for administrators; null where the build did not say. */
  buildCommit: string | null;
  log: {
    level: string;
    /** Lines that administrators can read at /admin/developer; 0: none. */
    tailLines: number;
  };
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
    /** How long requests in flight may take at shutdown. */
    drainMs: number;
  };
  /** From when on a process refuses what can wait (docs/rules/server.md#load-shedding). */
  overload: {
    /** Most requests that one process works on at the same time. */
    requests: number;
    /** How long a visitor's read may wait to be begun, in ms; 0 begins all requests at once. */
    delayMs: number;
  };
  idempotency: {
    /** How long a repeated request waits for the first one with the same key, in ms. */
    waitMs: number;
    keepHours: number;
  };
  session: {
    secret: string;
    /** The secret that was in use before. What was sealed under it can still be opened; null when there is none. */
    secretBefore: string | null;
    idleMs: number;
    absoluteMs: number;
    /** The limit for sessions of accounts with the administrators' role. */
    adminIdleMs: number;
    adminAbsoluteMs: number;
    cacheMs: number;
  };
  /** Limits of all routes. A module declares its own ones in its part. */
  rateLimits: { read: Allowance; write: Allowance; upload: Allowance; key: Allowance };
  database: {
    url: string;
    /** `transaction`: PgBouncer lends a connection for each transaction (see DatabaseOptions). */
    pooler: 'none' | 'transaction';
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
  storage: { dir: string; s3: S3Settings | null };
  email: {
    /** Mail server, e.g. `smtps://user:password@mail.example:465`; without one emails stay in the local outbox. */
    smtpUrl: string | null;
    from: string;
  };
  metrics: {
    /** Bearer token of `/metrics`; without one, metrics listen on their own loopback port. */
    token: string | null;
    port: number;
  };
  /** Where spans go (OTLP over HTTP), with the share of the subjects that are traced; null: no traces. */
  tracing: { endpoint: string; headers: Readonly<Record<string, string>>; ratio: number } | null;
  /** How long a worker keeps a job's lock, how often stalled jobs are looked for, and how long a failed job waits, in ms (see WorkerLimits). */
  jobs: { lockDurationMs: number; stalledIntervalMs: number; backoffMs: number; backoffJitterMs: number };
  failpoint: Failpoint | null;
  /** Whether the launcher started this process, which then ends when the launcher ends. */
  launched: boolean;
}
