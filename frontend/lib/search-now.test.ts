import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// The router gives such a function the parameters of the last render, and not those of a change in between (React Router documents that it does not queue).
it('no page changes the address by a function of the parameters that it last rendered', () => {
  const files = readdirSync('frontend', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules') && !name.startsWith('styled-system'));
  const byFunction = files.filter((name) => /set(?:Search)?Params\(\s*(?:\(\w*\)|\w+)\s*=>/.test(readFileSync(join('frontend', name), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(byFunction).toEqual([]);
});
