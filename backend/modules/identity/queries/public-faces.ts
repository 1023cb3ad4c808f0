import type { PublicProfile } from '#contracts/profiles.ts';
import type { Creator } from '#contracts/prompts.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { presentCreator, presentProfile } from '../identity.presenter.ts';
import type { FaceRow } from '../identity.presenter.ts';
import type { Identity, StaffRole, Standing } from '../identity.ts';
import { UserModel } from '../models/user.model.ts';

const FACES = {
  name: 'identity_faces_2',
  sql: 'select id, username, display_name, avatar_url, platform, erased_at from users where id = any(?::uuid[])',
};
const USERNAMES = { name: 'identity_usernames_1', sql: 'select id, username from users where id = any(?::uuid[])' };

/** Returns the public view of people by user id, in one query, because every list needs it; unknown ids are absent. */
export async function creators(connection: Connection, userIds: readonly string[]): Promise<Map<string, Creator>> {
  if (userIds.length === 0) return new Map();
  const users = await prepared<FaceRow>(connection, FACES, [[...new Set(userIds)]]);
  return new Map(users.map((user) => [user.id, presentCreator(user)]));
}

/**
 * Returns the public view of one account.
 * @throws AppError not_found
 */
export async function profile(connection: Connection, userId: string): ReturnType<Identity['profile']> {
  const user = await UserModel.query(connection).select('username', 'display_name', 'language', 'plan').findById(userId);
  if (!user) throw notFound('This account');
  return { displayName: user.display_name ?? user.username, language: user.language, plan: user.plan };
}

// SQL for people who are not banned now; a ban ends by itself when its end has passed.
const PRESENT = 'erased_at is null and (banned_at is null or banned_until <= :now)';

/** Returns the user id of a username, whatever its case. Null for unknown, deleted and banned accounts. */
export async function idOf(connection: Connection, clock: Clock, username: string): Promise<string | null> {
  const [user] = await rows<{ id: string }>(
    connection,
    `select id from users where lower(username) = lower(:username) and ${PRESENT}`,
    { username, now: clock.now() },
  );
  return user?.id ?? null;
}

/** Returns the people among these whose account is neither deleted nor banned, in one query. */
export async function present(connection: Connection, clock: Clock, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const here = await rows<{ id: string }>(connection, `select id from users where id = any(:userIds) and ${PRESENT}`, { userIds: [...userIds], now: clock.now() });
  return new Set(here.map(({ id }) => id));
}

// Locks the user's row, as account deletion does. So this statement waits for a running deletion, and a later deletion waits for this transaction.
const GONE = { name: 'identity_gone_1', sql: 'select erased_at is not null as gone from users where id = ? for key share' };

/** Whether an account is deleted; false for an unknown id. */
export async function gone(tx: Tx, userId: string): Promise<boolean> {
  const [user] = await prepared<{ gone: boolean }>(tx, GONE, [userId]);
  return user?.gone ?? false;
}

const GONE_OF = 'select id, erased_at is not null as gone from users where id = any(:userIds) order by id for key share';

/** Returns the people among these whose account is deleted, in one statement. The others cannot be deleted until the transaction ends. */
export async function goneOf(tx: Tx, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const users = await rows<{ id: string; gone: boolean }>(tx, GONE_OF, { userIds: [...userIds] });
  return new Set(users.filter((user) => user.gone).map(({ id }) => id));
}

// `for share` makes this check and a confirmation of the email wait for each other. Otherwise a reward could be stored as waiting just after the confirmation
// paid all waiting ones.
const CONFIRMED = { name: 'identity_confirmed_1', sql: 'select email is null or email_confirmed_at is not null as confirmed from users where id = ? for share' };
const AWAITS_DELETION = 'select deletes_at is not null as waiting from users where id = ? and erased_at is null for share';

/** Whether the account's email is confirmed. The row is locked, so the answer stays true until the transaction ends. */
export async function emailConfirmed(tx: Tx, userId: string): Promise<boolean> {
  const [user] = await prepared<{ confirmed: boolean }>(tx, CONFIRMED, [userId]);
  return user?.confirmed ?? false;
}

/** Whether the account waits for its deletion. The answer holds until the transaction ends. */
export async function awaitsDeletion(tx: Tx, userId: string): Promise<boolean> {
  const [user] = await rows<{ waiting: boolean }>(tx, AWAITS_DELETION, [userId]);
  return user?.waiting ?? false;
}

/** Returns people with one of these stored roles who can sign in, by username. Platform accounts are left out. */
export const staff = (connection: Connection, clock: Clock, roles: readonly StaffRole[]): Promise<{ id: string; username: string }[]> =>
  rows(connection, `select id, username from users where role = any(:roles::text[]) and not platform and ${PRESENT} order by lower(username)`, { roles: [...roles], now: clock.now() });

/**
 * Returns the public profile of a person. Deleted and banned accounts count as unknown.
 * @throws AppError not_found, also for deleted and banned accounts
 */
export async function publicProfile(connection: Connection, clock: Clock, username: string): Promise<PublicProfile> {
  const id = await idOf(connection, clock, username);
  const user = id === null ? undefined : await UserModel.query(connection).findById(id);
  if (!user) throw notFound('This person');
  return presentProfile(user);
}

/** Returns name and email address of a person, for emails and the payment provider. */
export async function contact(connection: Connection, userId: string): Promise<{ displayName: string; email: string | null }> {
  const user = await UserModel.query(connection).select('username', 'display_name', 'email').findById(userId);
  if (!user) throw notFound('This account');
  return { displayName: user.display_name ?? user.username, email: user.email };
}

/** Returns when people registered, and whether their email is confirmed, in one query. */
export async function standings(connection: Connection, userIds: readonly string[]): Promise<Map<string, Standing>> {
  if (userIds.length === 0) return new Map();
  const found = await rows<Standing & { id: string }>(
    connection,
    'select id, created_at as "joinedAt", email is not null and email_confirmed_at is not null as confirmed from users where id = any(?::uuid[])',
    [[...userIds]],
  );
  return new Map(found.map(({ id, joinedAt: since, confirmed }) => [id, { joinedAt: since, confirmed }]));
}

/** Returns name and confirmed email of a person; null for deleted and banned accounts. */
export async function emailable(connection: Connection, clock: Clock, userId: string): ReturnType<Identity['emailable']> {
  const [user] = await rows<{ displayName: string; email: string }>(
    connection,
    `select coalesce(display_name, username) as "displayName", email from users
     where id = :userId and email is not null and email_confirmed_at is not null and not platform and ${PRESENT}`,
    { userId, now: clock.now() },
  );
  return user ?? null;
}

/** Returns the sessions among these that have not expired, in one query. */
export async function liveSessions(connection: Connection, clock: Clock, sessionIds: readonly string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const live = await rows<{ id: string }>(connection, 'select id from sessions where id = any(?) and expires_at > ?', [[...sessionIds], clock.now()]);
  return new Set(live.map(({ id }) => id));
}

/** Returns usernames by user id, in one query. */
export async function usernames(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await prepared<{ id: string; username: string }>(connection, USERNAMES, [[...userIds]]);
  return new Map(found.map(({ id, username }) => [id, username]));
}
