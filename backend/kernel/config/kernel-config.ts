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

/** The settings of the technical parts, as the environment variables set them. Times are in ms unless the name says otherwise, sizes in bytes. */
export interface KernelConfig {
  environment: Environment;
  /** The commit that this build was made from, which administrators see; null where the build did not say. */
  buildCommit: string | null;
  log: {
    level: string;
    /** How many of the last log lines administrators can read at /admin/developer; 0 keeps none. */
    tailLines: number;
  };
  http: {
    host: string;
    port: number;
    /** The public address of the site, without a slash at the end; null on a development machine. */
    publicUrl: string | null;
    /** The address that links in emails begin with. It is never taken from a request's Host header, which a stranger can set. */
    linkBaseUrl: string;
    /** How many reverse proxies stand in front of the server. Only the addresses that these add to X-Forwarded-For are believed. */
    trustedProxies: number;
    /** Further host names in the Host header that the server answers, beside those of `publicUrl`, of loopback and of `host`. */
    allowedHosts: readonly string[];
    /** Folder of the built client; null when another server serves it. */
    clientDir: string | null;
    headersTimeoutMs: number;
    requestTimeoutMs: number;
    /** After this many ms without traffic, the server closes a connection. */
    idleSocketMs: number;
    jsonLimitBytes: number;
    /** How long requests that are being answered may still take when the process shuts down. */
    drainMs: number;
  };
  /** The limits from which a process refuses requests that can be sent again later (docs/rules/server.md#load-shedding). */
  overload: {
    /** From how many running requests on one process it begins to refuse others. */
    requests: number;
    /** How long a visitor's request to read may wait before the server begins it, in ms; 0 begins all requests at once. */
    delayMs: number;
  };
  idempotency: {
    /** How long a repeated request waits for the first one with the same key, in ms. */
    waitMs: number;
    keepHours: number;
  };
  session: {
    secret: string;
    /** The session secret that was in use before. The server still opens what was sealed under it; null when there is none. */
    secretBefore: string | null;
    idleMs: number;
    absoluteMs: number;
    /** How long a session of an account with the administrators' role may stay unused. */
    adminIdleMs: number;
    adminAbsoluteMs: number;
    cacheMs: number;
  };
  /** Rate limits that apply to all routes. A module declares further ones in its own part of the configuration. */
  rateLimits: { read: Allowance; write: Allowance; upload: Allowance; key: Allowance };
  database: {
    url: string;
    /** `transaction` when a pooler such as PgBouncer lends a database connection for each transaction only (see DatabaseOptions). */
    pooler: 'none' | 'transaction';
    poolMax: number;
    acquireTimeoutMs: number;
    statementTimeoutMs: number;
    lockTimeoutMs: number;
    idleInTransactionTimeoutMs: number;
  };
  redis: {
    url: string;
    /** The prefix of every key in Redis, so that several installations can share a Redis server. */
    prefix: string;
    commandTimeoutMs: number;
  };
  storage: { dir: string; s3: S3Settings | null };
  email: {
    /** Address of the mail server, e.g. `smtps://user:password@mail.example:465`. Without one, emails stay in the local outbox. */
    smtpUrl: string | null;
    from: string;
  };
  metrics: {
    /** The bearer token that a request to `/metrics` needs. Without one, metrics are served on a loopback port of their own. */
    token: string | null;
    port: number;
  };
  /** The collector that gets the spans of traces (OTLP over HTTP), and the share of requests and jobs that is traced; null: no traces. */
  tracing: { endpoint: string; headers: Readonly<Record<string, string>>; ratio: number } | null;
  /** How long a worker keeps a job's lock, how often stalled jobs are looked for, and how long a failed job waits, in ms (see WorkerLimits). */
  jobs: { lockDurationMs: number; stalledIntervalMs: number; backoffMs: number; backoffJitterMs: number };
  failpoint: Failpoint | null;
  /** True when the launcher started this process. The process then ends when the launcher ends. */
  launched: boolean;
}
