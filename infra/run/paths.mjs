import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of this checkout of the repository. */
export const ROOT = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/** Folder for downloaded programs (packages of the operating system), which may be deleted at any time. */
export const CACHE_DIR = join(ROOT, '.cache');

/** An id that tells this checkout of the repository from others on the machine. */
export const CHECKOUT_ID = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);

/** Folder of the product's data: `.data` unless CONJURE_DATA_DIR names another one. */
export const dataDir = (env = process.env) => resolve(ROOT, env.CONJURE_DATA_DIR || '.data');

/** Makes the product's data folder when it is missing. Returns null when files can be written into it, else one line that says what to do. */
export function dataDirProblem(dir) {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
    return null;
  } catch {
    return `${relative(ROOT, dir).startsWith('..') ? dir : relative(ROOT, dir)} is no folder that can be written to. Let CONJURE_DATA_DIR name another one, or leave it out.`;
  }
}
