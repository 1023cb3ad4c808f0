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

it('reads each file of the secrets folder as an environment variable, also through links, and keeps a variable that is already set', () => {
  // Kubernetes mounts a secret as links into a folder that it replaces as a whole.
  mkdirSync(join(dir, '..2026'));
  writeFileSync(join(dir, '..2026', 'SESSION_SECRET'), 'from the file\n');
  symlinkSync('..2026', join(dir, '..data'));
  symlinkSync('..data/SESSION_SECRET', join(dir, 'SESSION_SECRET'));
  writeFileSync(join(dir, 'DATABASE_URL'), 'postgres://file');
  writeFileSync(join(dir, 'notes.txt'), 'no variable');
  expect(withSecretFiles({ SECRETS_DIR: dir, DATABASE_URL: 'postgres://set', PORT: '', HOST: 'a' })).toEqual({ SECRETS_DIR: dir, SESSION_SECRET: 'from the file', DATABASE_URL: 'postgres://set', HOST: 'a' });
});

it('leaves the environment as it is when no secrets folder is named, and throws when the named folder is missing', () => {
  const plain = { HOST: 'a', PORT: '' };
  expect(withSecretFiles(plain)).toBe(plain);
  expect(() => withSecretFiles({ SECRETS_DIR: join(dir, 'gone') })).toThrow('ENOENT');
});
