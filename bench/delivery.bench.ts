import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createProductStack } from '#testing/product-stack.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { startLoadClients } from './load-clients/load-clients.ts';
import { preciseNow } from './load-clients/load-client-messages.ts';
import { ourPublisher } from './load-clients/publishers.ts';
import { measureUnicast } from './load-clients/unicast.ts';
import type { Latencies } from './load-clients/unicast.ts';
import { currentLoad } from './measure/bench-line.ts';
import type { BenchLine } from './measure/bench-line.ts';
import type { BenchSize } from './measure/bench-size.ts';
import { addSignedInUsers } from './measure/signed-in-users.ts';
import type { SignedInUser } from './measure/signed-in-users.ts';
import { startStampingProvider } from './measure/stamping-provider.ts';
import type { StampingProvider } from './measure/stamping-provider.ts';

const GOAL = { p95: 150, p99: 500 };
/** Goals in ms for the time from the transaction that accepts a run to the worker's claim of it. */
const START_GOAL = { p50: 10, p99: 50 };
const SIZES = {
  full: {
    sockets: Number(process.env['BENCH_SOCKETS'] ?? 1_000),
    pace: { perSecond: Number(process.env['BENCH_RUNS_PER_SECOND'] ?? 50), seconds: 20 },
    warmUp: { perSecond: 25, seconds: 20 },
    baselineSeconds: 5,
  },
  smallest: { sockets: 10, pace: { perSecond: 5, seconds: 1 }, warmUp: { perSecond: 2, seconds: 1 }, baselineSeconds: 1 },
} as const;
interface Pace {
  perSecond: number;
  seconds: number;
}
const ARRIVED_WITHIN_MS = 30_000;
const MOST_TRIES = 5;

interface Started {
  prompt: string;
  socket: number;
}

/**
 * The benchmark of delivering a run's message: the time from the provider's last word to the message at the reader's socket, through API,
 * worker, Postgres and Redis as in production. The baseline is the push alone, at the same pace to the same sockets.
 */
export async function run(size: BenchSize): Promise<BenchLine[]> {
  const { sockets, pace, warmUp, baselineSeconds } = SIZES[size];
  const database = await createTestDatabase('bench', 'seeded');
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
    const users = await addSignedInUsers(database.url, sockets, { wallets: true });
    const loadClients = startLoadClients();
    undo.push(() => loadClients.close());
    await loadClients.connect(api.url, users.map(({ cookie }) => cookie));
    // The first runs of these people only warm up the JavaScript engine, which compiles the code. The benchmark measures the first runs of all other people.
    const warm = warmUp.perSecond * warmUp.seconds;
    await arrivals((await startRuns(api.url, users, warmUp)).started, loadClients, provider);

    const push = await ourPublisher(testRedisUrl());
    undo.push(() => push.close());
    const baseline = await measureUnicast(loadClients, push.send, { perSecond: pace.perSecond, seconds: baselineSeconds, userIds: users.map(({ id }) => id) });
    const result: BenchLine[] = [];
    // The benchmark measures first and later runs apart, because a person's first run also earns achievements and completes a checklist step: three more events
    // and messages.
    const phases = [
      { whose: 'first runs', pace: { ...pace, seconds: Math.floor((sockets - warm) / pace.perSecond) }, from: warm },
      { whose: 'later runs', pace, from: 0 },
    ];
    for (const { whose, pace, from } of phases) {
      const startedAt = preciseNow();
      const { started, repeats } = await startRuns(api.url, users, pace, from);
      const rate = started.size / ((preciseNow() - startedAt) / 1_000);
      const waits = await arrivals(started, loadClients, provider);
      result.push(...lines(waits, baseline, { rate, sockets, repeats, pace, whose }), ...startLines(await startWaits(database.url, [...started.keys()]), pace, whose));
    }
    return result;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/**
 * Requests runs at an even pace, one user after the other from index `from` on. When a busy API answers 503 with Retry-After, it sends the
 * request again with its key, as the product's client does.
 * @throws when a run is refused otherwise, or too often
 * @returns the started runs by id, and the number of repeated requests
 */
async function startRuns(url: string, users: readonly SignedInUser[], { perSecond, seconds }: Pace, from = 0): Promise<{ started: Map<string, Started>; repeats: number }> {
  let repeats = 0;
  const started = new Map<string, Started>();
  const pending: Promise<void>[] = [];
  const begin = async (socket: number): Promise<void> => {
    const prompt = `Rain on a tin roof, ${randomUUID()}`;
    const request = {
      method: 'POST',
      headers: { Cookie: users[socket]!.cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ expectedTotal: 1, contentType: 'text', prompt, length: 100 }),
    };
    let answer = await fetch(`${url}/api/ai/generate`, request);
    for (let tries = 1; answer.status === 503 && tries < MOST_TRIES; tries += 1) {
      repeats += 1;
      await pause(Number(answer.headers.get('Retry-After') ?? 1) * 1_000);
      answer = await fetch(`${url}/api/ai/generate`, request);
    }
    if (answer.status !== 202) throw new Error(`a run was answered ${answer.status}: ${await answer.text()}`);
    const { generation } = (await answer.json()) as { generation: { id: string } };
    started.set(generation.id, { prompt, socket });
  };
  const startedAt = preciseNow();
  while (pending.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, Math.ceil(((preciseNow() - startedAt) / 1_000) * perSecond));
    while (pending.length < due) pending.push(begin((from + pending.length) % users.length));
    await pause(4);
  }
  await Promise.all(pending);
  return { started, repeats };
}

