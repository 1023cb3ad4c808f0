import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { Logger } from '../logging/logger.ts';

/** Messages between processes that a slow reader may be behind; deltas are not among them. */
export const STREAM_MAX_LENGTH = 10_000;
/** Most messages, to all clients together, that a returning client may have missed and still be sent. A client that missed more asks what changed. */
export const RECOVERY_ENTRIES = 300;

export interface GatewayLimits {
  /** A client may be away this many ms and still find what it missed. */
  recoveryMs: number;
  /** Largest message from a client in bytes. */
  maxMessageBytes: number;
  /** A client that sends more messages in a second is put out. */
  maxMessagesPerSecond: number;
  /** Session lookups of handshakes at the same time, which are read together: a storm of them must not take the database from requests. */
  sessionsAtOnce: number;
  /** How long the session lookup may take in ms. */
  sessionTimeoutMs: number;
  /** How long an opened connection may stay without asking for a namespace, in ms. */
  connectTimeoutMs: number;
}

export const GATEWAY_LIMITS: GatewayLimits = {
  recoveryMs: 2 * MINUTE_MS,
  maxMessageBytes: 16 * 1024,
  maxMessagesPerSecond: 50,
  sessionsAtOnce: 100,
  sessionTimeoutMs: 3_000,
  connectTimeoutMs: 20_000,
};

/** Who holds the session cookie. */
export interface SocketViewer {
  userId: string;
  sessionId: string;
}

export interface GatewayOptions {
  httpServer: HttpServer;
  redisUrl: string;
  log: Logger;
  /** The same session check as every request: `null` when the cookie opens nothing (any more). */
  viewerFromCookie(cookieHeader: string | undefined): Promise<SocketViewer | null>;
  /** Sends HSTS with the answers of the transport: only where people really come by https. */
  https: boolean;
  /** Whether a handshake comes from one of our own pages: cookies travel with those of other sites too. */
  originAllowed(headers: IncomingHttpHeaders): boolean;
  /** Check payloads against their contracts; off in production. */
  validate: boolean;
  limits?: Partial<GatewayLimits>;
}
