import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const LISTED = `
  select username, updated_at as "updatedAt" from users
  where erased_at is null and (banned_at is null or banned_until <= :now) and not coalesce(cast(settings #>> '{privacy,hideFromSearch}' as boolean), false)
  order by created_at desc, id desc limit :limit`;

/** Returns people with a public profile who are not hidden from search (docs/rules/keeping.md#hidden-from-search), newest accounts first. */
export const listedPeople = (connection: Connection, clock: Clock, limit: number): Promise<{ username: string; updatedAt: Date }[]> =>
  rows<{ username: string; updatedAt: Date }>(connection, LISTED, { now: clock.now(), limit });
