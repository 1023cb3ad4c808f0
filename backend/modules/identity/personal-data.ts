import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { eraseIdentity } from './commands/erase-identity.ts';
import { deviceName } from './domain/device-name.ts';
import { lapsedAt } from './domain/recovery-life.ts';
import { settingsOf } from './domain/settings.ts';
import type { IdentityContext } from './identity-context.ts';

type Deps = Pick<IdentityContext, 'db' | 'clock' | 'media' | 'sessionCache' | 'push' | 'outbox' | 'options'>;

const ACCOUNT = `
  select u.id, username, email, email_confirmed_at as "emailConfirmedAt", new_email as "newEmail", display_name as "displayName", bio, links,
    avatar_file_id as "avatarFileId", settings, role, plan, language, banned_at as "bannedAt", banned_until as "bannedUntil",
    ban_reason as "banReason", muted_at as "mutedAt", muted_until as "mutedUntil", mute_reason as "muteReason", created_at as "createdAt", updated_at as "updatedAt",
    (select changed_at from credentials c where c.user_id = u.id) as "passwordChangedAt",
    (select confirmed_at from second_factors f where f.user_id = u.id) as "secondFactorSince",
    (select started_at from factor_recoveries r where r.user_id = u.id and r.ready_at > :lapsed) as "factorRecoverySince"
  from users u where u.id = :userId`;

const SESSIONS = `
  select user_agent, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
  from sessions where user_id = ? order by id desc limit 1000`;

const LOGINS = 'select issuer, subject, created_at as "linkedAt" from social_logins where user_id = ? order by id';

// An export contains the notes that staff wrote about the person, without the names of their writers.
const NOTES = 'select text, created_at as "createdAt" from person_notes where user_id = ? order by id';

const DEVICES = 'select last_seen_at as "lastSeenAt" from known_devices where user_id = ? order by last_seen_at desc limit 1000';

/** Exports and erases a person's account and sessions. An export never contains passwords, tokens or secrets. */
export const personalData = (deps: Deps): PersonalData => ({
  async *export(userId) {
    const { knex } = deps.db;
    const [account] = await rows<{ settings: Record<string, unknown> }>(knex, ACCOUNT, { userId, lapsed: lapsedAt(deps) });
    if (account) yield { name: 'account/account.json', data: { ...account, settings: settingsOf(account.settings) } };
    const sessions = await rows<{ user_agent: string }>(knex, SESSIONS, [userId]);
    yield {
      name: 'account/sessions.json',
      data: sessions.map(({ user_agent: userAgent, ...times }) => ({ device: deviceName(userAgent), userAgent, ...times })),
    };
    yield { name: 'account/social-logins.json', data: await rows<object>(knex, LOGINS, [userId]) };
    yield { name: 'account/notes-of-staff.json', data: await rows<{ text: string; createdAt: Date }>(knex, NOTES, [userId]) };
    yield { name: 'account/known-devices.json', data: await rows<object>(knex, DEVICES, [userId]) };
  },
  erase: (tx, userId) => eraseIdentity(tx, deps, userId),
});
