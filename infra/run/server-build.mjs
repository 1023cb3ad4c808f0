import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { sourceHash } from './source-hash.mjs';

const BUILDS = join(ROOT, '.cache/server');
/**
 * How many builds of the server (30 MB each) are kept: enough that none is deleted while a launcher runs from it, also where several people
 * share a checkout.
 */
const KEPT = 8;
const ENTRIES = ['backend/main.ts', 'backend/workers/main.ts', 'backend/migrate.ts', 'infra/sandbox/main.ts', 'backend/testing/oidc-process.ts'];
const INPUTS = ['backend', 'infra/sandbox', 'infra/run/server-build.mjs', 'infra/run/bundle.mjs', 'package-lock.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];
const NOT_INPUTS = /\.test\.ts$|\.md$/;

/**
 * Bundles each program of the server, because loading two thousand files at every start took four seconds of processor. Returns the build's
 * folder, which is named after the sources. So a running process keeps its folder when another build is made, and the same sources are built
 * once.
 */
export async function ensureServer() {
  const folder = join(BUILDS, sourceHash(INPUTS, NOT_INPUTS).slice(0, 16));
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  else await build(folder);
  return folder;
}

/**
 * Gives new objects twice as much memory as Node does by default, in MB. With many requests at once, fewer objects then outlive a collection of
 * garbage, and a small read cost a sixth less processor time. A process takes up to 48 MB more.
 */
export const MEMORY_FLAG = '--max-semi-space-size=32';

/** Returns the arguments with which Node runs an entry point from a build's folder, or from its sources when there is no build. */
export const programOf = (entry, folder) =>
  folder ? ['--enable-source-maps', MEMORY_FLAG, join(folder, entry.replace(/\.ts$/, '.js'))] : ['--import', 'tsx', entry];

async function build(folder) {
  mkdirSync(BUILDS, { recursive: true });
  const unfinished = mkdtempSync(join(BUILDS, 'unfinished-'));
  await runCommand('npm', ['run', '--silent', 'build:server', '--', `--outdir=${unfinished}`, ...ENTRIES]);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Uses the server build of another launcher, which built the same sources at the same time.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  forgetOldest();
}

function forgetOldest() {
  const age = (folder) => statSync(folder).mtimeMs;
  const folders = readdirSync(BUILDS).map((name) => join(BUILDS, name)).sort((a, b) => age(b) - age(a));
  for (const old of folders.slice(KEPT)) rmSync(old, { recursive: true, force: true });
}
