import { createHash } from 'node:crypto';
import type { Logger } from '../logging/logger.ts';
import { createOtlpExporter } from './otlp-exporter.ts';
import type { ExportedSpan, SpanKind } from './otlp-exporter.ts';

export interface TracedStep {
  name: string;
  kind: SpanKind;
  /** Ids or payloads of the step; the first one that names a subject counts. */
  about: unknown;
  /** Times in ms since the epoch. */
  from: number;
  until: number;
  failed?: boolean;
  facts?: Readonly<Record<string, string | number>>;
}

/**
 * Tells an OpenTelemetry collector of the steps of a subject, over all processes. A trace is a subject: its id is the id of the row, so that no header and no
 * column carries it from process to process. The span of the request that made the subject is the root.
 */
export interface Tracer {
  step(step: TracedStep): void;
  /** The id of the trace to which a step about this belongs; null when that is not traced. */
  traceOf(about: unknown): string | null;
  /** Sends the spans that wait. It takes at most 2 s. */
  stop(): Promise<void>;
}

export interface TracerOptions {
  /** Base address of OTLP over HTTP, without a slash at the end. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** Share of the subjects that are traced, 0 to 1. A subject is traced by all processes or by none. */
  ratio: number;
  service: string;
  log: Logger;
  /** The id of the subject (a UUID) in a payload, or null. */
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

/** Now, in ms since the epoch with fractions, from the clock that never jumps. */
export const traceTime = (): number => performance.timeOrigin + performance.now();
