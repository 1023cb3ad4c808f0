import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import type { SocketViewer } from './gateway-options.ts';

// Undocumented parts of socket.io. `library-internals.test.ts` fails when its version changes.
interface Internals {
  _createSocket(client: { request: IncomingMessage }, auth: unknown): Promise<unknown>;
  adapter: { restoreSession(pid: string, offset: string): Promise<{ data: Partial<SocketViewer> }> };
}

interface RecoveryGuard {
  viewerOf(request: IncomingMessage): Promise<SocketViewer | null>;
  /** Whether few enough messages came after this offset that they can be sent again. */
  within(offset: string): Promise<boolean>;
}

/**
 * Sends missed messages to a client only if its session is the one that missed them. socket.io writes them while it builds the socket, before any
 * middleware runs. Even with `skipMiddlewares: false` a revoked session, or the next person who signs in on the same page, would receive them.
 */
export function guardRecovery(io: Server, { viewerOf, within }: RecoveryGuard): void {
  let asking: SocketViewer | null = null;
  const namespace = io.of('/') as unknown as Internals;
  // eslint-disable-next-line no-restricted-syntax -- socket.io has no public way to know for whom it builds a socket.
  const createSocket = namespace._createSocket.bind(namespace);
  const restoreSession = namespace.adapter.restoreSession.bind(namespace.adapter);

  // eslint-disable-next-line no-restricted-syntax -- socket.io has no public way to know for whom it builds a socket.
  namespace._createSocket = async (client, auth) => {
    const viewer = wantsRecovery(auth) ? await viewerOf(client.request).catch(() => null) : null;
    // socket.io's `createSocket` calls `restoreSession` before it first waits, so a plain variable can hand the person over. (AsyncLocalStorage would slow
    // every promise on Node 20.)
    asking = viewer;
    const socket = createSocket(client, auth);
    asking = null;
    return socket;
  };
  namespace.adapter.restoreSession = async (pid, offset) => {
    const viewer = asking;
    if (!viewer || !(await within(offset))) throw new Error('too much was missed');
    const session = await restoreSession(pid, offset);
    if (session.data.sessionId !== viewer.sessionId || session.data.userId !== viewer.userId) {
      throw new Error('this session may not recover');
    }
    return session;
  };
}

const wantsRecovery = (auth: unknown): boolean => typeof (auth as { pid?: unknown } | null)?.pid === 'string';
