import { randomInt } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keptSecret } from './secrets.mjs';

const GROUPS = 4;
const GROUP_LENGTH = 5;
// The letters and digits of a generated administrators' password, without those that look alike. 20 of these 31 signs are 99 random bits.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const makePassword = () => Array.from({ length: GROUPS }, group).join('-');

/** Returns the argon2id hash of a password, in the form that ADMIN_PASSWORD_HASH takes. */
export async function hashPassword(password) {
  // Imports argon2 only here, because the launcher itself installs it with the other dependencies.
  const { default: argon2 } = await import('argon2');
  return argon2.hash(password, { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/**
 * Returns the administrators' password of this machine. The first start makes it and stores its argon2id hash beside it for the server. At
 * later starts `password` is null, and the terminal shows `file` alone.
 */
export async function adminPassword(dir) {
  const file = join(dir, 'admin-password');
  const first = !existsSync(file);
  const password = keptSecret(dir, 'admin-password', makePassword);
  if (first) rmSync(join(dir, 'admin-password-hash'), { force: true });
  const hashFile = join(dir, 'admin-password-hash');
  const made = existsSync(hashFile) ? null : await hashPassword(password);
  const hash = keptSecret(dir, 'admin-password-hash', () => made);
  return { file, hash, password: first ? password : null };
}
