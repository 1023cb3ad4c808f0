import type { Broadcast, Push } from '#kernel/realtime/push.ts';

export interface LatePush extends Push, Broadcast {
  /** Sets the push to which all further messages go. */
  bind(push: Push & Broadcast): void;
}

/**
 * Makes a push that modules get before the socket gateway exists, because the gateway needs the sessions of a module. Until the server listens there
 * is no tab to push to.
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
