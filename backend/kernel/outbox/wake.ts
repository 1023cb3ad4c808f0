import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { isReady } from '../redis/connection.ts';
import { subscribe } from '../redis/subscribe.ts';

const CHANNEL = 'conjure:outbox';
const DEFAULT_WINDOW_MS = 2;

/**
 * Tells every relay, in every process, that the outbox has new rows. Signals that follow each other closely become one, because a
 * publish for each commit costs more than it saves (docs/rules/server.md#outbox-wake). A lost signal costs a poll interval.
 */
export interface Wake {
  wake(): void;
  /** Calls back in this process and in every other one; returns the way to stop. */
  onWake(handler: () => void): () => void;
  close(): void;
}

/**
 * Creates the wake signal over Redis. The first signal is sent at once. All further signals within `windowMs` become one more signal at its end.
 */
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
        // This process has called its own handlers already, so its own signal is ignored.
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
