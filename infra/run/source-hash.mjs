import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * Returns a checksum of files and folders of the checkout, without those whose path matches `except`. While it stays the same, a build from
 * them is up to date.
 */
export function sourceHash(inputs, except) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(join(ROOT, input), except))) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path, except) {
  if (except.test(relative(ROOT, path)) || !existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = join(path, entry.name);
      if (entry.isDirectory()) return filesBelow(below, except);
      return except.test(relative(ROOT, below)) ? [] : [below];
    });
}
