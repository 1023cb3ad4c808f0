import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { faint, say } from './say.mjs';

const SETTLED_AFTER_MS = 200;

/** Calls `restart` when sources of the backend changed: once for several saves in a short time, one restart after the other. */
export function watchSources(restart) {
  let timer;
  let running = Promise.resolve();
  const watcher = watch(join(ROOT, 'backend'), { recursive: true }, (_event, file) => {
    if (!file || !/\.ts$/.test(file) || /\.test\.ts$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      say(faint(`  backend/${file} changed: restarting API and worker`));
      running = running.then(restart);
    }, SETTLED_AFTER_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
