import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { Logger } from '../logging/logger.ts';

/** How many messages between processes are kept in Redis for API processes that read slowly; streamed words are not among them. */
export const STREAM_MAX_LENGTH = 10_000;
/** A client that comes back is sent the messages that it missed only if all clients together got at most this many. Otherwise it asks the API what changed. */
export const RECOVERY_ENTRIES = 300;

export interface GatewayLimits {
  /** How long a client may be disconnected, in ms, and still be sent the messages that it missed. */
  recoveryMs: number;
  /** The largest message that a client may send over its socket, in bytes. */
  maxMessageBytes: number;
  /** A client that sends more messages than this in a second is disconnected. */
  maxMessagesPerSecond: number;
  /** How many sessions are looked up at the same time for new sockets, so that a storm of reconnects does not take the database away from requests. */
  sessionsAtOnce: number;
  /** How long the session lookup for a new socket may take, in ms. */
  sessionTimeoutMs: number;
  /** How long a new connection may stay open without joining a namespace, in ms. */
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

/** The person whose session cookie a socket brought. */
export interface SocketViewer {
  userId: string;
  sessionId: string;
}

export interface GatewayOptions {
  httpServer: HttpServer;
  redisUrl: string;
  log: Logger;
  /** Finds the person of a socket by its session cookie, as for every request; null when the cookie opens no session. */
  viewerFromCookie(cookieHeader: string | undefined): Promise<SocketViewer | null>;
  /** Whether the socket's transport sends HSTS: only where people reach the site by https. */
  https: boolean;
  /** Whether a socket's handshake comes from one of our own pages. Browsers send our cookies with handshakes of other sites too. */
  originAllowed(headers: IncomingHttpHeaders): boolean;
  /** Whether payloads of pushes are checked against their contracts. This is off in production. */
  validate: boolean;
  limits?: Partial<GatewayLimits>;
}
