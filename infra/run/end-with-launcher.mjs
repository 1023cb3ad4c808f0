import { Worker, isMainThread, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

/*
 * API and worker load this file on systems without a death signal (macOS). A second thread ends the process when the launcher (`npm start`) is gone. The
 * main thread could not: it may block for ever while it writes a log into a pipe without a reader.
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
