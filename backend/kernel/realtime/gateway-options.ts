import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { Logger } from '../logging/logger.ts';

/** Messages between processes that a slow reader may be behind; deltas are not among them. */
export const STREAM_MAX_LENGTH = 10_000;
/** Most messages, to all clients together, that a returning client may have missed and still be sent. A client that missed more asks what changed. */
export const RECOVERY_ENTRIES = 300;

export interface GatewayLimits {
  /** How long a client may be away, in ms, and still be sent what it missed. */
  recoveryMs: number;
  /** Largest message from a client in bytes. */
  maxMessageBytes: number;
  /** A client that sends more messages than this in a second is disconnected. */
  maxMessagesPerSecond: number;
  /**
   * How many sessions of handshakes are looked up at the same time. They are read together, so that a storm of reconnects does not take the database away
   * from requests.
   */
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

/** The person whose session cookie a socket has. */
export interface SocketViewer {
  userId: string;
  sessionId: string;
}

export interface GatewayOptions {
  httpServer: HttpServer;
  redisUrl: string;
  log: Logger;
  /** Finds the person of a session cookie, as for every request. Null when the cookie opens no session. */
  viewerFromCookie(cookieHeader: string | undefined): Promise<SocketViewer | null>;
  /** Sends HSTS with the answers of the transport: only where people really come by https. */
  https: boolean;
  /** Whether a handshake comes from one of our own pages: cookies travel with those of other sites too. */
  originAllowed(headers: IncomingHttpHeaders): boolean;
  /** Whether payloads are checked against their contracts. This is off in production. */
  validate: boolean;
  limits?: Partial<GatewayLimits>;
}
