import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from './leftovers.mjs';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const lives = (holder) => holder !== null && holder.pid !== process.pid && /start\.mjs|(demo-data|backup)\/main\.ts/.test(commandOf(holder.pid));

/**
 * Lets at most one launcher (`npm start`) run per data folder. Returns `{ holder }` when another one runs (its pid, and its address once it
 * is ready). Else returns `{ note, release }`: `note(facts)` stores facts about this launcher for later ones.
 */
export function takeLauncherLock(dir) {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'launcher.lock');
  const mine = `${file}.${process.pid}`;
  const write = (facts) => writeFileSync(mine, JSON.stringify({ pid: process.pid, ...facts }));
  // Replaces the launcher's lock file in one step, so that a process that reads it finds the old facts or the new ones, never half of them.
  const note = (facts) => {
    write(facts);
    renameSync(mine, file);
  };
  write({});
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // Takes the launcher's lock by a hard link, which the system makes completely or not at all. So two launchers that start at once cannot both get it.
        linkSync(mine, file);
        return { note, release: () => release(file) };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
        const holder = read(file);
        if (lives(holder)) return { holder };
        rmSync(file, { force: true });
      }
    }
    return { holder: read(file) ?? {} };
  } finally {
    rmSync(mine, { force: true });
  }
}

function release(file) {
  if (read(file)?.pid === process.pid) rmSync(file, { force: true });
}
