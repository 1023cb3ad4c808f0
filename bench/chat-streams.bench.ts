import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { must } from '#contracts/must.ts';
import { createProductStack } from '#testing/product-stack.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { freePort } from '../infra/run/ports.mjs';
import { startLoadClients } from './load-clients/load-clients.ts';
import type { LoadClients } from './load-clients/load-clients.ts';
import { preciseNow } from './load-clients/load-client-messages.ts';
import type { Arrival } from './load-clients/load-client-messages.ts';
import { currentLoad } from './measure/bench-line.ts';
import type { BenchLine } from './measure/bench-line.ts';
import type { BenchSize } from './measure/bench-size.ts';
import { addSignedInUsers } from './measure/signed-in-users.ts';
import type { SignedInUser } from './measure/signed-in-users.ts';
import { startWordProvider } from './measure/word-provider.ts';
import type { WordProvider } from './measure/word-provider.ts';

const GOAL = { firstP95: 60, gapP99: 200, readP99: 50, bytesPerStream: 200 * 1_024, ratio: 0.6 };
const SIZES = {
  full: { streams: 200, perSecond: 50, words: 750, readsPerSecond: 50, fast: { streams: 40, words: 1_500, pairs: 3 } },
  smallest: { streams: 4, perSecond: 50, words: 60, readsPerSecond: 10, fast: { streams: 2, words: 100, pairs: 1 } },
} as const;
const HEAP_WINDOW = `--import=${new URL('measure/heap-window.mjs', import.meta.url).href}`;
const PATIENCE_MS = 120_000;
/** How often the benchmark asks for a message again: 200 replies end at once, and a slow machine takes half a minute to store them. */
const MOST_TRIES = 60;

/** Product or baseline in the benchmark of streamed chat replies: it streams answers to the sockets of the load clients, which have the order of `users`. */
interface Side {
  loadClients: LoadClients;
  /** Requests a chat answer for the person who holds this socket. @returns the answer's id */
  ask(socket: number): Promise<string>;
}

/**
 * The benchmark of chat replies that stream through API, worker, Postgres and Redis as in production. It measures how much later than at the
 * provider each word reaches the reader's socket, and the cost of a stream. The baseline only relays the same words to the same sockets.
 */
