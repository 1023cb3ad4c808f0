import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { createProductStack } from '#testing/product-stack.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { freePort } from '../../infra/run/ports.mjs';
import { preciseNow } from '../load-clients/load-client-messages.ts';
import { addSignedInUsers } from '../measure/signed-in-users.ts';
import { startStampingProvider } from '../measure/stamping-provider.ts';
import { pathOf } from './path-records.ts';
import type { PathRecord, RunPath } from './path-records.ts';

const WINDOW = `--import=${new URL('path-window.mjs', import.meta.url).href}`;
const WARM_UP_RUNS = 3;
/** Pause in ms between two measured runs: longer than the worker collects completed events before it handles them together. */
const SETTLED_AFTER_MS = 700;
const ARRIVED_WITHIN_MS = 20_000;

interface Window {
  records: Omit<PathRecord, 'process'>[];
  /** Bytes that a process sent and received, by the port of the other side. */
  bytes: Record<string, number>;
}

/**
 * Makes runs one after the other while API and worker are otherwise idle. It records the cost of each from the POST to the message in the
 * tab.
 * @returns one record of calls per run
 */
export async function measureRunPaths(runs: number): Promise<RunPath[]> {
  const database = await createTestDatabase('bench', 'seeded');
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-bench-'));
  const provider = await startStampingProvider();
  const ports = { api: String(await freePort()), worker: String(await freePort()) };
  const env = {
    NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'warn', REDIS_PREFIX: `bench-${randomUUID()}`, NODE_OPTIONS: WINDOW,
    TEXT_PROVIDER_URL: provider.baseUrl, TEXT_PROVIDER_KEY: 'bench', TEXT_PROVIDER_MODEL: 'bench',
  };
  const stack = createProductStack({ databaseUrl: database.url, redisUrl: testRedisUrl(), storageDir, env });
  const undo: (() => unknown)[] = [() => provider.close(), () => rm(storageDir, { recursive: true }), () => database.drop(), () => stack.close()];
  try {
    const api = await stack.api({ PATH_WINDOW_PORT: ports.api });
    await stack.worker({ PATH_WINDOW_PORT: ports.worker });
    const [user] = await addSignedInUsers(database.url, 1, { wallets: true });
    const socket = io(api.url, { transports: ['websocket'], extraHeaders: { cookie: user!.cookie } });
    undo.push(() => socket.disconnect());
    const arrived = new Map<string, () => void>();
    const early = new Set<string>();
    socket.on('message', ({ message }: { message: { relatedEntityId: string } }) => {
      const tell = arrived.get(message.relatedEntityId);
      if (tell) tell();
      else early.add(message.relatedEntityId);
    });
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));

    const look = async (process: 'api' | 'worker'): Promise<Window> => (await (await fetch(`http://127.0.0.1:${ports[process]}`)).json()) as Window;
    const one = async (): Promise<{ from: number; to: number }> => {
      const from = preciseNow();
      const answer = await fetch(`${api.url}/api/ai/generate`, {
        method: 'POST',
        headers: { Cookie: user!.cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify({ expectedTotal: 1, contentType: 'text', prompt: `Rain on a tin roof, ${randomUUID()}`, length: 100 }),
      });
      if (answer.status !== 202) throw new Error(`a run was answered ${answer.status}: ${await answer.text()}`);
      const { generation } = (await answer.json()) as { generation: { id: string } };
      await new Promise<void>((resolve, reject) => {
        if (early.has(generation.id)) return resolve();
        const late = setTimeout(() => reject(new Error('the message of a run did not arrive')), ARRIVED_WITHIN_MS);
        arrived.set(generation.id, () => {
          clearTimeout(late);
          resolve();
        });
      });
      return { from, to: preciseNow() };
    };
    for (let run = 0; run < WARM_UP_RUNS; run += 1) {
      await one();
      await pause(SETTLED_AFTER_MS);
    }
    const paths: RunPath[] = [];
    const [redisPort, postgresPort] = [new URL(testRedisUrl()).port, new URL(database.url).port];
    while (paths.length < runs) {
      const before = [await look('api'), await look('worker')] as const;
      const times = await one();
      await pause(SETTLED_AFTER_MS);
      const after = [await look('api'), await look('worker')] as const;
      const bytes = (port: string): number => after.reduce((sum, window, n) => sum + (window.bytes[port] ?? 0) - (before[n]!.bytes[port] ?? 0), 0);
      const records = [...after[0].records.map((one) => ({ ...one, process: 'api' as const })), ...after[1].records.map((one) => ({ ...one, process: 'worker' as const }))];
      paths.push(pathOf(records, times, { postgres: bytes(postgresPort), redis: bytes(redisPort) }));
    }
    return paths;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** Returns the record of the run with the fewest statements and commands, because other work can only add some. @throws when there is none */
export function leastPath(paths: readonly RunPath[]): RunPath {
  const [least] = [...paths].sort((a, b) => a.statements - b.statements || a.redisCommands - b.redisCommands);
  if (!least) throw new Error('no run was measured');
  return least;
}
