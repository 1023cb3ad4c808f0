import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT_BYTES = 20 * 1024 * 1024;

/** Opens the log file `<dir>/<name>.log` for a program's output. The output of the previous run, or the previous 20 MB, stays beside it as `.1`. */
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
