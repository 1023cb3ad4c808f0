import type { Redis } from 'ioredis';
import { z } from 'zod';
import { isReady } from '../redis/connection.ts';
import { subscribe } from '../redis/subscribe.ts';

const CHANNEL = 'conjure:cancel';
const message = z.object({ id: z.string(), reason: z.string() });

/**
 * Tells all worker processes that a job was cancelled, because BullMQ can abort a job only in the process that runs it. A worker that misses the
 * signal has to find out in another way. `id` is the caller's name for the job's work.
 */
export interface CancelChannel {
  publish(id: string, reason: string): void;
  /** Calls the handler for each cancelled job, in every process that listens. Returns a function that ends the listening. */
  onCancel(handler: (id: string, reason: string) => void): () => void;
  close(): void;
}

/** Makes a channel for cancelled jobs over Redis. It subscribes when the first handler is added. */
export function createCancelChannel(redis: Redis): CancelChannel {
  const handlers = new Set<(id: string, reason: string) => void>();
  let stopListening: (() => void) | undefined;

  function listen(): void {
    stopListening ??= subscribe(redis, CHANNEL, (text) => {
      const parsed = message.safeParse(parseJson(text));
      if (parsed.success) for (const handler of handlers) handler(parsed.data.id, parsed.data.reason);
    });
  }

  return {
    publish(id, reason) {
      if (isReady(redis)) redis.publish(CHANNEL, JSON.stringify({ id, reason })).catch(() => undefined);
    },
    onCancel(handler) {
      handlers.add(handler);
      listen();
      return () => void handlers.delete(handler);
    },
    close() {
      handlers.clear();
      stopListening?.();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
