import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from '../logging/logger.ts';

export interface LagMonitorOptions {
  log: Logger;
  /**
   * A stop of the event loop that lasts longer than this, in ms, is logged. Timers renew the locks of jobs, so a process with a blocked event loop
   * loses its jobs.
   */
  alarmMs?: number;
  everyMs?: number;
  /** Gets the longest stop of the event loop in each period, in ms, for metrics. */
  onSample?(longestMs: number): void;
}

const ALARM_MS = 1_000;
const EVERY_MS = 5_000;
const NS_PER_MS = 1e6;
const RESOLUTION_MS = 20;

/** Measures how long the event loop stops, and logs long stops. Returns a function that ends the measuring. */
export function watchEventLoopLag({ log, alarmMs = ALARM_MS, everyMs = EVERY_MS, onSample }: LagMonitorOptions): () => void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const timer = setInterval(() => {
    const longestMs = histogram.max / NS_PER_MS;
    histogram.reset();
    onSample?.(longestMs);
    if (longestMs > alarmMs) log.error({ longestMs: Math.round(longestMs) }, 'event loop stood still');
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    histogram.disable();
  };
}
