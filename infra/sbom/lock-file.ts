import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { ROOT } from '../run/paths.mjs';

const versions = z.optional(z.record(z.string(), z.string()));
const flag = z.optional(z.boolean());
const word = z.optional(z.string());

/**
 * One package of package-lock.json. `name` is set only where the folder's name differs, `integrity` is sha512-<base64>, `link` marks a workspace of
 * this repository.
 */
const lockedPackage = z.object({
  name: word, version: word, license: word, integrity: word, dev: flag, devOptional: flag, link: flag, dependencies: versions, optionalDependencies: versions, peerDependencies: versions,
});
/** The packages of package-lock.json by the folder into which npm puts them. */
const lockFile = z.object({ name: z.string(), version: z.string(), packages: z.record(z.string(), lockedPackage) });

export type LockedPackage = z.infer<typeof lockedPackage>;
export type LockFile = z.infer<typeof lockFile>;

/** Reads package-lock.json. @throws when it does not have the expected shape */
export const readLockFile = (): LockFile => lockFile.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));

const BELOW = 'node_modules/';

/** Returns the third-party packages that are installed in production, by folder; packages for development are left out. */
export const installedPackages = ({ packages }: LockFile): Map<string, LockedPackage> =>
  new Map(Object.entries(packages).filter(([folder, { dev, devOptional, link }]) => folder.includes(BELOW) && !dev && !devOptional && !link));

/** Returns the name of a package in package-lock.json; when the file states none, the name of its folder. */
export const nameOf = (folder: string, { name }: LockedPackage): string => name ?? folder.slice(folder.lastIndexOf(BELOW) + BELOW.length);

/** Returns the folder of the package that another one gets by `require(name)`: the nearest one above, as Node looks for it. null when it is not installed. */
export function folderOf(from: string, name: string, packages: ReadonlyMap<string, LockedPackage>): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${BELOW}`)))) {
    const folder = at === '' ? BELOW + name : `${at}/${BELOW}${name}`;
    if (packages.has(folder)) return folder;
    if (at === '') return null;
  }
}
