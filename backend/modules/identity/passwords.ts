import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import { createSemaphore } from '#kernel/jobs/semaphore.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isMadeOfKnownWords } from './domain/known-words.ts';
import type { PersonNames } from './domain/known-words.ts';
import { hashingBusy } from './identity.errors.ts';

export interface PasswordOptions {
  /** The most password hashes that are computed at once: each takes 20 MB of memory and one core for about 30 ms. */
  concurrency: number;
  /** The most sign-ins that wait for a hash. Further ones are refused with 503. */
  queue: number;
  /** The memory of one hash in KiB. Only tests use less than recommended, because they hash thousands of passwords (see identity.config.ts). */
  memoryKib: number;
}

/** The memory that OWASP recommends for argon2id with two passes and one lane, in KiB. */
export const RECOMMENDED_MEMORY_KIB = 19_456;

/** The defaults for hashing passwords: all cores but one compute hashes, and one stays free for other requests. */
export const passwordDefaults: PasswordOptions = { concurrency: Math.max(1, availableParallelism() - 1), queue: 50, memoryKib: RECOMMENDED_MEMORY_KIB };

/** Hashes passwords by argon2id, with a limit of hashes at once, so that sign-ins do not slow down other requests. */
export interface Passwords {
  /**
   * Runs a sign-in while there is room for it. Sign-ins beyond the queue are refused before they need a query, so that other requests stay
   * fast.
   * @throws AppError unavailable
   */
  admit<T>(signIn: () => Promise<T>): Promise<T>;
  /**
   * Waits for a free slot, then computes the hash of a password.
   * @throws AppError unavailable when too many wait
   */
  hash(password: string): Promise<string>;
  /**
   * Tells whether a password matches a hash. For null (an unknown user) it takes the same time and answers false.
   * @throws AppError unavailable
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /**
   * Hashes a secret that is shorter than a key by argon2id, with a salt of the caller. Equal inputs give equal hashes, so a hash can be
   * looked up.
   * @throws AppError unavailable
   */
  stretch(secret: Buffer, salt: Buffer): Promise<Buffer>;
  /** Tells whether a hash was made with weaker parameters than today's. */
  isOutdated(hash: string): boolean;
  /** Tells whether attackers try this password of this person first: it is well known, or consists of known words (docs/rules/identity.md#known-words). */
  isCommon(password: string, person: PersonNames): boolean;
}

// A hash that no password matches. Checking a password against it takes as long as against a real hash with the same memory.
const dummyOf = (memoryKib: number): string => `$argon2id$v=19$m=${memoryKib},p=1,t=2$noFbpmK7QSQ1AbyVB68bdA$mrROojzPkO34M6aQyas3dy+L+YG5xJlyJ3KT+CeT7uo`;

/** Builds password hashing with OWASP's recommended parameters for argon2id; `memoryKib` may lower the memory. */
export function createPasswords(options: PasswordOptions): Passwords {
  const parameters = { type: argon2.argon2id, memoryCost: options.memoryKib, timeCost: 2, parallelism: 1 } as const;
  const dummy = dummyOf(options.memoryKib);
  const limited = createSemaphore({ ...options, refuse: hashingBusy });
  // Admits as many sign-ins as can hash or wait, and refuses others at once. It needs no queue, because admitted sign-ins wait in `limited`.
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
    isCommon: (password, person) => isCommonPassword(password) || isMadeOfKnownWords(password, person),
  };
}
