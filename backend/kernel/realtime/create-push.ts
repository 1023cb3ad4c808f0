import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import type { Logger } from '../logging/logger.ts';
import type { Broadcast, Push } from './push.ts';
import { pushOver } from './push-over.ts';
import { createStreamClient } from './stream-client.ts';
import { STREAM_MAX_LENGTH } from './gateway-options.ts';

export interface PushOptions {
  redisUrl: string;
  log: Logger;
  /** Whether payloads of pushes are checked against their contracts. This is off in production. */
  validate: boolean;
}

export interface PushSender extends Push, Broadcast {
  close(): void;
}

/** Makes the push of a process without sockets (a worker): its messages go through Redis to the sockets of all API processes. */
export function createPush({ redisUrl, log, validate }: PushOptions): PushSender {
  const client = createStreamClient(redisUrl, log, 'push');
  const io = new Server({ adapter: createAdapter(client.forAdapter, { maxLen: STREAM_MAX_LENGTH, onlyPlaintext: true }) });
  return {
    ...pushOver(io, client.redis, validate),
    close() {
      // io.close() fails for a server without an engine, so the parts are closed by hand. The adapter closes before its Redis client; otherwise it would go on
      // polling.
      void io.of('/').adapter.close();
      client.close();
    },
  };
}
