import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { step } from './say.mjs';

export const CLIENT_DIR = join(ROOT, 'dist/client');
const STAMP = join(ROOT, 'dist/client.stamp');
const INPUTS = ['frontend', 'backend/contracts', 'package-lock.json', 'package.json', 'tsconfig.base.json'];
const NOT_INPUTS = /(^|\/)(styled-system|node_modules)(\/|$)|\.test\.tsx?$|\.md$/;

/** Builds the client when one of its sources changed since the last build. Returns whether it did. */
export async function ensureClient() {
  const wanted = inputHash();
  if (isBuilt() && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false;
  rmSync(STAMP, { force: true });
  await step('Building the client', () => runCommand('npm', ['run', '--silent', 'build']));
  if (!isBuilt()) throw new Error('The client was built and dist/client/index.html is not there.');
  writeFileSync(STAMP, wanted);
  return true;
}

/** Makes the typed styles that sources, checks and builds import. */
export const generateStyles = () => runCommand('npm', ['run', '--silent', 'codegen']);

const isBuilt = () => existsSync(join(CLIENT_DIR, 'index.html'));

function inputHash() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesBelow(join(ROOT, input)))) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  const name = relative(ROOT, path);
  if (NOT_INPUTS.test(name) || !existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : NOT_INPUTS.test(join(name, entry.name)) ? [] : [join(path, entry.name)]));
}
