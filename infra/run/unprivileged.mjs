import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CHECKOUT_ID, ROOT } from './paths.mjs';

const SHARED_STATE = '/var/lib/conjure';

/** Postgres refuses to run as root, and Redis should not: who they run as then. null for an ordinary user, who stays himself. */
export function servant() {
  if (process.getuid?.() !== 0) return null;
  const ask = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  return { uid: ask('-u'), gid: ask('-g') };
}

/** Whether that user can go there: asked by going there, so that every parent folder and access list counts. */
function canEnter(dir, { uid, gid }) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0" && ls . > /dev/null', dir], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Where the servers' programs and data live. In `dir`, except for root in a place that the servant cannot enter (a 0700
 * home): then in /var/lib/conjure/<id of the checkout>.
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

/** Programs in a folder that the servant can use: that folder, or a copy in `place`, made once per `version`. */
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

/** Makes a private folder of the servant (or of ourselves). */
export function servantDir(dir, user) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (user) chownSync(dir, user.uid, user.gid);
  return dir;
}
