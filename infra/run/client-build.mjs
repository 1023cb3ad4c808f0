import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { step } from './say.mjs';
import { sourceHash } from './source-hash.mjs';

export const CLIENT_DIR = join(ROOT, 'dist/client');
const STAMP = join(ROOT, 'dist/client.stamp');
const INPUTS = ['frontend', 'backend/contracts', 'package-lock.json', 'package.json', 'tsconfig.base.json'];
const NOT_INPUTS = /(^|\/)(styled-system|node_modules)(\/|$)|\.test\.tsx?$|\.md$/;

/** Builds the client when one of its sources changed since the last build. Returns whether it built the client. */
export async function ensureClient() {
  const wanted = sourceHash(INPUTS, NOT_INPUTS);
  if (isBuilt() && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false;
  rmSync(STAMP, { force: true });
  await step('Building the client', () => runCommand('npm', ['run', '--silent', 'build']));
  if (!isBuilt()) throw new Error('The client was built and dist/client/index.html is not there.');
  writeFileSync(STAMP, wanted);
  return true;
}

/** Generates the typed styles (Panda) that the client's sources, checks and builds import. */
export const generateStyles = () => runCommand('npm', ['run', '--silent', 'codegen']);

const isBuilt = () => existsSync(join(CLIENT_DIR, 'index.html'));
