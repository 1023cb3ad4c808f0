import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { must } from '../../backend/contracts/must.ts';
import { newId } from '../../backend/kernel/ids.ts';
import { registerUser } from '../../backend/testing/http-user.ts';
import type { HttpAnswer, HttpUser } from '../../backend/testing/http-user.ts';

export interface LoadOptions {
  url: string;
  /** How many reads per second the load clients of a drill send. */
  requests: number;
  /** How many runs per second the load clients of a drill request; each costs one of the 20 tokens that its person has. */
  runs: number;
  /** How many sockets the load clients of a drill hold open. */
  sockets: number;
  people: number;
}

/** The observations of a drill's load clients. */
export interface LoadReport {
  reads: number;
  /** Ids of the runs that the API accepted from the load clients. */
  accepted: string[];
  /** How many runs the API refused because the person had no tokens left or too many waiting runs. That is no fault of the server. */
  refused: number;
  /** How often the load clients retried a request, by the status of the answer, or `broken` for a broken connection. */
  retried: Record<string, number>;
  /** The requests that no try of a load client brought a good answer for, each with its last answer. */
  failed: string[];
  /** How many answers of 503 had no Retry-After header. */
  hasty: number;
  /** The longest time in ms that one try of a load client's request took. */
  slowestTryMs: number;
  /** The longest time in ms during which no read got a good answer, and the same for runs. */
  silentMs: { reads: number; runs: number };
  /** The longest time in ms that a load client's socket was disconnected; null when none was. */
  longestAwayMs: number | null;
  /** How many sockets were disconnected (`cut`), and how many of them have not reconnected (`missing`). */
  cut: number;
  missing: number;
}

export interface Load {
  /** Ends the load of a drill: stops sending, and waits for open requests and until the sockets have reconnected. */
  stop(): Promise<LoadReport>;
}

const READS = ['/api/prompts?limit=20', '/api/user/balance', '/api/messages/unread-count'];
/** Waits in ms of a load client between the attempts of one request, as in the browser (docs/rules/client-limits.md#attempts). */
const ATTEMPT_WAITS_MS = [300, 600];
const LONGEST_RETRY_AFTER_MS = 5_000;
/** Waits in ms of a load client between two requests with the same purpose, as in the browser: a query is retried once, a mutation three times. */
const QUERY_WAITS_MS = [300];
const MUTATION_WAITS_MS = [1_000, 2_000, 4_000];
const SOCKETS_WITHIN_MS = 30_000;
/** Returns the wait in ms before a load client's socket connects again that the server refused as unavailable, as in the browser. */
const unavailableWait = (): number => 1_000 + Math.random() * 3_000;

/**
 * Starts the load of a drill: people who read, run and listen at a steady rate. They retry as the browser's client does: after a network
 * failure, a status of 500 or more, and 409 `in_flight`.
 */
export async function startLoad({ url, requests, runs, sockets, people }: LoadOptions): Promise<Load> {
  const users: HttpUser[] = [];
  for (let number = 0; number < people; number += 1) users.push(await registered(url));
  const report: LoadReport = { reads: 0, accepted: [], refused: 0, retried: {}, failed: [], hasty: 0, slowestTryMs: 0, silentMs: { reads: 0, runs: 0 }, longestAwayMs: null, cut: 0, missing: 0 };
  const watched = users.length === 0 ? [] : Array.from({ length: sockets }, (_, at) => watchSocket(url, must(users[at % users.length], 'a person'), report));
  await Promise.all(watched.map(({ open }) => open));

  const under: Set<Promise<void>> = new Set();
  const track = (work: Promise<void>): void => {
    under.add(work);
    void work.finally(() => under.delete(work));
  };
  const lastAt = { reads: performance.now(), runs: performance.now() };
  const heard = (what: 'reads' | 'runs'): void => {
    report.silentMs[what] = Math.max(report.silentMs[what], Math.round(performance.now() - lastAt[what]));
    lastAt[what] = performance.now();
  };
  const read = async (user: HttpUser, path: string): Promise<void> => {
    const answer = await persist(report, path, QUERY_WAITS_MS, () => user.send('GET', path));
    if (!answer) return;
    report.reads += 1;
    heard('reads');
  };
  const run = async (user: HttpUser): Promise<void> => {
    const key = newId();
    const body = { expectedTotal: 99, contentType: 'text', prompt: 'A quiet lighthouse' };
    const answer = await persist<{ generation: { id: string } }>(report, 'run', MUTATION_WAITS_MS, () => user.send('POST', '/api/ai/generate', { key, body }));
    if (!answer) return;
    heard('runs');
    if (answer.status === 202) report.accepted.push(answer.body.generation.id);
    else report.refused += 1;
  };
  let turn = 0;
  const next = (): HttpUser => must(users[(turn += 1) % users.length], 'a person');
  const timers = [
    steadily(requests, () => track(read(next(), must(READS[turn % READS.length], 'a read')))),
    steadily(runs, () => track(run(next()))),
  ];

  return {
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(under);
      for (const deadline = performance.now() + SOCKETS_WITHIN_MS; watched.some(({ socket }) => !socket.connected) && performance.now() < deadline; await wait(50));
      report.missing = watched.filter(({ socket }) => !socket.connected).length;
      for (const { socket } of watched) socket.disconnect();
      return report;
    },
  };
}

