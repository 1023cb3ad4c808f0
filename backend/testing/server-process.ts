import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { must } from '#contracts/must.ts';
import { programOf } from '../../infra/run/server-build.mjs';

const READY_WITHIN_MS = 60_000;
const LOG_LINES = 400;

/** A server of the product as an operating system process of its own, so that a test can really kill it. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** The last lines of the process's standard output and standard error. */
  log(): string;
  alive(): boolean;
  /** Sends a signal and waits until the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Resolves with the signal when the process ends by itself, for example at a failpoint. */
  ended(): Promise<NodeJS.Signals | null>;
}

/**
 * Starts an entry point and waits until its `/readyz` answers 200 at `url`. The process gets only the given environment (with PATH and HOME), so that
 * no variable of the machine changes a test. TEST_SERVER_BUILD names the build to run; without it, or for an entry point without a build (`built:
 * false`), the sources run.
 */
export async function startServerProcess(entry: string, url: string, env: Record<string, string>, { built = true } = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, programOf(entry, built ? process.env.TEST_SERVER_BUILD : undefined), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      lines.push(text);
      if (lines.length > LOG_LINES) lines.splice(0, lines.length - LOG_LINES);
    });
  }
  const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const alive = (): boolean => child.exitCode === null && child.signalCode === null;
  const log = (): string => lines.join('');
  await ready(url, child, log);
  return {
    url,
    pid: must(child.pid, 'the process that started'),
    log,
    alive,
    async kill(signal = 'SIGKILL') {
      if (alive()) child.kill(signal);
      await gone;
    },
    ended: async () => (await gone)[1],
  };
}

async function ready(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const closed = once(child, 'close');
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  child.kill('SIGKILL');
  // The last output of the process may still be on its way, so the test waits until its streams close.
  await closed;
  throw new Error(`The server at ${url} did not become ready:\n${log()}`);
}
