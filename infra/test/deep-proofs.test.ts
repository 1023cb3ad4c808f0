import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const below = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file).replaceAll(sep, '/'));
const files = ['backend', 'infra', 'frontend'].flatMap(below).filter((file) => file.endsWith('.deep.test.ts') && !file.includes('node_modules')).sort();

it('docs/deep-proofs.md lists every deep test file, and no other file', () => {
  const listed = [...readFileSync('docs/deep-proofs.md', 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file);
  expect(listed).toEqual(files);
});

it('every deep test file (`*.deep.test.ts`) can be loaded and contains tests, although `npm test` runs none of them', async () => {
  const { stdout } = await promisify(execFile)('npx', ['vitest', 'list', '--project', 'deep', '--json'], { maxBuffer: 2 ** 26 });
  const tests = JSON.parse(stdout.slice(stdout.indexOf('['))) as { file: string }[];
  expect([...new Set(tests.map(({ file }) => relative(process.cwd(), file).replaceAll(sep, '/')))].sort()).toEqual(files);
}, 120_000);
