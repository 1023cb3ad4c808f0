import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChild, guardedSpawn } from '../run/guarded-spawn.mjs';
import type { NginxProgram } from '../test/nginx.mjs';

export interface RunningNginx {
  /** Stops this nginx of a test and removes its folder. */
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 10_000;
const STOP_GRACE_MS = 10_000;
/**
 * User id of Debian's unprivileged user, as which tests run nginx: the shipped configuration must work without root, and a test as root would
 * not notice a failure.
 */
const NOBODY = 65_534;

/**
 * Starts a real nginx for a test with this configuration, in which `{dir}` stands for a folder of its own, and waits for `port`.
 * @throws with nginx's output when it does not come up
 */
export async function startNginx({ program, env }: NginxProgram, configuration: string, port: number): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-nginx-'));
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, configuration.replaceAll('{dir}', dir));
  const root = process.getuid?.() === 0;
  if (root) for (const path of [dir, file]) chownSync(path, NOBODY, NOBODY);
  const server = guardedSpawn(program, ['-p', dir, '-e', 'stderr', '-c', file, '-g', 'daemon off;'], { env, ...(root && { uid: NOBODY, gid: NOBODY }) });
  const stop = async (): Promise<void> => {
    await endChild(server, 'SIGTERM', STOP_GRACE_MS);
    rmSync(dir, { recursive: true, force: true });
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    if (await fetch(`http://127.0.0.1:${port}/web-health`, { redirect: 'manual' }).then(() => true, () => false)) return { stop };
    if (!server.alive() || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not come up: ${server.tail().join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
