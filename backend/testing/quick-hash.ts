import argon2 from 'argon2';

const MEMORY_KIB = 1_024;

/** Environment variables that let test servers hash a password in a millisecond, where production takes thirty. Tests register thousands of people. */
export const QUICK_HASHES = { PASSWORD_HASH_MEMORY_KIB: String(MEMORY_KIB) };

/** Environment variables for tests of passwords and of how long a sign-in takes: hashes cost as much as in production. */
export const PRODUCTION_HASHES = { PASSWORD_HASH_MEMORY_KIB: '19456' };

/** Makes a value for ADMIN_PASSWORD_HASH that is quick to check. */
export const quickHash = (password: string): Promise<string> => argon2.hash(password, { memoryCost: MEMORY_KIB, timeCost: 2, parallelism: 1 });
