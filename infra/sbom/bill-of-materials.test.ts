import { describe, expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { isPermitted, licenceOf } from './licences.ts';
import { installedPackages, nameOf, readLockFile } from './lock-file.ts';
import type { LockFile } from './lock-file.ts';

const EXAMPLE: LockFile = {
  name: 'product', version: '1.0.0',
  packages: {
    '': { version: '1.0.0', dependencies: { koa: '^3.0.0', '@scope/tool': '^1.0.0' } },
    'node_modules/koa': { version: '3.3.0', license: 'MIT', integrity: `sha512-${Buffer.from('koa').toString('base64')}`, dependencies: { vary: '^1.0.0', missing: '^1.0.0' } },
    'node_modules/vary': { version: '2.0.0', license: 'MIT' },
    'node_modules/koa/node_modules/vary': { version: '1.1.2', license: 'MIT' },
    'node_modules/@scope/tool': { version: '1.0.1', license: 'ISC', dependencies: { vary: '^2.0.0' } },
    'node_modules/vitest': { version: '4.0.0', license: 'MIT', dev: true },
    'node_modules/own': { link: true },
    'infra/own': { license: 'UNLICENSED' },
  },
};

describe('bill of materials', () => {
  const lock = readLockFile();
  const bill = billOfMaterials(lock, licenceOf);

  it('the bill of materials names each package with its checksum, and for each dependency the version that the package really gets', () => {
    const { components, dependencies } = billOfMaterials(EXAMPLE, licenceOf);
    expect(components.map(({ purl }) => purl)).toEqual(['pkg:npm/koa@3.3.0', 'pkg:npm/vary@2.0.0', 'pkg:npm/vary@1.1.2', 'pkg:npm/%40scope/tool@1.0.1']);
    expect(components[0]).toMatchObject({ hashes: [{ alg: 'SHA-512', content: Buffer.from('koa').toString('hex') }], licenses: [{ expression: 'MIT' }] });
    expect(dependencies[0]?.dependsOn).toEqual(['@scope/tool@1.0.1|node_modules/@scope/tool', 'koa@3.3.0|node_modules/koa']);
    expect(dependencies[1]?.dependsOn).toEqual(['vary@1.1.2|node_modules/koa/node_modules/vary']);
    expect(dependencies[4]?.dependsOn).toEqual(['vary@2.0.0|node_modules/vary']);
  });

  it('the bill of materials has every package that runs in production, each once', () => {
    expect(bill.components).toHaveLength(installedPackages(lock).size);
    expect(bill.components.length).toBeGreaterThan(300);
    const refs = bill.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    expect(bill.components.filter(({ version, hashes }) => version === '' || hashes?.[0]?.content.length !== 128).map(({ name }) => name)).toEqual([]);
  });

  it('the bill of materials links the product to each dependency that its package.json names', () => {
    const known = new Set(bill.components.map((component) => component['bom-ref']));
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
    expect(bill.dependencies[0]?.dependsOn.length).toBeGreaterThanOrEqual(Object.keys(lock.packages['']?.dependencies ?? {}).length);
  });
});

describe('licences', () => {
  it('each third-party package that runs in production has a permitted licence', () => {
    const refused = [...installedPackages(readLockFile())]
      .map(([folder, told]) => ({ folder, licence: licenceOf(nameOf(folder, told), told.license) }))
      .filter(({ licence }) => licence === null || !isPermitted(licence));
    expect(refused, 'Choose another package, or name its licence with what it asks of us in infra/sbom/licences.ts.').toEqual([]);
  });

  it('a licence that is not listed is refused, also when it is one of several that apply to a package', () => {
    expect(isPermitted('AGPL-3.0-only')).toBe(false);
    expect(isPermitted('MIT AND AGPL-3.0-only')).toBe(false);
    expect(isPermitted('(MIT OR AGPL-3.0-only)')).toBe(true);
    expect(isPermitted('UNLICENSED')).toBe(false);
  });
});
