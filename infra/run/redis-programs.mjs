import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canUnpackPackages, libraryPath, unpackPackage } from './debian-packages.mjs';
import { CACHE_DIR } from './paths.mjs';
import { usablePrograms } from './unprivileged.mjs';

const NAMES = ['redis-server', 'valkey-server'];

/**
 * Finds Redis: on PATH, else Debian's package unpacked inside the project. `onFetch` is called before a download. Returns `{ program, env,
 * version }`, usable by the user who runs Redis here.
 * @throws with one line on what to do
 */
export async function findRedis(place, onFetch) {
  for (const program of NAMES) {
    const version = versionOf(program, process.env);
    if (version) return { program, env: process.env, version };
  }
  if (!canUnpackPackages()) throw new Error(advice());
  const dir = join(CACHE_DIR, `redis-${process.arch}`);
  if (!existsSync(join(dir, 'root'))) {
    onFetch?.();
    try {
      await unpackPackage('redis-server', dir, (name) => name.startsWith('redis-'));
    } catch (error) {
      throw new Error(`${advice()} (Debian's package could not be fetched: ${error.message})`);
    }
  }
  const unpacked = usablePrograms(join(dir, 'root'), 'unpacked', place);
  const program = join(unpacked, 'usr/bin/redis-server');
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPath(unpacked) };
  const version = versionOf(program, env);
  if (!version) {
    rmSync(join(dir, 'root'), { recursive: true, force: true });
    throw new Error(`${advice()} (Debian's package was fetched and does not run here.)`);
  }
  return { program, env, version };
}

const versionOf = (program, env) => /v=([\d.]+)/.exec(spawnSync(program, ['--version'], { env, encoding: 'utf8' }).stdout ?? '')?.[1];

function advice() {
  const how = process.platform === 'darwin' ? 'brew install redis' : 'install redis-server with your package manager (apt, dnf, apk, pacman)';
  return `Redis is needed and was not found: ${how}, or set REDIS_URL.`;
}
