import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import type { SessionCache } from '#kernel/http/sessions/session-cache.ts';
import type { SessionStorage } from '#kernel/http/sessions/session-storage.ts';
import type { Module } from '#kernel/module.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import { ensureHouseAccount } from './commands/ensure-house-account.ts';
import { purgeIdentity } from './commands/purge-identity.ts';
import type { Identity } from './identity.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityMigrations } from './migrations/identity.ts';
import { createPasswords, passwordDefaults } from './passwords.ts';
import type { PasswordOptions } from './passwords.ts';
import { creators, profile } from './queries/public-faces.ts';
import { createSessionRows } from './queries/session-rows.ts';

export type { HouseAccount, Identity } from './identity.ts';
export { userRegistered } from './identity.events.ts';
export { identityMigrations } from './migrations/identity.ts';

const DAY_MS = 86_400_000;

export interface IdentityOptions {
  sessionIdleMs: number;
  sessionAbsoluteMs: number;
  /** How long a registration is remembered by its Idempotency-Key, in hours. */
  keepKeysHours: number;
  passwords: PasswordOptions;
}

export const identityDefaults: IdentityOptions = {
  sessionIdleMs: 7 * DAY_MS,
  sessionAbsoluteMs: 30 * DAY_MS,
  keepKeysHours: 72,
  passwords: passwordDefaults,
};

export interface IdentityDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  wallet: Wallet;
  limits: RateLimits;
  sessionCache: SessionCache;
  options?: Partial<IdentityOptions>;
}

export interface IdentityModule extends Module {
  identity: Identity;
  sessions: SessionStorage;
  /** Maintenance: removes sessions that are over and registration keys past their time. */
  purge(): Promise<void>;
}

/** Accounts, passwords and sessions. */
export function createIdentity(deps: IdentityDeps): IdentityModule {
  const { db, clock, sessionCache } = deps;
  const options = { ...identityDefaults, ...deps.options };
  const limits = { idleMs: options.sessionIdleMs, absoluteMs: options.sessionAbsoluteMs };
  const passwords = createPasswords(options.passwords);
  return {
    identity: {
      creators,
      profile,
      ensureHouseAccount: (tx, account) => ensureHouseAccount(tx, clock, account),
    },
    sessions: createSessionRows({ db, clock, cache: sessionCache, options: limits }),
    migrations: identityMigrations,
    routes: (routes) => identityRoutes(routes, { ...deps, passwords }),
    purge: () => purgeIdentity(db, clock, { idleMs: limits.idleMs, keepKeysHours: options.keepKeysHours }),
  };
}
