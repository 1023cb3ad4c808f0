import type { RealtimeEvent, RealtimePayload } from '#contracts/realtime.ts';

/**
 * Sends messages to all tabs and devices of a user. A push is only a hint: the row in Postgres is the truth, and a client that missed one finds it at
 * its next connect.
 */
export interface Push {
  toUser<E extends RealtimeEvent>(userId: string, event: E, payload: RealtimePayload<E>): void;
  /** Closes the sockets of one session, at sign-out. */
  closeSession(sessionId: string): void;
  closeUser(userId: string): void;
}

/** Sends a message to every open socket. All sockets belong to members, so it may contain only what all members may know. */
export interface Broadcast {
  toAll<E extends RealtimeEvent>(event: E, payload: RealtimePayload<E>): void;
}
