import type { Redis } from 'ioredis';
import { z } from 'zod';
import { DAY_MS } from '#contracts/durations.ts';
import { millis } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { isReady } from '../redis/connection.ts';
import { withoutSecretTexts } from './secret-texts.ts';

export interface LogTailOptions {
  clock: Clock;
  /** The beginning of the key in Redis. */
  prefix: string;
  /** About how many lines of all processes are kept. They are kept for a day. */
  lines: number;
}

export interface TailQuestion {
  /** A text that the lines must contain, such as the id of a request. */
  about?: string | undefined;
  /** The lowest level of the wanted lines, as pino's number. */
  level: number;
  limit: number;
  /** Only lines older than the one at this place of the tail. */
  before?: string | undefined;
}

/** A log line as it was written, with its place in the tail. */
export interface TailLine {
  id: string;
  text: string;
}

/** The last log lines of all processes, for administrators without a log server. Losing lines is allowed, waiting for them is not. */
export interface LogTail {
  /** Takes a line of the logger and never waits. Lines are dropped while Redis is away or slower than they come. */
  write(line: string): void;
  /** Gives the tail its Redis. Lines that come before this are lost. */
  attach(redis: Redis): void;
  /** Sends what waits, for tests and the end of a process. */
  flush(): Promise<void>;
  /** The lines that match, latest first. @throws when Redis is away */
  read(question: TailQuestion): Promise<{ lines: TailLine[]; next: string | null }>;
}

const FLUSH_MS = 250;
/** The most lines that wait for the next flush, a quarter of a second later. Further lines are dropped. */
const MOST_WAITING = 400;
/** The most characters of a line. A longer line keeps only the facts by which it is found. */
const LONGEST = 4_096;
const LONGEST_MESSAGE = 1_000;
const READ_AT_ONCE = 500;

/** Keeps the tail in a capped stream of Redis (docs/rules/server.md#log-tail). */
export function createLogTail({ clock, prefix, lines: most }: LogTailOptions): LogTail {
  const key = `${prefix}:log-tail`;
  let redis: Redis | null = null;
  let waiting: string[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> | null = null;

  const arm = (): void => {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // One flush at a time: while Redis is slow, the number of waiting lines is limited, and further lines are dropped.
    if (sending) return arm();
    if (!redis || !isReady(redis) || waiting.length === 0) return;
    const texts = waiting.map(shortened);
    if (dropped > 0) texts.push(JSON.stringify({ level: 40, time: clock.now().toISOString(), name: 'log-tail', msg: `${dropped} lines were dropped here: they came faster than Redis takes them` }));
    waiting = [];
    dropped = 0;
    const pipeline = redis.pipeline();
    for (const text of texts) pipeline.xadd(key, 'MAXLEN', '~', most, '*', 'line', text);
    pipeline.xtrim(key, 'MINID', '~', millis(clock) - DAY_MS);
    pipeline.pexpire(key, DAY_MS);
    sending = pipeline.exec().catch(() => undefined);
    await sending;
    sending = null;
  }

  return {
    write(line) {
      if (waiting.length >= MOST_WAITING) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      arm();
    },
    attach: (connection) => void (redis = connection),
    flush,
    async read({ about, level, limit, before }) {
      if (!redis || !isReady(redis)) throw new Error('redis is away');
      const lines: TailLine[] = [];
      for (let end = before === undefined ? '+' : `(${before}`; ; ) {
        const batch = await redis.xrevrange(key, end, '-', 'COUNT', READ_AT_ONCE);
        for (const [id, [, text = '']] of batch) {
          if (about !== undefined && !text.includes(about)) continue;
          if (levelOf(text) < level) continue;
          lines.push({ id, text });
          if (lines.length > limit) return { lines: lines.slice(0, limit), next: lines[limit - 1]?.id ?? null };
        }
        const last = batch.at(-1);
        if (!last || batch.length < READ_AT_ONCE) return { lines, next: null };
        end = `(${last[0]}`;
      }
    },
  };
}

const LEVEL = /^\{"level":(\d{1,2}),/;
const levelOf = (text: string): number => Number(LEVEL.exec(text)?.[1] ?? 30);

const fields = z.record(z.string(), z.unknown());

/** A line without texts that look like secrets. A line that is too long keeps only the facts by which it is found. */
function shortened(line: string): string {
  const text = withoutSecretTexts(line.trimEnd());
  if (text.length <= LONGEST) return text;
  try {
    const { level, time, name, pid, requestId, jobId, userId, msg } = fields.parse(JSON.parse(text));
    const facts = { level, time, name, pid, requestId, jobId, userId, cut: true, msg: String(msg).slice(0, LONGEST_MESSAGE) };
    const rest = JSON.stringify(facts);
    return rest.length <= LONGEST ? rest : JSON.stringify({ level, time, name, cut: true });
  } catch {
    return JSON.stringify({ level: 30, cut: true, msg: text.slice(0, LONGEST_MESSAGE) });
  }
}
