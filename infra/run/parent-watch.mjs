import { commandOf, parentOf } from './leftovers.mjs';

const LOOK_EVERY_MS = 500;
const SHELL = /^(\S*\/)?(sh|dash|bash|zsh|ash)\b/;

/**
 * Calls `onGone` when the process that started the launcher has died: npm by kill -9, or a parent on an IPC channel. A launcher that was
 * started by hand stays, so that `nohup` and closed terminals work as usual.
 */
export function watchParent(onGone, env = process.env) {
  process.on('disconnect', onGone);
  if (!env.npm_lifecycle_event) return;
  // Finds npm above the launcher: npm starts a script through a shell, so the parent is that shell, or npm itself when the shell replaced itself.
  const parent = process.ppid;
  const npm = SHELL.test(commandOf(parent)) ? parentOf(parent) : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === parent || parentOf(parent) === npm)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}
