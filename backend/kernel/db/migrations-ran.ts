import { one } from '#contracts/must.ts';
import type { Connection } from './database.ts';
import { rows } from './raw.ts';

const RAN = `
  select (select count(*) from knex_migrations)::int as ran, last.name, last.migration_time as at
  from (select 1) as always left join lateral (select name, migration_time from knex_migrations order by id desc limit 1) last on true`;

/** Counts the migrations that have run in this database, and names the last one. */
export async function migrationsRan(connection: Connection): Promise<{ ran: number; last: { name: string; at: Date } | null }> {
  const { ran, name, at } = one(await rows<{ ran: number; name: string | null; at: Date | null }>(connection, RAN));
  return { ran, last: name !== null && at !== null ? { name, at } : null };
}