/**
 * Waits for the messages of these runs.
 * @throws when a message is lost, doubled or at the wrong user
 * @returns the ms from each answer of the provider to the message, sorted
 */
async function arrivals(started: ReadonlyMap<string, Started>, loadClients: ReturnType<typeof startLoadClients>, provider: StampingProvider): Promise<number[]> {
  const waiting = new Map(started);
  const waits: number[] = [];
  const patience = preciseNow() + ARRIVED_WITHIN_MS;
  while (waiting.size > 0 && preciseNow() < patience) {
    await pause(200);
    for (const { about, socket, at } of await loadClients.collect()) {
      const run = about === null ? undefined : waiting.get(about);
      // Skips messages that are not about a run of this benchmark, such as welcome gifts.
      if (about === null || !started.has(about)) continue;
      if (!run || run.socket !== socket) throw new Error(`the message of run ${about} came twice, or to another person`);
      waiting.delete(about);
      waits.push(at - provider.answeredAt(run.prompt)!);
    }
  }
  if (waiting.size > 0) throw new Error(`${waiting.size} of ${started.size} messages did not arrive`);
  return waits.sort((a, b) => a - b);
}

/** Returns the ms from each run's acceptance (within its transaction) to the worker's claim of it, sorted. The commit is included. */
async function startWaits(databaseUrl: string, ids: readonly string[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ ms: number }>(
    'select (extract(epoch from started_at - dispatched_at) * 1000)::float8 as ms from generations where id = any($1) order by 1', [ids],
  ).finally(() => client.end());
  return rows.map(({ ms }) => ms);
}

function startLines(waits: readonly number[], pace: Pace, whose: string): BenchLine[] {
  return (['p50', 'p99'] as const).map((name) => {
    const ms = waits[Math.floor((waits.length - 1) * (name === 'p50' ? 0.5 : 0.99))]!;
    return {
      what: `accepted to started, ${whose} at ${pace.perSecond}/s, ${name}`, ours: `${ms.toFixed(0)} ms`, baseline: '', ratio: null,
      goal: `≤ ${START_GOAL[name]} ms`, passed: ms <= START_GOAL[name], load: currentLoad(),
    };
  });
}

function lines(waits: readonly number[], baseline: Latencies, { rate, sockets, repeats, pace, whose }: { rate: number; sockets: number; repeats: number; pace: Pace; whose: string }): BenchLine[] {
  const load = currentLoad();
  const at = (share: number): number => waits[Math.floor((waits.length - 1) * share)]!;
  const line = (name: 'p50' | 'p95' | 'p99', ms: number, of: number | null): BenchLine => {
    const goal = name === 'p50' ? null : GOAL[name];
    return {
      what: `provider's result to message, ${whose} at ${pace.perSecond}/s, ${sockets} sockets, ${name}`,
      ours: `${ms.toFixed(0)} ms${name === 'p50' ? `, ${rate.toFixed(0)} runs/s, ${repeats} requests repeated` : ''}`, baseline: of === null ? '' : `${of.toFixed(1)} ms`, ratio: of === null ? null : ms / of, load,
      goal: goal === null ? '' : `≤ ${goal} ms`, passed: goal === null ? null : ms <= goal,
    };
  };
  return [line('p50', at(0.5), baseline.p50), line('p95', at(0.95), null), line('p99', at(0.99), baseline.p99)];
}
