import type { Logger } from '../logging/logger.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Time in ms after which a signalled process exits even if it is not done. Longer than an orderly end ever takes (8 s). */
const END_WITHIN_MS = 9_500;

export interface SignalOptions {
  lifecycle: Lifecycle;
  log: Logger;
  /** Started by the launcher over an IPC channel: when the channel closes, the launcher is gone, and this process ends. */
  launched: boolean;
}

/**
 * Ends this process on SIGTERM and SIGINT, when the launcher is gone, and on uncaught errors. Returns the same orderly
 * end for other reasons.
 */
export function endOnSignals({ lifecycle, log, launched }: SignalOptions): (reason: string, code: number) => void {
  const end = (reason: string, code: number): void => {
    // A terminal signals the whole group and the launcher signals once more: both mean the same stop.
    if (lifecycle.stopping) return;
    // A step may hang (a lost store, a closed log pipe). The process ends before the launcher would kill it.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), END_WITHIN_MS).unref();
    void lifecycle.stop(reason).then(() => process.exit(code));
  };
  process.on('SIGTERM', () => end('SIGTERM', 0));
  process.on('SIGINT', () => end('SIGINT', 0));
  if (launched) process.on('disconnect', () => end('disconnect', 0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    end('uncaughtException', 1);
  });
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    end('unhandledRejection', 1);
  });
  return end;
}
