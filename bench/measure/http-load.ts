import autocannon from 'autocannon';
import type { Options, Result } from 'autocannon';

export interface LoadResult {
  perSecond: number;
  /** The latency in ms that 99 of 100 requests of the load do not exceed. */
  p99: number;
}

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  /** The requests that the load's connections send in turn, from several accounts, because rate limits, wallets and slots are per user. */
  requests: readonly TargetRequest[];
  /** The HTTP status that every answer to the load must have. */
  status: number;
}

export interface TargetRequest {
  headers: Record<string, string>;
  /** Makes headers and body of each request of the load, so that no two have the same idempotency key. */
  body?: () => { headers: Record<string, string>; text: string };
}

export interface LoadOptions {
  connections: number;
  /** Number of all requests that the load sends. */
  amount: number;
}

/** Sends HTTP load to one address. @throws when an answer has another status, or none came, because such figures mean nothing */
export async function putLoad({ url, method = 'GET', requests, status }: Target, options: LoadOptions): Promise<LoadResult> {
  let turn = 0;
  const { result, seconds } = await timed({
    url,
    connections: options.connections,
    amount: options.amount,
    requests: [
      {
        method,
        setupRequest: (request) => {
          const { headers, body } = requests[(turn += 1) % requests.length]!;
          const made = body?.();
          return { ...request, headers: { ...headers, ...made?.headers }, ...(made ? { body: made.text } : {}) };
        },
      },
    ],
  });
  const counts = result.statusCodeStats ?? {};
  const answered = counts[`${status}`]?.count ?? 0;
  const total = Object.values(counts).reduce((sum, { count = 0 }) => sum + count, 0);
  if (answered === 0 || answered !== total || result.errors > 0) {
    throw new Error(`${method} ${url}: wanted ${status}, got ${JSON.stringify(counts)}, ${result.errors} errors`);
  }
  return { perSecond: answered / seconds, p99: result.latency.p99 };
}

// Shortens autocannon's interval between samples: it stops only after a sample, by default once a second, which is longer than a short turn.
const SAMPLE_MS = 50;

/** Ends the measured time with the last answer, because autocannon's own duration ends with the sample after it. */
function timed(options: Options): Promise<{ result: Result; seconds: number }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let lastAt = startedAt;
    const running = autocannon({ ...options, sampleInt: SAMPLE_MS }, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve({ result, seconds: (lastAt - startedAt) / 1_000 });
    });
    running.on('response', () => {
      lastAt = performance.now();
    });
  });
}
