import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const ROOT = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/** What may be fetched again at any time: programs of the operating system's packages. */
export const CACHE_DIR = join(ROOT, '.cache');

/** Names this checkout among others on the machine. */
export const CHECKOUT_ID = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);

/** Where people's data lives: `.data` unless CONJURE_DATA_DIR says otherwise. */
export const dataDir = (env = process.env) => resolve(ROOT, env.CONJURE_DATA_DIR || '.data');

/** null when files can be written into the folder of people's data, which is made if it is not there; else one line on what to do. */
export function dataDirProblem(dir) {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
    return null;
  } catch {
    return `${relative(ROOT, dir).startsWith('..') ? dir : relative(ROOT, dir)} is no folder that can be written to. Let CONJURE_DATA_DIR name another one, or leave it out.`;
  }
}
