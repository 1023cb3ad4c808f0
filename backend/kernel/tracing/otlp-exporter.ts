import { within } from '../deadline.ts';
import type { Logger } from '../logging/logger.ts';

export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

export interface ExportedSpan {
  /** The id of the exported trace: 32 hex digits. */
  traceId: string;
  /** The id of the exported span of a trace: 16 hex digits. */
  spanId: string;
  parentSpanId: string | null;
  name: string;
  kind: SpanKind;
  /** Start of the exported span, in ms since the epoch. */
  from: number;
  until: number;
  failed: boolean;
  facts: Readonly<Record<string, string | number>>;
}

export interface OtlpExporter {
  add(span: ExportedSpan): void;
  stop(): Promise<void>;
}

export interface OtlpOptions {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  service: string;
  log: Logger;
}

const EVERY_MS = 1_000;
const TIMEOUT_MS = 2_000;
/** How many spans may wait in memory. While the collector is away, further spans are dropped. */
const MOST_WAITING = 2_048;
const MOST_PER_CALL = 512;
const COMPLAIN_EVERY_MS = 60_000;
const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3, consumer: 5 };

/** Sends spans to a collector in batches, as OTLP over HTTP in JSON. No request or job waits for it: while the collector is away, only spans are lost. */
export function createOtlpExporter({ endpoint, headers, service, log }: OtlpOptions): OtlpExporter {
  let waiting: ExportedSpan[] = [];
  let quietUntil = 0;
  let sending: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_PER_CALL);
      waiting = waiting.slice(MOST_PER_CALL);
      try {
        const answer = await fetch(`${endpoint}/v1/traces`, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: bodyOf(service, batch), signal: AbortSignal.timeout(TIMEOUT_MS) });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
      } catch (error) {
        if (performance.now() < quietUntil) continue;
        quietUntil = performance.now() + COMPLAIN_EVERY_MS;
        log.warn({ err: error, lost: batch.length }, 'spans could not be sent');
      }
    }
  }

  const timer = setInterval(() => {
    if (waiting.length > 0) sending = sending.then(send);
  }, EVERY_MS);
  timer.unref();

  return {
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    async stop() {
      clearInterval(timer);
      await within(TIMEOUT_MS, sending.then(send), () => undefined);
    },
  };
}

const NANOSECONDS = 1_000_000n;
/** Writes a time as nanoseconds, in whole microseconds: nanoseconds since the epoch have more digits than a float can hold. */
const nano = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * (NANOSECONDS / 1_000n));

const attributes = (facts: Readonly<Record<string, string | number>>): object[] =>
  Object.entries(facts).map(([key, value]) => ({ key, value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value } }));

const bodyOf = (service: string, spans: readonly ExportedSpan[]): string =>
  JSON.stringify({
    resourceSpans: [{
      resource: { attributes: attributes({ 'service.name': service, 'process.pid': process.pid }) },
      scopeSpans: [{
        scope: { name: service },
        spans: spans.map(({ traceId, spanId, parentSpanId, name, kind, from, until, failed, facts }) => ({
          traceId, spanId, ...(parentSpanId !== null && { parentSpanId }), name, kind: KINDS[kind],
          startTimeUnixNano: nano(from), endTimeUnixNano: nano(until), attributes: attributes(facts), status: { code: failed ? 2 : 1 },
        })),
      }],
    }],
  });
