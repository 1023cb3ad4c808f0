import type { Push } from '#kernel/realtime/push.ts';

export interface LatePush extends Push {
  /** From now on pushes go there. */
  bind(push: Push): void;
}

/**
 * Modules need a push before the socket gateway can exist, because the gateway needs the sessions of a module. Nothing
 * is pushed before the server listens, and a lost push is only a hint lost.
 */
export function createLatePush(): LatePush {
  let target: Push | undefined;
  return {
    bind: (push) => {
      target = push;
    },
    toUser: (userId, event, payload) => target?.toUser(userId, event, payload),
    closeSession: (sessionId) => target?.closeSession(sessionId),
    closeUser: (userId) => target?.closeUser(userId),
  };
}
