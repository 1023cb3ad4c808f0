import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CHECKOUT_ID, ROOT } from './paths.mjs';

const SHARED_STATE = '/var/lib/conjure';

/**
 * Returns the user as which Postgres and Redis run when root starts them, because Postgres refuses root and Redis should. Returns null for an
 * ordinary user, who runs the servers himself.
 */
export function servant() {
  if (process.getuid?.() !== 0) return null;
  const ask = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  return { uid: ask('-u'), gid: ask('-g') };
}

/** Returns whether the user who runs Postgres and Redis can enter a folder. It tries as that user, so that every parent folder and access list counts. */
function canEnter(dir, { uid, gid }) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0" && ls . > /dev/null', dir], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Returns the folder for the data and programs of Postgres and Redis: `dir`, or /var/lib/conjure/<id of the checkout> when root starts them
 * and their user cannot enter `dir` (a 0700 home).
 */
export function servantPlace(dir) {
  mkdirSync(dir, { recursive: true });
  const user = servant();
  if (!user || canEnter(dir, user)) return { user, dir, elsewhere: false };
  const own = dir === join(ROOT, '.data') ? '' : `-${createHash('sha256').update(dir).digest('hex').slice(0, 8)}`;
  const base = join(SHARED_STATE, CHECKOUT_ID + own);
  mkdirSync(base, { recursive: true, mode: 0o755 });
  return { user, dir: base, elsewhere: true };
}

/** Returns a folder of programs that the user of Postgres and Redis can run: `programs` itself, or a copy, made once per `version`. */
export function usablePrograms(programs, version, place) {
  if (!place.user || canEnter(programs, place.user)) return programs;
  const copy = join(SHARED_STATE, CHECKOUT_ID, 'programs', `${basename(programs)}-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(join(copy, '..'), { recursive: true, mode: 0o755 });
    cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      if (!existsSync(copy)) throw error;
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return copy;
}

/** Makes a private folder that belongs to the user of Postgres and Redis, or to the starter when there is no such user. */
export function servantDir(dir, user) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (user) chownSync(dir, user.uid, user.gid);
  return dir;
}
