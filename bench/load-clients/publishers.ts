import { setTimeout as pause } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { createLogger } from '#kernel/logging/logger.ts';
import { createPush } from '#kernel/realtime/create-push.ts';

export interface Publisher {
  send(userId: string, messageId: string): void;
  close(): void;
}

const messageOf = (id: string) => ({
  message: {
    id, subject: 'Your words are ready ✨', content: '“The Outline-First Blog Builder” is done. It cost 1 token.', priority: 'normal', category: 'content',
    type: 'generation_success', relatedEntityType: 'generation', relatedEntityId: id, read: false, createdAt: new Date().toISOString(), isRealtime: true,
  } as const,
});

// How many ms a benchmark's publisher waits for its Redis connection, because a push without Redis is lost without an error.
const CONNECTED_WITHIN_MS = 2_000;

/** Makes a publisher that pushes messages to sockets as the product's worker does. */
export async function ourPublisher(redisUrl: string): Promise<Publisher> {
  const push = createPush({ redisUrl, log: createLogger({ level: 'warn', name: 'bench' }), validate: false });
  await pause(CONNECTED_WITHIN_MS);
  return { send: (userId, id) => push.toUser(userId, 'message', messageOf(id)), close: () => push.close() };
}

/** Makes the baseline's publisher, which pushes messages by socket.io's streams adapter alone. */
export function barePublisher(redisUrl: string, streamName: string): Publisher {
  const redis = new Redis(redisUrl);
  const io = new Server({ adapter: createAdapter(redis, { streamName, onlyPlaintext: true }) });
  return {
    send: (userId, id) => void io.to(`user:${userId}`).emit('message', messageOf(id)),
    close() {
      void io.of('/').adapter.close();
      redis.disconnect();
    },
  };
}
