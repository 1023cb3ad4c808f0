import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const ROOT = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/** What may be fetched again at any time: programs of the operating system's packages. */
export const CACHE_DIR = join(ROOT, '.cache');

/** Names this checkout among others on the machine. */
export const CHECKOUT_ID = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);

/** Where people's data lives: `.data` unless CONJURE_DATA_DIR says otherwise. */
export const dataDir = (env = process.env) => resolve(ROOT, env.CONJURE_DATA_DIR || '.data');
