import { commandOf, parentOf } from './leftovers.mjs';

const LOOK_EVERY_MS = 500;
const SHELL = /^(\S*\/)?(sh|dash|bash|zsh|ash)\b/;

/**
 * Calls `onGone` when the process that started us is gone without a word: npm killed by -9, or a parent on an IPC channel. Started
 * by hand we stay, so that `nohup` and closed terminals do as they always did.
 */
export function watchParent(onGone, env = process.env) {
  process.on('disconnect', onGone);
  if (!env.npm_lifecycle_event) return;
  // npm runs scripts through a shell, which may or may not have replaced itself by us.
  const parent = process.ppid;
  const npm = SHELL.test(commandOf(parent)) ? parentOf(parent) : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === parent || parentOf(parent) === npm)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}
