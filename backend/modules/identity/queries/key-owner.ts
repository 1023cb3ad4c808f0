import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { isBanned } from '../domain/elevation.ts';

/** The owner of an API key, for whom a request with the key acts. */
export interface KeyOwner {
  username: string;
  plan: 'free' | 'pro';
}

const FIND = 'select username, plan, banned_at, banned_until from users where id = ? and erased_at is null and deletes_at is null and not platform';

/** Returns the owner of an API key. Null for accounts that are deleted, wait for their deletion or are banned. */
export async function keyOwner(connection: Connection, clock: Clock, userId: string): Promise<KeyOwner | null> {
  const [user] = await rows<KeyOwner & { banned_at: Date | null; banned_until: Date | null }>(connection, FIND, [userId]);
  return !user || isBanned(user, clock.now().getTime()) ? null : { username: user.username, plan: user.plan };
}
