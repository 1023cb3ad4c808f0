import { getLogTail } from '#contracts/log-tail.ts';
import type { LogLevel, LogLine } from '#contracts/log-tail.ts';
import { permit } from '#contracts/permissions.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { LogTail, TailLine } from '#kernel/logging/log-tail.ts';
import { logTailAway } from './operations.errors.ts';

export interface LogTailDeps {
  /** The log lines of all processes; null when LOG_TAIL_LINES=0 switches them off. */
  logTail: LogTail | null;
}

/** The numbers that pino writes for log levels. A level in between counts as the next lower one. */
const NUMBERS: Record<LogLevel, number> = { debug: 0, info: 30, warn: 40, error: 50 };

/** Routes for developers: the last log lines of all processes, found by the id of a request (docs/rules/server.md#log-tail). */
export function logTailRoutes(routes: Routes, { logTail }: LogTailDeps): void {
  routes.read(getLogTail, permit('logs.read'), async ({ query: { about, level, limit, before } }) => {
    if (!logTail) return { on: false, lines: [], nextCursor: null };
    const { lines, next } = await logTail.read({ about: about || undefined, level: NUMBERS[level], limit, before }).catch(() => {
      throw logTailAway();
    });
    return { on: true, lines: lines.map(present), nextCursor: next };
  });
}

function present({ id, text }: TailLine): LogLine {
  const { level, time, name, msg, requestId, cut, pid: _pid, hostname: _hostname, ...rest } = fieldsOf(text);
  return {
    id,
    at: textOf(time),
    level: levelOf(level),
    process: textOf(name),
    message: textOf(msg),
    requestId: typeof requestId === 'string' ? requestId : null,
    details: Object.keys(rest).length === 0 ? '' : JSON.stringify(rest, null, 2),
    cut: cut === true,
  };
}

/** The fields of a log line. A line that is not a JSON object becomes the message. */
function fieldsOf(text: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields === 'object' && fields !== null) return { ...fields };
  } catch {
    // A log line that is not JSON becomes the message, like a line with JSON that is not an object.
  }
  return { msg: text };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const levelOf = (level: unknown): LogLevel => {
  const number = typeof level === 'number' ? level : NUMBERS.info;
  if (number >= NUMBERS.error) return 'error';
  if (number >= NUMBERS.warn) return 'warn';
  return number >= NUMBERS.info ? 'info' : 'debug';
};
