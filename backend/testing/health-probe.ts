import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface HealthProbe {
  /** Stops asking the server. `waits` are the milliseconds of each answer, `refused` counts the answers other than 200. */
  stop(): Promise<{ waits: number[]; refused: number }>;
}

// The probe is plain JavaScript, because a worker thread does not get the loader that translates TypeScript.
const PROBE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const waits = [];
  let refused = 0;
  let stopped = false;
  parentPort.once('message', () => { stopped = true; });
  (async () => {
    parentPort.postMessage('started');
    while (!stopped) {
      const began = performance.now();
      const answer = await fetch(workerData.url);
      await answer.arrayBuffer();
      waits.push(performance.now() - began);
      if (answer.status !== 200) refused += 1;
      await new Promise((resolve) => setTimeout(resolve, workerData.pauseMs));
    }
    parentPort.postMessage({ waits, refused });
    process.exit(0);
  })();`;

/**
 * Asks `url` again and again, `pauseMs` after each answer, from a thread of its own. A test that builds large bodies blocks its own event loop, and a
 * probe on that loop would blame the server for it.
 */
export async function startHealthProbe(url: string, pauseMs = 5): Promise<HealthProbe> {
  const worker = new Worker(PROBE, { eval: true, workerData: { url, pauseMs } });
  await once(worker, 'message');
  return {
    async stop() {
      const result = once(worker, 'message') as Promise<[{ waits: number[]; refused: number }]>;
      worker.postMessage('stop');
      return (await result)[0];
    },
  };
}
