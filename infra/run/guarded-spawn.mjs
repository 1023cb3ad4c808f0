import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WATCHDOG = fileURLToPath(new URL('./child-watchdog.mjs', import.meta.url));
const TAIL_LINES = 40;

let deathSignalWorks;
/** Returns whether this system's `setpriv` can end a child process when its parent dies (util-linux can, busybox and macOS cannot). */
export function hasDeathSignal() {
  deathSignalWorks ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true'], { stdio: 'ignore' }).status === 0;
  return deathSignalWorks;
}

/**
 * Starts a program that ends when this process ends, even by kill -9. It gets a process group of its own, so that Ctrl-C in a terminal reaches the
 * launcher alone and the launcher decides in which order things end. `orphanSignal` is the signal that the program gets when this process dies; `uid`
 * and `gid` drop root; `ipc` opens a channel for Node programs; `onOutput` receives everything it writes.
 */
export function guardedSpawn(command, args, { orphanSignal = 'SIGTERM', uid, gid, cwd, env = process.env, ipc = false, onOutput } = {}) {
  const [program, programArgs] = hasDeathSignal()
    ? ['setpriv', ['--pdeathsig', orphanSignal.slice(3), command, ...args]]
    : ipc
      ? [command, args]
      : [process.execPath, [WATCHDOG, orphanSignal, command, ...args]];
  const stdin = hasDeathSignal() || ipc ? 'ignore' : 'pipe';
  const child = spawn(program, programArgs, {
    cwd,
    env,
    detached: true,
    stdio: [stdin, 'pipe', 'pipe', ...(ipc ? ['ipc'] : [])],
    ...(uid === undefined ? {} : { uid, gid }),
  });
  return watched(child, onOutput);
}

/** Observes a child process: keeps its last lines of output and how it ended. */
function watched(child, onOutput) {
  let tail = [];
  const keep = (text) => {
    tail = [...tail, ...text.split('\n').filter((line) => line.trim())].slice(-TAIL_LINES);
    onOutput?.(text);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      keep(`${error.message}\n`);
      resolve({ code: 127, signal: null });
    });
    // Takes the end of a child process from `close`, which comes after the last output; `exit` may come before it.
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    child,
    ended,
    tail: () => tail,
    alive: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
  };
}

/** Ends a child process: sends `signal`, and SIGKILL after `graceMs`. Resolves when the child is gone. */
export async function endChild(guarded, signal, graceMs) {
  if (!guarded.alive()) return;
  guarded.child.kill(signal);
  const timer = setTimeout(() => guarded.child.kill('SIGKILL'), graceMs);
  await guarded.ended;
  clearTimeout(timer);
}
