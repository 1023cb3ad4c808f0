import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT_BYTES = 20 * 1024 * 1024;

/** Writes a program's output to `<dir>/<name>.log`. The output of the run before, or the 20 MB before, stays beside it as `.1`. */
export function openLog(dir, name) {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, `${name}.log`);
  let written = 0;
  let handle = fresh();
  function fresh() {
    if (existsSync(file)) renameSync(file, `${file}.1`);
    written = 0;
    return openSync(file, 'w', 0o600);
  }
  return {
    file,
    write(text) {
      if (written > LIMIT_BYTES) {
        closeSync(handle);
        handle = fresh();
      }
      written += writeSync(handle, text);
    },
  };
}
