import type { Broadcast, Push } from '#kernel/realtime/push.ts';

export interface LatePush extends Push, Broadcast {
  /** From now on pushes go there. */
  bind(push: Push & Broadcast): void;
}

/**
 * Modules need a push before the socket gateway can exist, because the gateway needs the sessions of a module. Nothing
 * is pushed before the server listens, and a lost push is only a hint lost.
 */
export function createLatePush(): LatePush {
  let target: (Push & Broadcast) | undefined;
  return {
    bind: (push) => {
      target = push;
    },
    toUser: (userId, event, payload) => target?.toUser(userId, event, payload),
    toAll: (event, payload) => target?.toAll(event, payload),
    closeSession: (sessionId) => target?.closeSession(sessionId),
    closeUser: (userId) => target?.closeUser(userId),
  };
}
