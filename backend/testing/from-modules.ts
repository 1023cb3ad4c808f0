import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MODULES = new URL('../modules/', import.meta.url);

/** Imports the file of this name from each module that has it. So tests of the whole product collect what each module declares for them. */
export function fromModules<T>(file: string): Promise<T[]> {
  const files = readdirSync(MODULES).sort().map((name) => fileURLToPath(new URL(`${name}/${file}`, MODULES)));
  return Promise.all(files.filter((path) => existsSync(path)).map((path) => import(path) as Promise<T>));
}
