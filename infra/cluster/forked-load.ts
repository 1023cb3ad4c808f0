import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load, LoadOptions, LoadReport } from './load.ts';

/** The messages of a drill's load process: the load has started, its report, or why it could not go on. */
export type LoadProcessAnswer = { started: true } | { report: LoadReport } | { failed: string };

/**
 * Starts the load of a drill in a process of its own. The drill's process has the TCP proxies and the provider, which would answer late while it sends requests,
 * and the cluster would seem slow.
 * @throws when the load cannot start, such as when the cluster registers no people
 */
export async function forkLoad(options: LoadOptions): Promise<Load> {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The process of the load ended.')));
  ended.catch(() => undefined);
  const ask = async (message: LoadOptions | 'stop'): Promise<LoadProcessAnswer> => {
    const answered = new Promise<LoadProcessAnswer>((resolve) => void child.once('message', (given: LoadProcessAnswer) => resolve(given)));
    child.send(message);
    const answer = await Promise.race([answered, ended]);
    if ('failed' in answer) {
      child.kill();
      throw new Error(answer.failed);
    }
    return answer;
  };
  await ask(options);
  return {
    async stop() {
      const answer = await ask('stop');
      child.kill();
      if (!('report' in answer)) throw new Error('The process of the load sent no report.');
      return answer.report;
    },
  };
}
