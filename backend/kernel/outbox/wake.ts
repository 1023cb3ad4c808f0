import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { isReady } from '../redis/connection.ts';
import { subscribe } from '../redis/subscribe.ts';

const CHANNEL = 'conjure:outbox';
const DEFAULT_WINDOW_MS = 2;

/**
 * Tells the relays in all processes that the outbox has new rows. Signals that follow each other closely become one, because a message in Redis for
 * each commit costs more than it saves (docs/rules/server.md#outbox-wake). A lost signal costs a poll interval.
 */
export interface Wake {
  wake(): void;
  /** Calls the handler when any process has new rows in the outbox. Returns a function that ends the listening. */
  onWake(handler: () => void): () => void;
  close(): void;
}

/** Makes the wake-up signal of the outbox over Redis. The first signal is sent at once; all further ones within `windowMs` become one signal at its end. */
export function createWake(redis: Redis, { windowMs = DEFAULT_WINDOW_MS }: { windowMs?: number } = {}): Wake {
  const self = randomUUID();
  const handlers = new Set<() => void>();
  let stopListening: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let again = false;

  const callAll = (): void => {
    for (const handler of handlers) handler();
  };
  const send = (): void => {
    if (handlers.size > 0) callAll();
    if (isReady(redis)) redis.publish(CHANNEL, self).catch(() => undefined);
  };
  const settle = (): void => {
    timer = undefined;
    if (!again) return;
    again = false;
    send();
    timer = setTimeout(settle, windowMs);
  };

  return {
    wake() {
      if (timer) {
        again = true;
        return;
      }
      send();
      timer = setTimeout(settle, windowMs);
      timer.unref();
    },
    onWake(handler) {
      handlers.add(handler);
      stopListening ??= subscribe(redis, CHANNEL, (sender) => {
        // A process ignores its own wake-up signal, because it has called its own handlers already.
        if (sender !== self) callAll();
      });
      return () => void handlers.delete(handler);
    },
    close() {
      clearTimeout(timer);
      handlers.clear();
      stopListening?.();
    },
  };
}
