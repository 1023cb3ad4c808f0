import { availableParallelism } from 'node:os';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import { defineConfigPart } from '#kernel/config/config-part.ts';
import { address, allowance, count, ms, text } from '#kernel/config/variables.ts';
import { RECOMMENDED_MEMORY_KIB } from './passwords.ts';

/**
 * The pattern of a whole argon2 hash. Compose replaces the parts after `$` signs in an unquoted value, and the rest could look like a hash
 * that no password matches.
 */
const ARGON2ID = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/;

export const identityConfig = defineConfigPart({
  variables: {
    PASSWORD_HASH_CONCURRENCY: count(Math.max(1, availableParallelism() - 1)),
    PASSWORD_HASH_QUEUE: count(50),
    PASSWORD_HASH_MEMORY_KIB: count(RECOMMENDED_MEMORY_KIB),
    RATE_LIMIT_REGISTER: allowance('20/3600'),
    RATE_LIMIT_LOGIN_ACCOUNT: allowance('10/900'),
    RATE_LIMIT_LOGIN_ADDRESS: allowance('100/900'),
    RATE_LIMIT_LOGIN_DEVICE: allowance('10/900'),
    RATE_LIMIT_REAUTHENTICATE: allowance('10/900'),
    RATE_LIMIT_SECOND_FACTOR: allowance('10/900'),
    RATE_LIMIT_RESET_ADDRESS: allowance('30/3600'),
    RATE_LIMIT_RESET_ACCOUNT: allowance('5/3600'),
    RATE_LIMIT_SUPPORT_RESET: allowance('30/3600'),
    RATE_LIMIT_ADMIN_LOGIN: allowance('5/900'),
    RATE_LIMIT_EMAIL: allowance('5/3600'),
    RATE_LIMIT_SOCIAL: allowance('60/900'),
    RATE_LIMIT_EXPORT: allowance('5/3600'),
    RESET_TOKEN_MS: ms(30 * MINUTE_MS),
    CONFIRM_TOKEN_MS: ms(3 * DAY_MS),
    KNOWN_DEVICE_MS: ms(180 * DAY_MS),
    FACTOR_RECOVERY_MS: ms(7 * DAY_MS),
    DELETION_GRACE_MS: ms(14 * DAY_MS),
    ADMIN_ELEVATION_MS: ms(HOUR_MS),
    ADMIN_PASSWORD_HASH: text.regex(ARGON2ID, 'must be a whole argon2id hash. Write it in single quotes in .env, because docker compose replaces every $name').optional(),
    OIDC_ISSUER: address.optional(),
    OIDC_CLIENT_ID: text.optional(),
    OIDC_CLIENT_SECRET: text.optional(),
    OIDC_LABEL: text.default('your other account'),
  },
  problems: (env) => [
    ...(Boolean(env['OIDC_ISSUER']) === Boolean(env['OIDC_CLIENT_ID']) ? [] : [{ name: env['OIDC_ISSUER'] ? 'OIDC_CLIENT_ID' : 'OIDC_ISSUER', message: 'is required for social login' }]),
    // A minimum for the memory of a hash: weak hashes from a stolen database could be guessed in hours.
    ...(env['NODE_ENV'] !== 'test' && Number(env['PASSWORD_HASH_MEMORY_KIB'] ?? RECOMMENDED_MEMORY_KIB) < RECOMMENDED_MEMORY_KIB
      ? [{ name: 'PASSWORD_HASH_MEMORY_KIB', message: `must be at least ${RECOMMENDED_MEMORY_KIB}` }]
      : []),
  ],
  settings: (env) => ({
    /** The most password hashes that are computed at once. A sign-in is refused with 503 when `queue` others already wait. */
    passwords: { concurrency: env.PASSWORD_HASH_CONCURRENCY, queue: env.PASSWORD_HASH_QUEUE, memoryKib: env.PASSWORD_HASH_MEMORY_KIB },
    rateLimits: {
      register: env.RATE_LIMIT_REGISTER,
      loginAccount: env.RATE_LIMIT_LOGIN_ACCOUNT,
      loginAddress: env.RATE_LIMIT_LOGIN_ADDRESS,
      /** How many wrong passwords an account may get from one of its known devices. */
      loginDevice: env.RATE_LIMIT_LOGIN_DEVICE,
      /** How often a signed-in person may type a password or code again to confirm an action. */
      reauthenticate: env.RATE_LIMIT_REAUTHENTICATE,
      secondFactor: env.RATE_LIMIT_SECOND_FACTOR,
      /** How many password resets may be requested from one IP address, and for one account. */
      resetAddress: env.RATE_LIMIT_RESET_ADDRESS,
      resetAccount: env.RATE_LIMIT_RESET_ACCOUNT,
      /** How many reset emails one member of the staff may send to others. */
      supportReset: env.RATE_LIMIT_SUPPORT_RESET,
      adminLogin: env.RATE_LIMIT_ADMIN_LOGIN,
      /** How many emails a person may have sent again. */
      email: env.RATE_LIMIT_EMAIL,
      social: env.RATE_LIMIT_SOCIAL,
      export: env.RATE_LIMIT_EXPORT,
    },
    accounts: {
      /** Hash of the administrators' password; without it no session can be elevated. */
      adminPasswordHash: env.ADMIN_PASSWORD_HASH ?? null,
      elevationMs: env.ADMIN_ELEVATION_MS,
      resetTokenMs: env.RESET_TOKEN_MS,
      confirmTokenMs: env.CONFIRM_TOKEN_MS,
      knownDeviceMs: env.KNOWN_DEVICE_MS,
      factorRecoveryMs: env.FACTOR_RECOVERY_MS,
      deletionGraceMs: env.DELETION_GRACE_MS,
      /** The OpenID Connect provider for social login. */
      social: env.OIDC_ISSUER && env.OIDC_CLIENT_ID ? { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET ?? null, label: env.OIDC_LABEL } : null,
    },
  }),
});

/** The account actions that have a rate limit. */
export type IdentityLimit = keyof ReturnType<typeof identityConfig.settings>['rateLimits'];
