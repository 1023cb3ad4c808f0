import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import { within } from '../deadline.ts';
import { securityHeadersBelow } from '../http/security-headers.ts';
import { createSemaphore } from '../jobs/semaphore.ts';
import { receiveDeltas } from './delta-channel.ts';
import { GATEWAY_LIMITS, RECOVERY_ENTRIES, STREAM_MAX_LENGTH } from './gateway-options.ts';
import type { GatewayOptions, SocketViewer } from './gateway-options.ts';
import { guardRecovery } from './guard-recovery.ts';
import type { Broadcast, Push } from './push.ts';
import { pushOver } from './push-over.ts';
import { createRecoveryHorizon } from './recovery-horizon.ts';
import { sessionRoom, userRoom } from './rooms.ts';
import { createStreamClient } from './stream-client.ts';

const STREAM = 'socket.io';
const PATH = '/socket.io';

export interface Gateway {
  push: Push & Broadcast;
  /** How many sockets are open in this process. */
  connections(): number;
  /** Disconnects all clients within about 5 s, in small groups, so that they do not all come to the other servers in the same moment (docs/rules/server.md#released-sockets). */
  release(): Promise<void>;
  /** Disconnects all clients so that they reconnect to another server and receive what they missed. The HTTP server stays open. */
  close(): Promise<void>;
}

/** Attaches socket.io to the HTTP server at `/socket.io`. Without Redis it still serves the sockets of this process. */
export function createGateway(options: GatewayOptions): Gateway {
  const { httpServer, redisUrl, log, validate } = options;
  const limits = { ...GATEWAY_LIMITS, ...options.limits };
  const client = createStreamClient(redisUrl, log, 'gateway');
  const io = new Server(httpServer, {
    path: PATH,
    serveClient: false,
    transports: ['websocket', 'polling'],
    adapter: createAdapter(client.forAdapter, { streamName: STREAM, maxLen: STREAM_MAX_LENGTH, onlyPlaintext: true }),
    allowRequest: ({ headers }, answer) => answer(null, options.originAllowed(headers)),
    maxHttpBufferSize: limits.maxMessageBytes,
    perMessageDeflate: false,
    connectTimeout: limits.connectTimeoutMs,
    connectionStateRecovery: { maxDisconnectionDuration: limits.recoveryMs, skipMiddlewares: false },
  });
  // Socket.io handles its own addresses before Koa does, so the security headers are set here.
  httpServer.prependListener('request', securityHeadersBelow(PATH, options));
  const inTurn = createSemaphore({ concurrency: limits.sessionsAtOnce, queue: Infinity, refuse: () => new Error('no room') });
  const viewers = rememberingViewers((cookie) => inTurn(() => within(limits.sessionTimeoutMs, options.viewerFromCookie(cookie), () => {
    throw new Error(`no answer within ${limits.sessionTimeoutMs} ms`);
  })));
  guardRecovery(io, {
    viewerOf: (request) => viewers.ahead(request),
    within: createRecoveryHorizon({ redis: client.redis, stream: STREAM, entries: RECOVERY_ENTRIES }),
  });

  io.use((socket, next) => {
    viewers.take(socket.request).then(
      (viewer) => {
        if (!viewer) return next(new Error('unauthorized'));
        socket.data = { userId: viewer.userId, sessionId: viewer.sessionId };
        return next();
      },
      (error: unknown) => {
        log.warn({ err: error }, 'session of a socket could not be read');
        next(new Error('unavailable'));
      },
    );
  });
  io.on('connection', (socket) => {
    const { userId, sessionId } = socket.data as SocketViewer;
    void socket.join([userRoom(userId), sessionRoom(sessionId)]);
    disconnectFloods(socket, limits.maxMessagesPerSecond);
  });
  const stopDeltas = receiveDeltas(client.redis, ({ room, event, payload }) => void io.local.to(room).emit(event, payload));

  return {
    push: pushOver(io, client.redis, validate),
    connections: () => io.engine.clientsCount,
    release: () => releaseInGroups([...io.sockets.sockets.values()]),
    async close() {
      stopDeltas();
      io.engine.close();
      await new Promise((resolve) => setImmediate(resolve));
      await io.of('/').adapter.close();
      client.close();
    },
  };
}

/** How a process that ends lets its sockets go: how many ms lie between two groups, at most how many groups there are, and the smallest size of a group. */
const RELEASE = { everyMs: 50, groups: 100, least: 3 };

/** Cuts connections in groups. After a regular disconnect by the server, clients would not come back by themselves, and their state would be lost. */
async function releaseInGroups(open: readonly Socket[]): Promise<void> {
  const size = Math.max(RELEASE.least, Math.ceil(open.length / RELEASE.groups));
  for (let from = 0; from < open.length; from += size) {
    if (from > 0) await wait(RELEASE.everyMs);
    for (const { conn } of open.slice(from, from + size)) conn.close();
  }
}

/**
 * Reads the session of a handshake once, although both recovery and the middleware need it. Only the middleware uses the remembered answer; a later
 * socket on the same connection reads the session again.
 */
function rememberingViewers(read: (cookie: string | undefined) => Promise<SocketViewer | null>) {
  const known = new WeakMap<IncomingMessage, Promise<SocketViewer | null>>();
  return {
    ahead(request: IncomingMessage): Promise<SocketViewer | null> {
      const viewer = read(request.headers.cookie);
      known.set(request, viewer);
      return viewer;
    },
    take(request: IncomingMessage): Promise<SocketViewer | null> {
      const viewer = known.get(request) ?? read(request.headers.cookie);
      known.delete(request);
      return viewer;
    },
  };
}

/** Disconnects a client that sends many messages. Clients have nothing to say on this socket, so such a client is broken or hostile. */
function disconnectFloods(socket: Socket, maxPerSecond: number): void {
  let count = 0;
  let windowEnd = 0;
  socket.conn.on('packet', ({ type }: { type: string }) => {
    if (type !== 'message') return;
    const now = performance.now();
    if (now > windowEnd) {
      windowEnd = now + 1_000;
      count = 0;
    }
    count += 1;
    if (count > maxPerSecond) socket.disconnect(true);
  });
}
