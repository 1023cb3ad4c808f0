import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canUnpackPackages, libraryPath, unpackPackage } from '../run/debian-packages.mjs';
import { CACHE_DIR } from '../run/paths.mjs';
import { servant, usablePrograms } from '../run/unprivileged.mjs';

const KNOWN = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const MIME_TYPES = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];

/**
 * Finds nginx for the tests of the proxy chain: an installed one, else Debian's package, unpacked inside the project (once).
 * Returns `{ program, env, mimeTypes }`, or the sentence that says what to install.
 */
export async function findNginx() {
  const installed = KNOWN.find((path) => existsSync(path));
  const mimeTypes = MIME_TYPES.find((path) => existsSync(path));
  if (installed && mimeTypes) return { program: installed, env: process.env, mimeTypes };
  const advice = 'nginx is needed for the tests of the proxy chain: install it (apt install nginx, brew install nginx).';
  if (!canUnpackPackages()) return advice;
  try {
    const dir = join(CACHE_DIR, `nginx-${process.arch}`);
    await unpackPackage('nginx', dir, (name) => name === 'nginx-common');
    // Copies nginx to a folder that its user can enter: when tests run as root, nginx runs as another user, who cannot enter a checkout in root's home.
    const root = usablePrograms(join(dir, 'root'), `nginx-${process.arch}`, { user: servant() });
    const unpacked = { program: join(root, 'usr/sbin/nginx'), env: { ...process.env, LD_LIBRARY_PATH: libraryPath(root) }, mimeTypes: join(root, 'etc/nginx/mime.types') };
    const works = spawnSync(unpacked.program, ['-v'], { env: unpacked.env }).status === 0 && readFileSync(unpacked.mimeTypes).length > 0;
    return works ? unpacked : `${advice} (Debian's package was fetched and does not run here.)`;
  } catch (error) {
    return `${advice} (Debian's package could not be fetched: ${error.message})`;
  }
}
