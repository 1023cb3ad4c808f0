import http from 'node:http';

/** One kind of request of a mixed load, with its share of all requests. */
export interface Asked {
  kind: string;
  share: number;
  /** The statuses that count as a good answer to this kind of request. */
  good: readonly number[];
  /** Makes the next request of this kind. */
  make(): { method: string; path: string; headers: Record<string, string>; body?: string };
}

/** The answers to one kind of request of a mixed load. */
export interface Answered {
  /** How many answers had a status that is good for their kind of request. */
  good: number;
  /** How many good answers arrived after the load had ended. */
  late: number;
  /** How many answers were 503 with `Retry-After` (`refused`), and without (`hasty`). */
  refused: number;
  hasty: number;
  /** How many answers had neither a good status nor 503, or never came because the connection broke. */
  failed: number;
  /** Times of the good answers to this kind of request, in ms. */
  times: number[];
}

export interface LoadSeen {
  byKind: Record<string, Answered>;
  /** How many ms after the end of the load its last answer came. */
  settledMs: number;
}

const TICK_MS = 5;

/**
 * Sends a mixed load to `url` for a time in ms. `perSecond` sends at that rate however late the answers are, like many independent people.
 * `connections` sends each next request when the previous one was answered.
 */
export async function putOpenLoad(url: string, asked: readonly Asked[], pace: { perSecond: number } | { connections: number }, forMs: number): Promise<LoadSeen> {
  // Keeps the load's connections open, as a reverse proxy does: Node accepts a new one only once in a turn of its event loop.
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity });
  const byKind: LoadSeen['byKind'] = Object.fromEntries(asked.map(({ kind }) => [kind, { good: 0, late: 0, refused: 0, hasty: 0, failed: 0, times: [] }]));
  const deck = asked.flatMap((one) => Array.from({ length: one.share }, () => one));
  let turn = 0;
  const endsAt = performance.now() + forMs;
  const next = async (): Promise<void> => {
    const one = deck[(turn += 1) % deck.length]!;
    const answers = byKind[one.kind]!;
    const startedAt = performance.now();
    const answer = await send(agent, url, one.make());
    if (answer === null) answers.failed += 1;
    else if (answer.status === 503) answers[answer.retryAfter ? 'refused' : 'hasty'] += 1;
    else if (!one.good.includes(answer.status)) answers.failed += 1;
    else {
      answers[performance.now() > endsAt ? 'late' : 'good'] += 1;
      answers.times.push(performance.now() - startedAt);
    }
  };
  if ('connections' in pace) {
    await Promise.all(Array.from({ length: pace.connections }, async () => {
      while (performance.now() < endsAt) await next();
    }));
  } else {
    await steadily(next, pace.perSecond, endsAt);
  }
  agent.destroy();
  return { byKind, settledMs: performance.now() - endsAt };
}

/** Calls `next` this many times a second until the time `endsAt`, and waits for the calls that are still running. */
async function steadily(next: () => Promise<void>, perSecond: number, endsAt: number): Promise<void> {
  const startedAt = performance.now();
  const under = new Set<Promise<void>>();
  let sent = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      for (const due = ((now - startedAt) * perSecond) / 1_000; sent < due; sent += 1) {
        const work = next();
        under.add(work);
        void work.finally(() => under.delete(work));
      }
      if (now < endsAt) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(under);
}

const WITHIN_MS = 60_000;

function send(agent: http.Agent, url: string, { method, path, headers, body }: ReturnType<Asked['make']>): Promise<{ status: number; retryAfter: boolean } | null> {
  return new Promise((resolve) => {
    const request = http.request(url + path, { agent, method, headers: { ...headers, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) }, timeout: WITHIN_MS }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] !== undefined }));
      response.once('error', () => resolve(null));
    });
    request.once('error', () => resolve(null));
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.end(body);
  });
}
