import type { RealtimeEvent, RealtimePayload } from '#contracts/realtime.ts';

/**
 * Sends to every tab and device of a user. A push is a hint: the row in Postgres is the truth, and a client that missed
 * one finds it at its next connect.
 */
export interface Push {
  toUser<E extends RealtimeEvent>(userId: string, event: E, payload: RealtimePayload<E>): void;
  /** Closes the sockets of a session (sign-out) or of a user (password change, ban, role change). */
  closeSession(sessionId: string): void;
  closeUser(userId: string): void;
}

/** Sends to every open socket. Each belongs to a member: only for what all members may know. */
export interface Broadcast {
  toAll<E extends RealtimeEvent>(event: E, payload: RealtimePayload<E>): void;
}
