import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import util from 'node:util';
import { ROOT } from './paths.mjs';

/** Returns the environment with the variables of `.env` added. Variables that are already set win; an empty one counts as unset. */
export function environment(real = process.env, file = join(ROOT, '.env')) {
  const written = existsSync(file) ? util.parseEnv(readFileSync(file, 'utf8')) : {};
  const set = (variables) => Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  return { ...set(written), ...set(real) };
}
