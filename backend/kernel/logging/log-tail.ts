import type { Redis } from 'ioredis';
import { z } from 'zod';
import { DAY_MS } from '#contracts/durations.ts';
import { millis } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { isReady } from '../redis/connection.ts';
import { withoutSecretTexts } from './secret-texts.ts';

export interface LogTailOptions {
  clock: Clock;
  /** The beginning of the key in Redis under which the last log lines are kept. */
  prefix: string;
  /** About how many log lines of all processes are kept, for a day. */
  lines: number;
}

export interface TailQuestion {
  /** A text that the wanted log lines contain, such as the id of a request. */
  about?: string | undefined;
  /** The lowest level of the wanted log lines, as pino's number. */
  level: number;
  limit: number;
  /** The place of a log line; only older lines are wanted. */
  before?: string | undefined;
}

/** A log line as it was written, with its place among the kept lines. */
export interface TailLine {
  id: string;
  text: string;
}

/** Keeps the last log lines of all processes, for administrators without a log server. It may lose lines, but the logger never waits for it. */
export interface LogTail {
  /** Takes a log line and never waits. While Redis is away or too slow, lines are dropped. */
  write(line: string): void;
  /** Connects the kept log lines to Redis. Lines that come before this are lost. */
  attach(redis: Redis): void;
  /** Sends the waiting log lines to Redis at once, for tests and at the end of a process. */
  flush(): Promise<void>;
  /** Reads the log lines that match a question, latest first. @throws when Redis is away */
  read(question: TailQuestion): Promise<{ lines: TailLine[]; next: string | null }>;
}

const FLUSH_MS = 250;
/** How many log lines may wait for the next flush, a quarter of a second later. Further lines are dropped. */
const MOST_WAITING = 400;
/** The longest log line in characters. Of a longer line only the facts by which it is found are kept. */
const LONGEST = 4_096;
const LONGEST_MESSAGE = 1_000;
const READ_AT_ONCE = 500;

/** Keeps the last log lines in a capped stream of Redis (docs/rules/server.md#log-tail). */
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
    // Only one flush of log lines runs at a time. While Redis is slow, the number of waiting lines is limited, and further lines are dropped.
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

/** Shortens a log line, and removes texts that look like secrets. Of a line that is too long only the facts by which it is found remain. */
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
