import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import type { Logger } from '../logging/logger.ts';

/**
 * Messages kept for clients that come back; deltas are not among them. Whoever comes back reads all that follow what they
 * saw last, so that a storm of reconnects costs their number times this one: a blip is bridged, and who was away for longer
 * asks for what changed (`messages/changes`).
 */
export const STREAM_MAX_LENGTH = 1_000;

export interface GatewayLimits {
  /** A client may be away this many ms and still find what it missed. */
  recoveryMs: number;
  /** Largest message from a client in bytes. */
  maxMessageBytes: number;
  /** A client that sends more messages in a second is put out. */
  maxMessagesPerSecond: number;
  /** How long the session lookup may take in ms. */
  sessionTimeoutMs: number;
  /** How long an opened connection may stay without asking for a namespace, in ms. */
  connectTimeoutMs: number;
}

export const GATEWAY_LIMITS: GatewayLimits = {
  recoveryMs: 120_000,
  maxMessageBytes: 16 * 1024,
  maxMessagesPerSecond: 50,
  sessionTimeoutMs: 3_000,
  connectTimeoutMs: 10_000,
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
  /** Whether a handshake comes from one of our own pages: cookies travel with those of other sites too. */
  originAllowed(headers: IncomingHttpHeaders): boolean;
  /** Check payloads against their contracts; off in production. */
  validate: boolean;
  limits?: Partial<GatewayLimits>;
}
