import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { endChild, guardedSpawn, hasDeathSignal } from './guarded-spawn.mjs';
import { ROOT } from './paths.mjs';
import { programOf } from './server-build.mjs';

const READY_WITHIN_MS = 90_000;
const STOP_GRACE_MS = 9_000;

/** Exit code of an API or worker whose environment does not allow a start (EX_CONFIG). The launcher does not try again. */
export const CONFIG_EXIT_CODE = 78;

const GUARD = pathToFileURL(join(ROOT, 'infra/run/end-with-launcher.mjs')).href;

/**
 * Starts an API, a worker or the payments sandbox from the build in the folder `build`, or without one from its sources. It waits until `GET
 * <readyUrl>` answers 200. `within` is a command that starts the process, such as one that gives it a file system of its own.
 */
export async function startNodeProcess({ entry, build, env, readyUrl, onOutput, readyWithinMs = READY_WITHIN_MS, within = [] }) {
  const guard = hasDeathSignal() ? [] : ['--import', GUARD];
  const [program, ...args] = [...within, process.execPath, ...guard, ...programOf(entry, build)];
  const server = guardedSpawn(program, args, {
    cwd: ROOT,
    env,
    ipc: true,
    onOutput,
    // When the launcher dies, the system kills API and worker at once: the databases end at that moment too, and a crash loses no data. An orderly stop could
    // hang on a broken pipe.
    orphanSignal: 'SIGKILL',
  });
  let ended = null;
  void server.ended.then((end) => (ended = end));
  const deadline = performance.now() + readyWithinMs;
  while (ended === null && performance.now() < deadline) {
    if (await answers(readyUrl)) {
      return { child: server.child, ended: server.ended, tail: server.tail, stop: () => endChild(server, 'SIGTERM', STOP_GRACE_MS) };
    }
    await wait(50);
  }
  await endChild(server, 'SIGTERM', STOP_GRACE_MS);
  const what = ended ? `ended with ${ended.signal ?? `code ${ended.code}`}` : `was not ready after ${readyWithinMs / 1_000} s`;
  const error = new Error(`${entry} ${what}:\n${readable(server.tail()).slice(-12).join('\n')}`);
  throw Object.assign(error, { final: ended?.code === CONFIG_EXIT_CODE });
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** Returns log lines as people read them: of JSON lines only the message, all others unchanged. */
export const readable = (lines) =>
  lines.map((line) => {
    try {
      const { msg, err } = JSON.parse(line);
      return [msg, err?.message].filter(Boolean).join(': ') || line;
    } catch {
      return line;
    }
  });
