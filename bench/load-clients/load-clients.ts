import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Arrival, LoadClientsAnswer, LoadClientsRequest } from './load-client-messages.ts';

/** The load clients of a benchmark, in a process of their own. Each holds one socket. */
export interface LoadClients {
  connect(url: string, cookies: readonly string[]): Promise<void>;
  /** Fetches the messages that arrived at the load clients. @returns those since the last call */
  collect(): Promise<Arrival[]>;
  /** Cuts all load clients' connections at once and waits until the last one has reconnected. @returns ms */
  cut(): Promise<{ lastMs: number; medianMs: number }>;
  close(): Promise<void>;
}

/** Starts the process of the load clients. `connect` opens their sockets. @throws from every call when the process ended */
export function startLoadClients(): LoadClients {
  const child = fork(fileURLToPath(new URL('load-clients.process.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the load clients ended')));
  gone.catch(() => undefined);
  const ask = async <D extends LoadClientsAnswer['done']>(request: LoadClientsRequest & { do: D }): Promise<Extract<LoadClientsAnswer, { done: D }>> => {
    const answered = once(child, 'message');
    child.send(request);
    const [answer] = (await Promise.race([answered, gone])) as [LoadClientsAnswer];
    return answer as Extract<LoadClientsAnswer, { done: D }>;
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