export async function run(named: BenchSize): Promise<BenchLine[]> {
  const size = SIZES[named];
  const database = await createTestDatabase('bench', 'seeded');
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-bench-'));
  const provider = await startWordProvider();
  const stream = `bare-${randomUUID()}`;
  const [heapPort, relayPort] = [await freePort(), await freePort()];
  const env = {
    NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'warn', REDIS_PREFIX: `bench-${randomUUID()}`,
    TEXT_PROVIDER_URL: provider.baseUrl, TEXT_PROVIDER_KEY: 'bench', TEXT_PROVIDER_MODEL: 'bench',
  };
  const stack = createProductStack({ databaseUrl: database.url, redisUrl: testRedisUrl(), storageDir, env });
  const undo: (() => unknown)[] = [() => provider.close(), () => rm(storageDir, { recursive: true }), () => database.drop(), () => stack.close()];
  try {
    const [api] = [await stack.api(), await stack.worker({ NODE_OPTIONS: HEAP_WINDOW, HEAP_WINDOW_PORT: String(heapPort) })];
    const bare = await startServerProcess(fileURLToPath(new URL('baseline/bare-relay.ts', import.meta.url)), `http://127.0.0.1:${relayPort}`, {
      NODE_ENV: 'production', PORT: String(relayPort), REDIS_URL: testRedisUrl(), STREAM: stream, PROVIDER_URL: provider.baseUrl,
    }, { built: false });
    undo.push(() => bare.kill());
    const users = await addSignedInUsers(database.url, size.streams, { wallets: true });
    const chats = await addChats(database.url, users);
    const ours: Side = { loadClients: await readers(api.url, users, undo), ask: (socket) => send(api.url, users[socket]!, chats[socket]!) };
    const baseline: Side = { loadClients: await readers(bare.url, users, undo), ask: (socket) => relay(bare.url, users[socket]!) };
    await streamed(ours, provider, { streams: Math.min(4, size.streams), words: 20, perSecond: 50 });

    const memory = async (): Promise<number> => ((await (await fetch(`http://127.0.0.1:${heapPort}`)).json()) as { heapUsed: number }).heapUsed;
    const idle = await memory();
    let busy = 0;
    const reads = pacedReads(api.url, users[0]!, size.readsPerSecond);
    // The benchmark measures memory once, in the middle, because the garbage collection for it would otherwise lengthen every gap between words.
    const arrivals = await streamed(ours, provider, size);
    const read = await reads.stop();
    const half = streamed(ours, provider, { ...size, words: Math.ceil(size.words / 2) });
    await pause((size.words / size.perSecond / 4) * 1_000 + 1_500);
    busy = await memory();
    await half;
    const relayed = await streamed(baseline, provider, size);
    const turns: { ours: number; baseline: number }[] = [];
    for (let pair = 0; pair < size.fast.pairs; pair += 1) turns.push({ baseline: await wordsPerSecond(baseline, provider, size.fast), ours: await wordsPerSecond(ours, provider, size.fast) });
    return lines(size, { arrivals, relayed, reads: read, bytesPerStream: (busy - idle) / size.streams, turns });
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function readers(url: string, users: readonly SignedInUser[], undo: (() => unknown)[]): Promise<LoadClients> {
  const loadClients = startLoadClients();
  undo.push(() => loadClients.close());
  await loadClients.connect(url, users.map(({ cookie }) => cookie));
  return loadClients;
}

/** Makes a chat for each person of the benchmark, and gives them tokens for its replies. @returns the chats' ids */
async function addChats(databaseUrl: string, users: readonly SignedInUser[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into chats (id, user_id, model_id, created_at, last_message_at) select gen_random_uuid(), id, 'openai-compatible-text', now(), now() from unnest($1::uuid[]) as id returning id`, [users.map(({ id }) => id)],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** Sends a chat message of the benchmark. When the API is busy, or a reply has just ended, it waits and tries again. @returns the id of the reply */
async function send(url: string, user: SignedInUser, chatId: string): Promise<string> {
  const body = JSON.stringify({ text: 'Tell me about rain.', length: 'long', expectedTotal: 99 });
  for (let tries = 1, key = randomUUID(); ; tries += 1) {
    const headers = { Cookie: user.cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': key };
    const answer = await fetch(`${url}/api/chats/${chatId}/messages`, { method: 'POST', headers, body });
    if (answer.status === 202) return ((await answer.json()) as { reply: { id: string } }).reply.id;
    if ((answer.status !== 503 && answer.status !== 409) || tries === MOST_TRIES) throw new Error(`a message was answered ${answer.status}: ${await answer.text()}`);
    // Takes a new idempotency key after a refusal, because the server stores a refusal under its key and would repeat it. A request that a busy API did not
    // accept keeps its key.
    if (answer.status === 409) key = randomUUID();
    await pause(Number(answer.headers.get('Retry-After') ?? 1) * 1_000);
  }
}

async function relay(url: string, user: SignedInUser): Promise<string> {
  const id = randomUUID();
  await fetch(`${url}/?user=${createHash('sha256').update(user.cookie).digest('hex')}&id=${id}`, { method: 'POST' });
  return id;
}

/**
 * Streams chat answers to this many people at once and waits for all words.
 * @throws when words are lost, doubled or at the wrong reader
 * @returns the arrivals of words by answer
 */
async function streamed(side: Side, provider: WordProvider, { streams, words, perSecond }: { streams: number; words: number; perSecond: number | null }): Promise<Map<string, Arrival[]>> {
  provider.setPace({ words, perSecond, together: streams });
  await side.loadClients.collect();
  const socketOf = new Map<string, number>();
  const early: Arrival[] = [];
  await Promise.all(Array.from({ length: streams }, async (_, socket) => socketOf.set(await side.ask(socket), socket)));
  const arrivals = new Map<string, Arrival[]>([...socketOf.keys()].map((id) => [id, []]));
  const total = (): number => [...arrivals.values()].reduce((sum, list) => sum + list.reduce((all, { about }) => all + countOf(about), 0), 0);
  for (const patience = preciseNow() + PATIENCE_MS; total() < streams * words; ) {
    if (preciseNow() > patience) throw new Error(`${streams * words - total()} of ${streams * words} words did not arrive`);
    await pause(100);
    for (const arrival of [...early.splice(0), ...(await side.loadClients.collect())]) {
      const list = arrivals.get(arrival.id);
      if (!list) continue;
      if (socketOf.get(arrival.id) !== arrival.socket) throw new Error(`words of answer ${arrival.id} reached another person`);
      list.push(arrival);
    }
  }
  if (total() > streams * words) throw new Error('words arrived twice');
  return arrivals;
}

const timesIn = (text: string | null): number[] => (text ?? '').trim().split(/\s+/).filter(Boolean).map(Number);
const countOf = (text: string | null): number => timesIn(text).length;

/** Returns how many words per second arrive, from the first sent to the last received, when the provider sends as fast as its words are taken. */
async function wordsPerSecond(side: Side, provider: WordProvider, { streams, words }: { streams: number; words: number }): Promise<number> {
  const arrivals = [...(await streamed(side, provider, { streams, words, perSecond: null })).values()].flat();
  const first = Math.min(...arrivals.map(({ about }) => timesIn(about)[0]!));
  const last = Math.max(...arrivals.map(({ at }) => at));
  return (streams * words * 1_000) / (last - first);
}

/** One read request while chat answers stream: when it was sent, and how long it took, in ms. */
interface Read {
  at: number;
  ms: number;
}

/** Sends read requests at an even pace while chat answers stream. `stop` returns all of them with their times. */
function pacedReads(url: string, user: SignedInUser, perSecond: number): { stop(): Promise<Read[]> } {
  const reads: Read[] = [];
  const pending = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const at = preciseNow();
    const ask = (): Promise<Response> => fetch(`${url}/api/user/balance`, { headers: { Cookie: user.cookie } });
    // Sends a failed read once more, as browsers do: the server may close an idle connection just when it is used again.
    const read = ask().catch(ask).then(async (answer) => {
      await answer.arrayBuffer();
      reads.push({ at, ms: preciseNow() - at });
    }).finally(() => pending.delete(read));
    pending.add(read);
  }, 1_000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      return reads;
    },
  };
}

const percentile = (values: readonly number[], share: number): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;
/** Returns for each chat answer the ms from sending its first word to the arrival at the reader's socket. */
const firsts = (arrivals: ReadonlyMap<string, Arrival[]>): number[] => [...arrivals.values()].map((list) => list[0]!.at - timesIn(list[0]!.about)[0]!);
/** Returns the times in ms between two consecutive arrivals of words of one chat answer. */
const gaps = (arrivals: ReadonlyMap<string, Arrival[]>): number[] => [...arrivals.values()].flatMap((list) => list.slice(1).map(({ at }, n) => at - list[n]!.at));

/** Splits the benchmark's reads: those while every chat answer streams, and those while all messages are sent or all answers stored in the same moment. */
function readsByPhase(reads: readonly Read[], arrivals: ReadonlyMap<string, Arrival[]>): { streaming: number[]; edges: number[] } {
  const answers = [...arrivals.values()];
  const from = Math.max(...answers.map(([begin]) => must(begin, 'the first word').at));
  const to = Math.min(...answers.map((list) => must(list.at(-1), 'the last words').at));
  const streams = ({ at }: Read): boolean => at >= from && at <= to;
  return { streaming: reads.filter(streams).map(({ ms }) => ms), edges: reads.filter((read) => !streams(read)).map(({ ms }) => ms) };
}

interface Measured {
  arrivals: Map<string, Arrival[]>;
  relayed: Map<string, Arrival[]>;
  reads: readonly Read[];
  bytesPerStream: number;
  turns: readonly { ours: number; baseline: number }[];
}

function lines({ streams, perSecond, readsPerSecond, fast }: (typeof SIZES)[BenchSize], { arrivals, relayed, reads, bytesPerStream, turns }: Measured): BenchLine[] {
  const load = currentLoad();
  const at = `${streams} streams of ${perSecond} words/s`;
  const times = (what: string, of: readonly number[], baseline: readonly number[], share: number, goal: number): BenchLine => ({
    what: `${what}, ${at}, p${share * 100}`, ours: `${percentile(of, share).toFixed(0)} ms`, baseline: `${percentile(baseline, share).toFixed(0)} ms`, ratio: null, goal: `≤ ${goal} ms`, passed: percentile(of, share) <= goal, load,
  });
  const { streaming, edges } = readsByPhase(reads, arrivals);
  const readP99 = percentile(streaming, 0.99);
  const ratios = turns.map((turn) => turn.ours / turn.baseline).sort((a, b) => a - b);
  const ratio = ratios[Math.floor(ratios.length / 2)]!;
  const median = (values: readonly number[]): string => `${Math.round(percentile(values, 0.5))} words/s`;
  return [
    times('provider’s first word to the reader', firsts(arrivals), firsts(relayed), 0.95, GOAL.firstP95),
    times('gap between words at the reader', gaps(arrivals), gaps(relayed), 0.99, GOAL.gapP99),
    { what: `reads of the API at ${readsPerSecond}/s beside ${at}, p99`, ours: `${readP99.toFixed(0)} ms`, baseline: '', ratio: null, goal: `≤ ${GOAL.readP99} ms`, passed: readP99 <= GOAL.readP99, load },
    { what: `the same while ${streams} messages are sent, and their answers stored, in one moment, p99 of ${edges.length}`, ours: `${percentile(edges, 0.99).toFixed(0)} ms`, baseline: '', ratio: null, goal: 'reported', passed: null, load },
    { what: `heap of the worker per stream, of ${streams}`, ours: `${(bytesPerStream / 1_024).toFixed(0)} KiB`, baseline: '', ratio: null, goal: `≤ ${GOAL.bytesPerStream / 1_024} KiB`, passed: bytesPerStream <= GOAL.bytesPerStream, load },
    {
      what: `${fast.streams} streams as fast as they go`, ours: median(turns.map((turn) => turn.ours)), baseline: median(turns.map((turn) => turn.baseline)), ratio, goal: `≥ ${GOAL.ratio.toFixed(2)}x`, passed: ratio >= GOAL.ratio, load,
    },
  ];
}
