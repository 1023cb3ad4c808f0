import type { Redis } from 'ioredis';
import { must } from '#contracts/must.ts';

export interface RecoveryHorizonOptions {
  redis: Redis;
  stream: string;
  /** The most messages that a client may have missed and still be sent. */
  entries: number;
  /** How long Redis' answer about missed messages is reused, in ms. */
  forMs?: number;
}

const REMEMBER_MS = 1_000;

/**
 * Tells whether few enough messages came after an offset to read them again for one client. The adapter reads all that follow, so a storm of
 * reconnects on a busy stream would cost their number times its length.
 */
export function createRecoveryHorizon({ redis, stream, entries, forMs = REMEMBER_MS }: RecoveryHorizonOptions): (offset: string) => Promise<boolean> {
  let horizon: Promise<string | null> | undefined;
  let readAt = -Infinity;

  function read(): Promise<string | null> {
    if (!horizon || performance.now() - readAt > forMs) {
      readAt = performance.now();
      horizon = redis.xrevrange(stream, '+', '-', 'COUNT', entries).then((found) => (found.length < entries ? null : must(found.at(-1), 'the oldest entry of a full answer')[0]));
      horizon.catch(() => (horizon = undefined));
    }
    return horizon;
  }

  return async (offset) => {
    const oldest = await read();
    return oldest === null || !isBefore(offset, oldest);
  };
}

/** Whether one id of a Redis stream, `<ms>-<number>`, comes before another. */
function isBefore(one: string, other: string): boolean {
  const [[ms = 0, no = 0], [otherMs = 0, otherNo = 0]] = [one, other].map((id) => id.split('-').map(Number)) as [number[], number[]];
  return ms < otherMs || (ms === otherMs && no < otherNo);
}
