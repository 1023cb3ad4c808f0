import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from '../logging/logger.ts';

export interface LagMonitorOptions {
  log: Logger;
  /** An event loop that stops for longer than this, in ms, is logged. Timers renew the locks of jobs, so a blocked loop loses its jobs. */
  alarmMs?: number;
  everyMs?: number;
  /** Told the longest stop of each period in ms, for metrics. */
  onSample?(longestMs: number): void;
}

const ALARM_MS = 1_000;
const EVERY_MS = 5_000;
const NS_PER_MS = 1e6;
const RESOLUTION_MS = 20;

/** Watches the event loop; returns the way to stop. */
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
