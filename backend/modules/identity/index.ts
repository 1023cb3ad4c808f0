import { MINUTE_MS } from '#contracts/durations.ts';
import type { SessionStorage } from '#kernel/http/sessions/session-storage.ts';
import type { Module } from '#kernel/module.ts';
import type { ModerationTarget } from '#modules/moderation/moderation-target.port.ts';
import { eraseAccounts } from './commands/erase-accounts.ts';
import { ensurePlatformAccount } from './commands/ensure-platform-account.ts';
import { purgeIdentity } from './commands/purge-identity.ts';
import { strengthenRecoveryCodes } from './commands/second-factor/strengthen-recovery-codes.ts';
import type { IdentityContext } from './identity-context.ts';
import type { Identity, KeyOwners, Mutes, Preferences } from './identity.ts';
import type { Newcomers } from './newcomers.port.ts';
import { identityDefaults } from './identity.options.ts';
import type { IdentityOptions } from './identity.options.ts';
import { identityMigrations } from './migrations/index.ts';
import type { PeopleFlags } from './people-flags.port.ts';
import { createPasswords } from './passwords.ts';
import { personTarget } from './person-target.ts';
import { personalData } from './personal-data.ts';
import { idsByWords } from './queries/people-words.ts';
import { awaitsDeletion, contact, creators, emailable, emailConfirmed, gone, idOf, liveSessions, present, profile, staff, standings, usernames } from './queries/public-faces.ts';
import { keyOwner } from './queries/key-owner.ts';
import { listedPeople } from './queries/listed-people.ts';
import { hiddenFromSearch, privacyNow, wantsSensitive } from './queries/privacy-of.ts';
import { refuseMuted } from './queries/refuse-muted.ts';
import { createSessionRows } from './queries/session-rows.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { adminUserRoutes } from './routes/admin-users.routes.ts';
import { authRoutes } from './routes/auth.routes.ts';
import { avatarRoutes, avatarUpload } from './routes/avatar.routes.ts';
import { credentialRoutes } from './routes/credentials.routes.ts';
import { erasureRoutes, personExportRoute } from './routes/erasure.routes.ts';
import { exportRoute } from './routes/export.routes.ts';
import { accountDeletionRoutes } from './routes/account-deletion.routes.ts';
import { personNotesRoutes } from './routes/person-notes.routes.ts';
import { profileRoutes } from './routes/profiles.routes.ts';
import { recoveryRoutes } from './routes/recovery.routes.ts';
import { secondFactorRoutes } from './routes/second-factor.routes.ts';
import { socialCallback, socialRoutes } from './routes/social.routes.ts';
import { onTakingsMoved } from './subscribers/on-takings-moved.ts';
import { onPlanChanged } from './subscribers/on-plan-changed.ts';

export type { Identity, KeyOwners, Mutes, PlatformAccount, Preferences } from './identity.ts';
export type { IdentityOptions, SocialProvider } from './identity.options.ts';
export type { PeopleFlags } from './people-flags.port.ts';
export { daySignUps } from './queries/day-sign-ups.ts';
export { viewerShape } from './viewer.ts';
export { identityMigrations } from './migrations/index.ts';
export { userErased, userRegistered } from './identity.events.ts';
export { goneOf } from './queries/public-faces.ts';

export interface IdentityDeps extends Omit<IdentityContext, 'passwords' | 'options' | 'newcomers' | 'peopleFlags'> {
  /** Tells other modules about each new account. Without it, no module is told. */
  newcomers?: Newcomers;
  /** Finds the people with flags that other modules store, such as debt. Without it, no person has such a flag. */
  peopleFlags?: PeopleFlags;
  options?: Partial<IdentityOptions>;
}

export interface IdentityModule extends Module {
  identity: Identity;
  preferences: Preferences;
  keyOwners: KeyOwners;
  mutes: Mutes;
  sessions: SessionStorage;
  /** Lets members report people, and moderators decide about their profiles. */
  target: ModerationTarget;
  /** Maintenance: deletes expired sessions, emailed tokens, sign-in flows and known devices, and old registration keys. */
  purge(): Promise<void>;
}

const noHolders = () => Promise.resolve([]);
const NO_FLAGS: PeopleFlags = { debt: noHolders, disputed: noHolders, reported: noHolders, struck: noHolders };

const ERASE_EVERY_MS = 10 * MINUTE_MS;
const STRENGTHEN_EVERY_MS = MINUTE_MS;

/** Builds the identity module: accounts, sessions, credentials, roles and account deletion. */
export function createIdentity(deps: IdentityDeps): IdentityModule {
  const { db, clock, sessionCache } = deps;
  const options = { ...identityDefaults, ...deps.options };
  const newcomers = deps.newcomers ?? { arrived: () => Promise.resolve() };
  const peopleFlags = deps.peopleFlags ?? NO_FLAGS;
  const context: IdentityContext = { ...deps, newcomers, peopleFlags, options, passwords: createPasswords(options.passwords) };
  return {
    identity: {
      creators,
      profile,
      standings,
      contact,
      usernames,
      emailable: (connection, userId) => emailable(connection, clock, userId),
      liveSessions: (connection, sessionIds) => liveSessions(connection, clock, sessionIds),
      staff: (connection, roles) => staff(connection, clock, roles),
      present: (connection, userIds) => present(connection, clock, userIds),
      gone,
      emailConfirmed,
      awaitsDeletion,
      idsByWords,
      idOf: (connection, username) => idOf(connection, clock, username),
      ensurePlatformAccount: (tx, account) => ensurePlatformAccount(tx, clock, account),
    },
    target: personTarget(context),
    preferences: { privacy: (connection, userIds) => privacyNow(connection, clock, userIds), hidden: hiddenFromSearch, listed: (connection, limit) => listedPeople(connection, clock, limit), wantsSensitive },
    keyOwners: { find: (connection, userId) => keyOwner(connection, clock, userId) },
    mutes: { refuse: (connection, userId) => refuseMuted(connection, context, userId) },
    sessions: createSessionRows({ db, clock, cache: sessionCache, limits: options.sessions }),
    migrations: identityMigrations,
    routes(routes) {
      authRoutes(routes, context);
      credentialRoutes(routes, context);
      accountRoutes(routes, context);
      avatarRoutes(routes, context);
      accountDeletionRoutes(routes, context);
      secondFactorRoutes(routes, context);
      recoveryRoutes(routes, context);
      socialRoutes(routes, context);
      adminUserRoutes(routes, context);
      personNotesRoutes(routes, context);
      erasureRoutes(routes, context);
      profileRoutes(routes, context);
    },
    rawRoutes(mount) {
      socialCallback(mount);
      avatarUpload(mount, context);
      exportRoute(mount, context);
      personExportRoute(mount, context);
    },
    personalData: personalData(context),
    subscriptions: [onPlanChanged(context), onTakingsMoved],
    maintenance: [
      { name: 'identity.erase_accounts', everyMs: ERASE_EVERY_MS, run: async () => void (await eraseAccounts(context)) },
      { name: 'identity.strengthen_recovery_codes', everyMs: STRENGTHEN_EVERY_MS, run: () => strengthenRecoveryCodes(context) },
    ],
    purge: () => purgeIdentity(context),
  };
}
