import { randomUUID } from 'node:crypto';
import type { HttpUser } from '#testing/http-user.ts';
import type { Target } from '../measure/http-load.ts';

/** A hot path of the API that product and baseline both answer, with the share of the baseline's speed that the product must reach. */
export interface HotRoute extends Omit<Target, 'url'> {
  path: string;
  /** Path of the baseline's route, when it differs from the product's. */
  baselinePath?: string;
  goal: number;
  kind: 'read' | 'write';
}

/** Returns the hot paths of the API for benchmarks. The first account sends the reads, all accounts in turn the writes. */
export function hotRoutes(users: readonly HttpUser[]): HotRoute[] {
  const cookies = users.map((user) => ({ headers: { Cookie: user.cookie() } }));
  const read = { requests: cookies.slice(0, 1), goal: 0.7, status: 200, kind: 'read' as const };
  const write = {
    path: '/api/ai/generate',
    method: 'POST' as const,
    goal: 0.6,
    status: 202,
    kind: 'write' as const,
    requests: cookies.map(({ headers }) => ({
      headers: { ...headers, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: () => ({
        headers: { 'Idempotency-Key': randomUUID() },
        text: JSON.stringify({ expectedTotal: 1, contentType: 'text', prompt: 'Four lines about rain on a tin roof', length: 100 }),
      }),
    })),
  };
  return [
    { ...read, path: '/api/config', baselinePath: '/hello', goal: 0.2 },
    { ...read, path: '/api/user/balance' },
    { ...read, path: '/api/messages/unread-count' },
    { ...read, path: '/api/messages/priority-summary' },
    { ...read, path: '/api/prompts?limit=20' },
    { ...read, path: '/api/generations?limit=20' },
    write,
  ];
}

// Returns how many accounts a benchmark needs for this many runs: a free account may have 53 queued runs, and each stays below that.
export const writersFor = (writes: number): number => Math.ceil(writes / 45);