const DUE_EVERY_MS = 10;

/** Calls `send` so many times per second, and later as often as it was due while the machine was busy: a timer for each call would fall behind and never catch up. */
function steadily(perSecond: number, send: () => void): NodeJS.Timeout {
  const startedAt = performance.now();
  let sent = 0;
  return setInterval(() => {
    for (const due = ((performance.now() - startedAt) / 1_000) * perSecond; sent < due; sent += 1) send();
  }, DUE_EVERY_MS);
}

const REGISTERED_WITHIN_MS = 20_000;
const REGISTER_PAUSE_MS = 300;

/** Registers a person of the load. It retries, because a drill may have restarted a server just before, so that the first tries are answered 503. */
async function registered(url: string): Promise<HttpUser> {
  for (const deadline = performance.now() + REGISTERED_WITHIN_MS; ; await wait(REGISTER_PAUSE_MS)) {
    try {
      return await registerUser(url);
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}

/**
 * Sends a load client's request, and retries it as the browser does: `betweenRounds` are the waits of its query or mutation, and each round has three
 * attempts, which wait at least as long as `Retry-After` says. @returns the final answer, or null after the last try
 */
async function persist<T>(report: LoadReport, what: string, betweenRounds: readonly number[], send: () => Promise<HttpAnswer<T>>): Promise<HttpAnswer<T> | null> {
  const waits = [...betweenRounds.flatMap((ms) => [...ATTEMPT_WAITS_MS, { round: ms }]), ...ATTEMPT_WAITS_MS, null];
  let last = '';
  for (const next of waits) {
    const sentAt = performance.now();
    const answer = await send().catch((error: Error) => error);
    report.slowestTryMs = Math.max(report.slowestTryMs, Math.round(performance.now() - sentAt));
    const retryAfter = answer instanceof Error ? null : answer.headers.get('retry-after');
    if (!(answer instanceof Error) && answer.status === 503 && retryAfter === null) report.hasty += 1;
    if (!(answer instanceof Error) && answer.status < 500 && answer.status !== 409) {
      if (answer.status < 300 || answer.status === 402 || answer.status === 429) return answer;
      report.failed.push(`${what} ${answer.status}`);
      return null;
    }
    last = answer instanceof Error ? 'broken' : String(answer.status);
    report.retried[last] = (report.retried[last] ?? 0) + 1;
    if (next === null) break;
    await wait(typeof next === 'number' ? Math.max(next + Math.random() * 100, Math.min(Number(retryAfter) * 1_000, LONGEST_RETRY_AFTER_MS)) : next.round);
  }
  report.failed.push(`${what} ${last}`);
  return null;
}

function watchSocket(url: string, user: HttpUser, report: LoadReport): { socket: Socket; open: Promise<void> } {
  const socket = io(url, { transports: ['websocket'], extraHeaders: { cookie: user.cookie(), origin: url }, forceNew: true, reconnectionDelayMax: 10_000, randomizationFactor: 0.5 });
  let awaySince: number | null = null;
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    awaySince = performance.now();
    report.cut += 1;
  });
  // Retries as the browser's client does (frontend/lib/socket.ts): the library gives up when the server refuses a socket.
  socket.on('connect_error', ({ message }) => {
    if (message === 'unavailable') setTimeout(() => socket.connect(), unavailableWait());
  });
  const open = new Promise<void>((resolve) => {
    socket.on('connect', () => {
      if (awaySince !== null) report.longestAwayMs = Math.max(report.longestAwayMs ?? 0, Math.round(performance.now() - awaySince));
      awaySince = null;
      resolve();
    });
  });
  return { socket, open };
}
