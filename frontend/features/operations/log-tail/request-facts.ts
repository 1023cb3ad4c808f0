import * as z from 'zod/mini';
import type { LogLine } from '#contracts/log-tail.ts';

/** Facts that the server logs about each request that it answered (`backend/kernel/http/request-log.ts`). */
const requestFacts = z.object({ method: z.string(), route: z.string(), status: z.int(), durationMs: z.number() });
export type RequestFacts = z.infer<typeof requestFacts>;

/** Reads method, path, status and time of the request that a log line is about; null for every other line. */
export function requestFactsOf({ message, details }: Pick<LogLine, 'message' | 'details'>): RequestFacts | null {
  if (message !== 'request' || details === '') return null;
  const { success, data } = requestFacts.safeParse(JSON.parse(details));
  return success ? data : null;
}
