import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stringify } from 'yaml';
import { endChild, guardedSpawn } from '../run/guarded-spawn.mjs';
import { freePort } from '../run/ports.mjs';
import type { PrometheusPrograms } from './prometheus-programs.mjs';

export interface RunningPrometheus {
  /**
   * Asks the test's Prometheus over its HTTP API.
   * @returns the field `data` of the answer
   * @throws with Prometheus's message when it refuses the query
   */
  ask<T>(path: string, parameters: Record<string, string>): Promise<T>;
  /** Stops the test's Prometheus and removes its data. */
  stop(): Promise<void>;
}

export interface ScrapedProcess {
  job: string;
  /** The address (host:port) at which Prometheus scrapes this process. */
  target: string;
  token?: string;
}

const READY_WITHIN_MS = 20_000;
const STOP_GRACE_MS = 10_000;

/**
 * Starts a real Prometheus for a test. Once a second it scrapes these processes and evaluates these files of rules. It keeps exemplars.
 * @throws with its output when it does not come up
 */
export async function startPrometheus({ prometheus, env }: PrometheusPrograms, processes: readonly ScrapedProcess[], rules: readonly string[]): Promise<RunningPrometheus> {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-prometheus-'));
  const file = join(dir, 'prometheus.yml');
  writeFileSync(file, stringify({
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: rules,
    scrape_configs: processes.map(({ job, target, token }) => ({ job_name: job, static_configs: [{ targets: [target] }], ...(token && { authorization: { credentials: token } }) })),
  }));
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = guardedSpawn(prometheus, [`--config.file=${file}`, `--storage.tsdb.path=${dir}/data`, `--web.listen-address=${new URL(url).host}`, '--enable-feature=exemplar-storage', '--log.level=warn'], { env });
  const stop = async (): Promise<void> => {
    await endChild(server, 'SIGTERM', STOP_GRACE_MS);
    rmSync(dir, { recursive: true, force: true });
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`${url}/-/ready`).then((answer) => answer.ok, () => false))) {
    if (!server.alive() || Date.now() > deadline) {
      await stop();
      throw new Error(`Prometheus did not come up: ${server.tail().join('\n')}`);
    }
    await wait(50);
  }
  return {
    async ask<T>(path: string, parameters: Record<string, string>): Promise<T> {
      const response = await fetch(`${url}/api/v1/${path}?${new URLSearchParams(parameters).toString()}`);
      const answer: { status: string; error?: string; data: T } = JSON.parse(await response.text());
      if (answer.status !== 'success') throw new Error(`${JSON.stringify(parameters)}: ${answer.error}`);
      return answer.data;
    },
    stop,
  };
}
