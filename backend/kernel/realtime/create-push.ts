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
  /** Whether payloads are checked against their contracts. This is off in production. */
  validate: boolean;
}

export interface PushSender extends Push, Broadcast {
  close(): void;
}

/** Sends from a process without sockets (a worker) to the sockets of every API process. */
export function createPush({ redisUrl, log, validate }: PushOptions): PushSender {
  const client = createStreamClient(redisUrl, log, 'push');
  const io = new Server({ adapter: createAdapter(client.forAdapter, { maxLen: STREAM_MAX_LENGTH, onlyPlaintext: true }) });
  return {
    ...pushOver(io, client.redis, validate),
    close() {
      // Not io.close(): it fails for a server without an engine. The adapter closes before its client: otherwise it would go on polling.
      void io.of('/').adapter.close();
      client.close();
    },
  };
}
