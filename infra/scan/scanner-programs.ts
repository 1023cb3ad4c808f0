import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canUnpackPackages, unpackPackage } from '../run/debian-packages.mjs';
import { CACHE_DIR } from '../run/paths.mjs';

export type ScannerName = 'wapiti' | 'sqlmap';

/** A security scanner as a command, with the variables for its interpreter. */
export interface Scanner {
  command: readonly string[];
  env: NodeJS.ProcessEnv;
}

/** Path of the scanner within its Debian package. */
const PLACE: Record<ScannerName, string> = { wapiti: 'usr/bin/wapiti', sqlmap: 'usr/share/sqlmap/sqlmap.py' };
const PYTHON = '/usr/bin/python3';
/** Further Debian packages to unpack, because the scanner reads them from its own folders. */
const OWN = (name: string): boolean => name.startsWith('python3-') || name === 'publicsuffix';

const works = ({ command: [program = '', ...args], env }: Scanner): boolean => spawnSync(program, [...args, '--version'], { env, stdio: 'ignore' }).status === 0;

/**
 * Finds a security scanner: an installed one, else Debian's package, unpacked inside the project (once). Returns a sentence with what to
 * install when neither works.
 */
export async function findScanner(name: ScannerName): Promise<Scanner | string> {
  const installed: Scanner = { command: [name], env: process.env };
  if (works(installed)) return installed;
  const advice = `The scan needs ${name}: apt install ${name}.`;
  if (!canUnpackPackages()) return advice;
  try {
    const root = await unpackPackage(name, join(CACHE_DIR, `${name}-${process.arch}`), OWN);
    const unpacked: Scanner = { command: [PYTHON, join(root, PLACE[name])], env: { ...process.env, PYTHONPATH: join(root, 'usr/lib/python3/dist-packages') } };
    return works(unpacked) ? unpacked : `${advice} (Debian's package was fetched and does not run here.)`;
  } catch (error) {
    return `${advice} (Debian's package could not be fetched: ${error instanceof Error ? error.message : String(error)})`;
  }
}
