import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { HttpUser } from '#testing/http-user.ts';
import { putOpenLoad } from '../measure/open-load.ts';
import type { Asked } from '../measure/open-load.ts';

const CONNECTIONS = 20;
const ENDED_WITHIN_MS = 60_000;
/** Number of requests in every 20, by kind. */
const SHARES = { visitors: 8, members: 6, messages: 3, 'reading messages': 2, runs: 1 };

/** The requests of a usual minute: visitors look around, members read figures, runs and messages, and start runs. */
export function steadyMix(users: readonly HttpUser[]): Asked[] {
  // Each kind has turns of its own, so that every account sends every kind.
  const turns: Record<string, number> = {};
  const next = (kind: string): number => (turns[kind] = (turns[kind] ?? 0) + 1);
  const cookie = (turn: number): Record<string, string> => ({ Cookie: users[turn % users.length]?.cookie() ?? '' });
  const write = (turn: number): Record<string, string> => ({ ...cookie(turn), 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': randomUUID() });
  const run = JSON.stringify({ expectedTotal: 1, contentType: 'text', prompt: 'Four lines about rain on a tin roof', length: 100 });
  const own = ['/api/user/balance', '/api/messages/unread-count', '/api/generations?limit=20'];
  const ownRead = (turn: number): ReturnType<Asked['make']> => ({ method: 'GET', path: own[Math.floor(turn / users.length) % own.length] ?? '', headers: cookie(turn) });
  return [
    { kind: 'visitors', share: SHARES.visitors, good: [200], make: () => ({ method: 'GET', path: '/api/prompts?limit=20', headers: {} }) },
    { kind: 'members', share: SHARES.members, good: [200], make: () => ownRead(next('members')) },
    { kind: 'messages', share: SHARES.messages, good: [200], make: () => ({ method: 'GET', path: '/api/messages?limit=20', headers: cookie(next('messages')) }) },
    { kind: 'reading messages', share: SHARES['reading messages'], good: [200], make: () => ({ method: 'PATCH', path: '/api/messages/mark-all-read', headers: write(next('reading messages')) }) },
    { kind: 'runs', share: SHARES.runs, good: [202], make: () => ({ method: 'POST', path: '/api/ai/generate', headers: { ...write(next('runs')), 'Content-Type': 'application/json' }, body: run }) },
  ];
}

/**
 * How many requests of the mix the product carries in a second, with all the work that follows: the time ends when the last run has ended.
 * @throws when a run does not end within a minute
 */
export async function carriedPerSecond(apiUrl: string, databaseUrl: string, mix: readonly Asked[], forMs: number): Promise<number> {
  const startedAt = performance.now();
  const { byKind } = await putOpenLoad(apiUrl, mix, { connections: CONNECTIONS }, forMs);
  await endOfRuns(databaseUrl);
  const good = Object.values(byKind).reduce((sum, one) => sum + one.good + one.late, 0);
  return good / ((performance.now() - startedAt) / 1_000);
}

/** Number of runs by how they ended. */
export type RunEnds = Record<string, number>;

/** Waits until no run waits or is being made. @throws when that takes longer than a minute */
export async function endOfRuns(databaseUrl: string): Promise<RunEnds> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const patience = performance.now() + ENDED_WITHIN_MS;
    for (;;) {
      const { rows } = await client.query<{ status: string; count: number }>('select status, count(*)::int as count from generations group by 1');
      const ends = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
      if (!ends['queued'] && !ends['running']) return ends;
      if (performance.now() > patience) throw new Error(`Runs do not end: ${JSON.stringify(ends)}`);
      await pause(50);
    }
  } finally {
    await client.end();
  }
}
