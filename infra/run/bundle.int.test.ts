import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { repository } from '../test/repository.ts';
import { CACHE_DIR, ROOT } from './paths.mjs';

const LOADED_LATER = /\bimport\('([^'.#/][^']*)'\)/g;
mkdirSync(CACHE_DIR, { recursive: true });
const dir = mkdtempSync(join(CACHE_DIR, 'bundle-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('packages that the server loads at their first use have in the bundle all names that they have in node_modules', async () => {
  const packages = [...new Set([...repository('')].filter(([path]) => /^backend\/(?!.*\.test\.ts$)/.test(path)).flatMap(([, text]) => [...text.matchAll(LOADED_LATER)].map(([, name]) => name)))];
  expect(packages).toContain('@aws-sdk/client-s3');
  const entry = join(dir, 'later.ts');
  writeFileSync(entry, `export const later = [${packages.map((name) => `() => import('${name}')`).join(', ')}];`);
  const built = spawnSync('npm', ['run', '--silent', 'build:server', '--', `--outdir=${dir}/out`, entry], { cwd: ROOT, encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
  const { later } = (await import(pathToFileURL(join(dir, 'out', entry.slice(ROOT.length).replace(/ts$/, 'js'))).href)) as { later: (() => Promise<object>)[] };
  for (const [at, load] of later.entries()) {
    const names = Object.keys((await import(String(packages[at]))) as object).filter((name) => name !== 'default' && name !== 'module.exports');
    expect(Object.keys(await load()), packages[at]).toEqual(expect.arrayContaining(names));
  }
});
