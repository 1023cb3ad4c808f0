import { folderOf, installedPackages, nameOf } from './lock-file.ts';
import type { LockedPackage, LockFile } from './lock-file.ts';

export interface Component {
  type: 'library' | 'application';
  'bom-ref': string;
  name: string;
  version: string;
  purl?: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: { expression: string }[];
}

/** The bill of materials: the packages that run in production, as CycloneDX 1.5, which scanners of known weaknesses read. */
export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * Returns the bill of materials: every third-party package that runs in production, with checksum, licence and dependencies. It is made from
 * package-lock.json alone, without a time and a serial number, so that the same lock file has the same bill.
 * @param licenceOf the licence of a package whose lock entry names none, or one that is no SPDX expression
 */
export function billOfMaterials(lock: LockFile, licenceOf: (name: string, told: string | undefined) => string | null): BillOfMaterials {
  const packages = installedPackages(lock);
  const refOf = (folder: string): string => `${nameOf(folder, packages.get(folder) ?? {})}@${packages.get(folder)?.version ?? ''}|${folder}`;
  const needs = (folder: string, { dependencies, optionalDependencies, peerDependencies }: LockedPackage): string[] =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
      .map((name) => folderOf(folder, name, packages))
      .filter((found) => found !== null)
      .map(refOf)
      .sort();
  const product: Component = { type: 'application', 'bom-ref': lock.name, name: lock.name, version: lock.version };
  const components = [...packages].map(([folder, told]): Component => {
    const name = nameOf(folder, told);
    const version = told.version ?? '';
    const licence = licenceOf(name, told.license);
    return {
      type: 'library', 'bom-ref': refOf(folder), name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(told.integrity?.startsWith('sha512-') && { hashes: [{ alg: 'SHA-512', content: Buffer.from(told.integrity.slice('sha512-'.length), 'base64').toString('hex') }] }),
      ...(licence !== null && { licenses: [{ expression: licence }] }),
    };
  });
  return {
    bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component: product }, components,
    dependencies: [
      { ref: lock.name, dependsOn: needs('', { ...lock.packages[''], peerDependencies: {} }) },
      ...[...packages].map(([folder, told]) => ({ ref: refOf(folder), dependsOn: needs(folder, told) })),
    ],
  };
}
