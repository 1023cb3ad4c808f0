import { createHash } from 'node:crypto';
import type { Logger } from '../logging/logger.ts';
import { createOtlpExporter } from './otlp-exporter.ts';
import type { ExportedSpan, SpanKind } from './otlp-exporter.ts';

export interface TracedStep {
  name: string;
  kind: SpanKind;
  /** Ids or payloads that belong to the traced step; the first one that names the subject of a trace counts. */
  about: unknown;
  /** Start of the traced step, in ms since the epoch. */
  from: number;
  until: number;
  failed?: boolean;
  facts?: Readonly<Record<string, string | number>>;
}

/**
 * Sends the steps of a subject, such as a row, to an OpenTelemetry collector, over all processes. The id of its trace is the id of the row, so no
 * header or column has to carry a trace id. The span of the request that made the subject is the root.
 */
export interface Tracer {
  step(step: TracedStep): void;
  /** The id of the trace to which a step about this belongs; null when it is not traced. */
  traceOf(about: unknown): string | null;
  /** Sends the spans that still wait, in at most 2 s. */
  stop(): Promise<void>;
}

export interface TracerOptions {
  /** Base address of the collector for OTLP over HTTP, without a slash at the end. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** The share of subjects that are traced, from 0 to 1. A subject is traced by all processes or by none. */
  ratio: number;
  service: string;
  log: Logger;
  /** Finds the id of the traced subject (a UUID) in a payload; null for none. */
  subjectOf(about: unknown): string | null;
}

const CHOICES = 2 ** 32;

/** Makes a tracer with its exporter. Processes without an OTLP endpoint make none. */
export function createTracer({ ratio, subjectOf, ...options }: TracerOptions): Tracer {
  const exporter = createOtlpExporter(options);
  const traceOf = (about: unknown): string | null => {
    const subject = subjectOf(about);
    return subject === null || !chosen(subject, ratio) ? null : subject.replaceAll('-', '');
  };
  return {
    traceOf,
    step({ name, kind, about, from, until, failed = false, facts = {} }) {
      const traceId = traceOf(about);
      if (traceId === null) return;
      const root = traceId.slice(16);
      const span: ExportedSpan = { traceId, spanId: kind === 'server' ? root : spanIdOf(traceId, name, from), parentSpanId: kind === 'server' ? null : root, name, kind, from, until, failed, facts };
      exporter.add(span);
    },
    stop: () => exporter.stop(),
  };
}

// Chooses traced subjects by the last digits of their id, which are random in ids of version 7.
const chosen = (subject: string, ratio: number): boolean => parseInt(subject.slice(-8), 16) / CHOICES < ratio;

const spanIdOf = (...parts: unknown[]): string => createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16);

/** The current time in ms since the epoch, with fractions, from a clock that never jumps. */
export const traceTime = (): number => performance.timeOrigin + performance.now();
