import { randomInt } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keptSecret } from './secrets.mjs';

const GROUPS = 4;
const GROUP_LENGTH = 5;
// Without characters that look alike; 20 of 31 signs are 99 bits.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const makePassword = () => Array.from({ length: GROUPS }, group).join('-');

/** As the server expects it in ADMIN_PASSWORD_HASH. */
export async function hashPassword(password) {
  // Only after the dependencies are installed.
  const { default: argon2 } = await import('argon2');
  return argon2.hash(password, { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/**
 * The administrators' password of one machine: made at the first start, its argon2id hash beside it for the server.
 * `password` is null at later starts, when only `file` is to be shown.
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
