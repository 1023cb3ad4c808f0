import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawEnvironment } from './config-part.ts';

const VARIABLE = /^[A-Z][A-Z0-9_]*$/;

/**
 * Reads environment variables from the files of a folder, as Kubernetes and Compose mount secrets: the file `SESSION_SECRET` holds the value
 * of that variable. A line end after the value is removed.
 * @throws ENOENT, EACCES
 */
export function readSecretFiles(dir: string): RawEnvironment {
  const names = readdirSync(dir).filter((name) => VARIABLE.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(dir, name), 'utf8').replace(/\r?\n$/, '')]));
}

/** The environment variables together with those that lie as files in the folder SECRETS_DIR. A variable that is set wins over its file. */
export function withSecretFiles(environment: RawEnvironment): RawEnvironment {
  const dir = environment['SECRETS_DIR'];
  if (!dir) return environment;
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  return { ...readSecretFiles(dir), ...set };
}
