import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createProductStack } from '#testing/product-stack.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { startCrowd } from './crowd/crowd.ts';
import { preciseNow } from './crowd/crowd-messages.ts';
import { ourPublisher } from './crowd/publishers.ts';
import { measureUnicast } from './crowd/unicast.ts';
import type { Latencies } from './crowd/unicast.ts';
import { currentLoad } from './measure/bench-line.ts';
import type { BenchLine } from './measure/bench-line.ts';
import { addSignedInUsers } from './measure/signed-in-users.ts';
import type { SignedInUser } from './measure/signed-in-users.ts';
import { startStampingProvider } from './measure/stamping-provider.ts';
import type { StampingProvider } from './measure/stamping-provider.ts';

// quality.md 3c, C3.
const GOAL = { p95: 250, p99: 500 };
const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 1_000);
const PER_SECOND = Number(process.env['BENCH_RUNS_PER_SECOND'] ?? 50);
const SECONDS = 20;
const WARM_UP = { perSecond: 10, seconds: 3 };
const ARRIVED_WITHIN_MS = 30_000;

interface Started {
  prompt: string;
  socket: number;
}

/**
 * From the provider's last word to the message at the reader's socket, through API, worker, Postgres and Redis as in production.
 * The floor is the push alone, at the same pace to the same sockets.
 */
export async function run(): Promise<BenchLine[]> {
  const database = await createTestDatabase('bench');
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-bench-'));
  const provider = await startStampingProvider();
  const env = {
    NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'warn', REDIS_PREFIX: `bench-${randomUUID()}`,
    TEXT_PROVIDER_URL: provider.baseUrl, TEXT_PROVIDER_KEY: 'bench', TEXT_PROVIDER_MODEL: 'bench',
  };
  const stack = createProductStack({ databaseUrl: database.url, redisUrl: testRedisUrl(), storageDir, env });
  const undo: (() => unknown)[] = [() => provider.close(), () => rm(storageDir, { recursive: true }), () => database.drop(), () => stack.close()];
  try {
    const [api] = [await stack.api(), await stack.worker()];
    const users = await addSignedInUsers(database.url, SOCKETS, { wallets: true });
    const crowd = startCrowd();
    undo.push(() => crowd.close());
    await crowd.connect(api.url, users.map(({ cookie }) => cookie));
    const put = (pace: { perSecond: number; seconds: number }): Promise<Map<string, Started>> => startRuns(api.url, users, pace);
    await arrivals(await put(WARM_UP), crowd, provider);

    const push = await ourPublisher(testRedisUrl());
    undo.push(() => push.close());
    const floor = await measureUnicast(crowd, push.send, { perSecond: PER_SECOND, seconds: 5, userIds: users.map(({ id }) => id) });
    const startedAt = preciseNow();
    const started = await put({ perSecond: PER_SECOND, seconds: SECONDS });
    const rate = started.size / ((preciseNow() - startedAt) / 1_000);
    return lines(await arrivals(started, crowd, provider), floor, rate);
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** Starts runs at an even pace, one user after the other; by the run's id. @throws when one is refused */
async function startRuns(url: string, users: readonly SignedInUser[], { perSecond, seconds }: { perSecond: number; seconds: number }): Promise<Map<string, Started>> {
  const started = new Map<string, Started>();
  const pending: Promise<void>[] = [];
  const begin = async (socket: number): Promise<void> => {
    const prompt = `Rain on a tin roof, ${randomUUID()}`;
    const answer = await fetch(`${url}/api/ai/generate`, {
      method: 'POST',
      headers: { Cookie: users[socket]!.cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ contentType: 'text', prompt, length: 100 }),
    });
    if (answer.status !== 202) throw new Error(`a run was answered ${answer.status}: ${await answer.text()}`);
    const { generation } = (await answer.json()) as { generation: { id: string } };
    started.set(generation.id, { prompt, socket });
  };
  const startedAt = preciseNow();
  while (pending.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, Math.ceil(((preciseNow() - startedAt) / 1_000) * perSecond));
    while (pending.length < due) pending.push(begin(pending.length % users.length));
    await pause(4);
  }
  await Promise.all(pending);
  return started;
}

/** ms from the provider's answer to the message, sorted. @throws when a message is lost, doubled or astray */
async function arrivals(started: ReadonlyMap<string, Started>, crowd: ReturnType<typeof startCrowd>, provider: StampingProvider): Promise<number[]> {
  const waiting = new Map(started);
  const waits: number[] = [];
  const patience = preciseNow() + ARRIVED_WITHIN_MS;
  while (waiting.size > 0 && preciseNow() < patience) {
    await pause(200);
    for (const { about, socket, at } of await crowd.collect()) {
      const run = about === null ? undefined : waiting.get(about);
      // Welcome gifts and the like are messages too, and not of this run.
      if (about === null || !started.has(about)) continue;
      if (!run || run.socket !== socket) throw new Error(`the message of run ${about} came twice, or to somebody else`);
      waiting.delete(about);
      waits.push(at - provider.answeredAt(run.prompt)!);
    }
  }
  if (waiting.size > 0) throw new Error(`${waiting.size} of ${started.size} messages did not arrive`);
  return waits.sort((a, b) => a - b);
}

function lines(waits: readonly number[], floor: Latencies, rate: number): BenchLine[] {
  const load = currentLoad();
  const at = (share: number): number => waits[Math.floor((waits.length - 1) * share)]!;
  const line = (name: 'p50' | 'p95' | 'p99', ms: number, of: number | null): BenchLine => {
    const goal = name === 'p50' ? null : GOAL[name];
    return {
      what: `provider's result to message at ${rate.toFixed(0)} runs/s, ${SOCKETS} sockets, ${name}`,
      ours: `${ms.toFixed(0)} ms`, floor: of === null ? '' : `${of.toFixed(1)} ms`, ratio: of === null ? null : ms / of, load,
      goal: goal === null ? '' : `≤ ${goal} ms`, passed: goal === null ? null : ms <= goal,
    };
  };
  return [line('p50', at(0.5), floor.p50), line('p95', at(0.95), null), line('p99', at(0.99), floor.p99)];
}
