import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { JobOutcome } from '../jobs/worker.ts';
import { watchDurations } from './exemplars.ts';

export interface JobMetrics {
  /** Counts one run of a job's handler. Its trace becomes the example of its histogram bucket. */
  observe(job: string, outcome: JobOutcome, durationMs: number, traceId?: string | null): void;
  /** Counts a batch of rows that the outbox relay moved. */
  moved(rows: number): void;
  /** Counts a subscriber's reaction to an event, which came `delayMs` after the event. */
  reacted(subscriber: string, delayMs: number, traceId?: string | null): void;
  /** Records the longest stop of the event loop in a period, in ms. */
  lag(longestMs: number): void;
}

const MS_PER_SECOND = 1_000;

/** Registers the metrics of a worker process. With `exemplars` each bucket keeps its last trace. */
export function createJobMetrics(registry: Registry, { exemplars }: { exemplars: boolean }): JobMetrics {
  const registers = [registry];
  const took = watchDurations(registry, {
    name: 'job_duration_seconds',
    help: 'Time that a handler took, by job and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60, 180, 600],
  }, { exemplars });
  const came = watchDurations(registry, {
    name: 'event_reaction_delay_seconds',
    help: 'Time from an event to the commit of a reaction to it, by subscriber.',
    labelNames: ['subscriber'],
    buckets: [0.025, 0.1, 0.25, 0.5, 1, 5, 15, 60],
  }, { exemplars });
  const relayed = new Counter({ name: 'outbox_moved_rows_total', help: 'Rows that the relay moved to the queues.', registers });
  const lag = new Gauge({ name: 'event_loop_longest_stop_seconds', help: 'Longest stop of the event loop lately.', registers });
  return {
    observe: (job, outcome, durationMs, traceId = null) => took({ job, outcome }, durationMs / MS_PER_SECOND, traceId),
    reacted: (subscriber, delayMs, traceId = null) => came({ subscriber }, delayMs / MS_PER_SECOND, traceId),
    moved: (rows) => relayed.inc(rows),
    lag: (longestMs) => lag.set(longestMs / MS_PER_SECOND),
  };
}
