import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canUnpackPackages, libraryPath, unpackPackage } from '../run/debian-packages.mjs';
import { CACHE_DIR } from '../run/paths.mjs';

const works = (program, env) => spawnSync(program, ['--version'], { env, stdio: 'ignore' }).status === 0;

/**
 * Finds Prometheus with its promtool for the tests of rules and dashboards: installed ones, else Debian's package, unpacked inside the project (once).
 * Returns `{ prometheus, promtool, env }`, or the sentence that says what to install.
 */
export async function findPrometheus() {
  const installed = { prometheus: 'prometheus', promtool: 'promtool', env: process.env };
  if (works(installed.prometheus, installed.env) && works(installed.promtool, installed.env)) return installed;
  const advice = 'Prometheus is needed for the tests of rules and dashboards: install it (apt install prometheus, brew install prometheus).';
  if (!canUnpackPackages()) return advice;
  try {
    const root = await unpackPackage('prometheus', join(CACHE_DIR, `prometheus-${process.arch}`));
    const unpacked = { prometheus: join(root, 'usr/bin/prometheus'), promtool: join(root, 'usr/bin/promtool'), env: { ...process.env, LD_LIBRARY_PATH: libraryPath(root) } };
    return works(unpacked.prometheus, unpacked.env) && works(unpacked.promtool, unpacked.env) ? unpacked : `${advice} (Debian's package was fetched and does not run here.)`;
  } catch (error) {
    return `${advice} (Debian's package could not be fetched: ${error.message})`;
  }
}
