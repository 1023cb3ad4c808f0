import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import { createSemaphore } from '#kernel/jobs/semaphore.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashingBusy } from './identity.errors.ts';

export interface PasswordOptions {
  /** The most hashes that are computed at once: each takes 20 MB and a core for about 30 ms. */
  concurrency: number;
  /** The most sign-ins that wait for a hash. More are refused with 503. */
  queue: number;
  /** KiB of memory that a hash takes. Less is for tests alone, which hash thousands of passwords (see identity.config.ts). */
  memoryKib: number;
}

/** What OWASP recommends for argon2id with two passes and one lane, in KiB. */
export const RECOMMENDED_MEMORY_KIB = 19_456;

/** Hashing leaves one core free for other requests. */
export const passwordDefaults: PasswordOptions = { concurrency: Math.max(1, availableParallelism() - 1), queue: 50, memoryKib: RECOMMENDED_MEMORY_KIB };

/** argon2id with a bounded number of hashes at once, so that logins cannot take the server away from the others. */
export interface Passwords {
  /**
   * Runs a sign-in while there is room for it. Sign-ins beyond the queue are refused before it costs a look-up, so that
   * the rest of the product does not notice. @throws AppError unavailable
   */
  admit<T>(signIn: () => Promise<T>): Promise<T>;
  /** Waits for room, then computes the hash of a password. @throws AppError unavailable when too many wait */
  hash(password: string): Promise<string>;
  /**
   * Whether the password fits the hash. For null (an unknown user) it takes the same time and answers false.
   * @throws AppError unavailable
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /**
   * argon2id of something shorter than a key, with a salt that the caller keeps: equal for equal parts, so that it can be looked up.
   * @throws AppError unavailable
   */
  stretch(secret: Buffer, salt: Buffer): Promise<Buffer>;
  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(hash: string): boolean;
  /** Whether the password is in the list of those that attackers try first. */
  isCommon(password: string): boolean;
}

// A hash that no password fits. Verifying against it takes as long as verifying against a real one of the same memory.
const dummyOf = (memoryKib: number): string => `$argon2id$v=19$m=${memoryKib},p=1,t=2$noFbpmK7QSQ1AbyVB68bdA$mrROojzPkO34M6aQyas3dy+L+YG5xJlyJ3KT+CeT7uo`;

/** Password hashing with the parameters of OWASP's recommendation for argon2id, unless `memoryKib` says less. */
export function createPasswords(options: PasswordOptions): Passwords {
  const parameters = { type: argon2.argon2id, memoryCost: options.memoryKib, timeCost: 2, parallelism: 1 } as const;
  const dummy = dummyOf(options.memoryKib);
  const limited = createSemaphore({ ...options, refuse: hashingBusy });
  // Admits as many callers as can hash or wait for it, and refuses others at once. It has no queue, because admitted callers wait at `limited`.
  const admit = createSemaphore({ concurrency: options.concurrency + options.queue, queue: 0, refuse: hashingBusy });
  return {
    admit,
    hash: (password) => limited(() => argon2.hash(password, parameters)),
    async verify(hash, password) {
      const matches = await limited(() => argon2.verify(hash ?? dummy, password));
      return hash !== null && matches;
    },
    stretch: (secret, salt) => limited(() => argon2.hash(secret, { ...parameters, salt, raw: true })),
    isOutdated: (hash) => argon2.needsRehash(hash, parameters),
    isCommon: isCommonPassword,
  };
}
