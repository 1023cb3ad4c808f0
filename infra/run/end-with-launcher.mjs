import { Worker, isMainThread, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

/*
 * Preloaded into our own processes where the system has no death signal (macOS). A second thread looks after the
 * launcher, because a stuck main thread could not: writing a log into a pipe without a reader may block for ever.
 */
const LOOK_EVERY_MS = 500;
const GRACE_MS = 9_000;

if (isMainThread) {
  new Worker(fileURLToPath(import.meta.url), { workerData: process.ppid, execArgv: [] }).unref();
} else {
  setInterval(() => {
    if (process.ppid === workerData) return;
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS);
  }, LOOK_EVERY_MS);
}
