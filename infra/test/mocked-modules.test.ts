import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('only component tests that run in a process of their own replace modules by vi.mock', () => {
  const tests = ['frontend', 'backend', 'bench', 'infra'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'));
  const mocking = tests.filter((name) => /^vi\.mock\(/m.test(readFileSync(name, 'utf8')));
  expect(mocking).not.toEqual([]);
  expect(mocking.filter((name) => !name.endsWith('.alone.test.tsx'))).toEqual([]);
});
