import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Arrival, CrowdAnswer, CrowdRequest } from './crowd-messages.ts';

/** Many sockets in a process of their own. */
export interface Crowd {
  connect(url: string, cookies: readonly string[]): Promise<void>;
  /** What arrived since the last time. */
  collect(): Promise<Arrival[]>;
  /** Cuts all connections at once and waits for the last one to be back; times in ms. */
  cut(): Promise<{ lastMs: number; medianMs: number }>;
  close(): Promise<void>;
}

/** Starts a process without load clients yet. @throws from every call when the process ended */
export function startCrowd(): Crowd {
  const child = fork(fileURLToPath(new URL('crowd.process.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the crowd ended')));
  gone.catch(() => undefined);
  const ask = async <D extends CrowdAnswer['done']>(request: CrowdRequest & { do: D }): Promise<Extract<CrowdAnswer, { done: D }>> => {
    const answered = once(child, 'message');
    child.send(request);
    const [answer] = (await Promise.race([answered, gone])) as [CrowdAnswer];
    return answer as Extract<CrowdAnswer, { done: D }>;
  };
  return {
    async connect(url, cookies) {
      await ask({ do: 'connect', url, cookies: [...cookies] });
    },
    collect: async () => (await ask({ do: 'collect' })).arrivals,
    cut: () => ask({ do: 'cut' }),
    async close() {
      await ask({ do: 'close' });
      child.kill();
      await gone.catch(() => undefined);
    },
  };
}
