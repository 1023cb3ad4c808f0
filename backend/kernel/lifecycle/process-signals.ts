import type { Logger } from '../logging/logger.ts';
import type { Lifecycle } from './lifecycle.ts';

/** After this many ms a signalled process exits even if it has not finished stopping. An orderly end never takes longer than 8 s. */
const END_WITHIN_MS = 9_500;

export interface SignalOptions {
  lifecycle: Lifecycle;
  log: Logger;
  /** True when the launcher started this process over an IPC channel. When the channel closes, the launcher is gone, and this process ends. */
  launched: boolean;
}

/** Ends this process in order on SIGTERM and SIGINT, when the launcher is gone, and on uncaught errors. Returns the function that ends it for other reasons. */
export function endOnSignals({ lifecycle, log, launched }: SignalOptions): (reason: string, code: number) => void {
  const end = (reason: string, code: number): void => {
    // At Ctrl+C the terminal signals the whole process group, and the launcher signals again; the second signal is ignored.
    if (lifecycle.stopping) return;
    // A stop step may hang (a lost store, a closed log pipe). The process then ends itself before the launcher would kill it.
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
