import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withSecretFiles } from './secret-files.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'conjure-secrets-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('a file of the folder is a variable, also behind the links of a mounted secret; one that is set wins', () => {
  // As Kubernetes mounts a secret: links into a folder that is replaced as a whole.
  mkdirSync(join(dir, '..2026'));
  writeFileSync(join(dir, '..2026', 'SESSION_SECRET'), 'from the file\n');
  symlinkSync('..2026', join(dir, '..data'));
  symlinkSync('..data/SESSION_SECRET', join(dir, 'SESSION_SECRET'));
  writeFileSync(join(dir, 'DATABASE_URL'), 'postgres://file');
  writeFileSync(join(dir, 'notes.txt'), 'no variable');
  expect(withSecretFiles({ SECRETS_DIR: dir, DATABASE_URL: 'postgres://set', PORT: '', HOST: 'a' })).toEqual({ SECRETS_DIR: dir, SESSION_SECRET: 'from the file', DATABASE_URL: 'postgres://set', HOST: 'a' });
});

it('without the folder the environment stays as it is, and a folder that is not there is an error', () => {
  const plain = { HOST: 'a', PORT: '' };
  expect(withSecretFiles(plain)).toBe(plain);
  expect(() => withSecretFiles({ SECRETS_DIR: join(dir, 'gone') })).toThrow('ENOENT');
});
