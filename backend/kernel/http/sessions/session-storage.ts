import type { SignInOptions, Viewer } from '../endpoint-handler.ts';

export interface NewSession extends SignInOptions {
  /** The secret that the session cookie holds. The row stores only its hash. */
  token: string;
  userId: string;
  userAgent: string;
}

/** The rows of sessions. Only signing in inserts one, so a revoked session cannot come back. */
export interface SessionStorage {
  /** Finds the signed-in user by the session token; null when the token is unknown, revoked or expired. */
  find(token: string): Promise<Viewer | null>;
  insert(session: NewSession): Promise<Viewer>;
  /** Ends a session by deleting its row; null when there was none. */
  remove(token: string): Promise<{ sessionId: string } | null>;
}
