import type { SignInOptions, Viewer } from '../endpoint-handler.ts';

export interface NewSession extends SignInOptions {
  /** The secret that the cookie holds. The row stores its hash. */
  token: string;
  userId: string;
  userAgent: string;
}

/** Rows of signed-in sessions. Only signing in makes one; nothing else brings a revoked one back. */
export interface SessionStorage {
  /** The viewer of a session token; null when the token is unknown, revoked or expired. */
  find(token: string): Promise<Viewer | null>;
  insert(session: NewSession): Promise<Viewer>;
  /** Ends a session. Null when there was none. */
  remove(token: string): Promise<{ sessionId: string } | null>;
}
