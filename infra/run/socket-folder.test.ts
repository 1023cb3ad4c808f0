import { expect, it } from 'vitest';
import { fitsSocket } from './socket-folder.mjs';

it.each([
  ['/home/ada/conjure/.data/pg18', true],
  [`/${'a'.repeat(79)}`, true],
  [`/${'a'.repeat(80)}`, false],
  ['/home/ada/my conjure/.data', false],
  ["/tmp/ada's,conjure", false],
])('a server can have its Unix socket in the folder %s: %s', (dir, fits) => {
  expect(fitsSocket(dir)).toBe(fits);
});
