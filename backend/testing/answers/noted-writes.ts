import type { Knex } from 'knex';

export interface NotedWrite {
  /** The table that was written to; for the outbox, the name of the event is added. */
  table: string;
  statement: string;
}

/** Lets Postgres note each row that is written from now on, in every table. Returns a function that reads what was noted since its last call. */
export async function noteWrites(knex: Knex): Promise<() => Promise<NotedWrite[]>> {
  await knex.raw('create table noted_writes (id bigint generated always as identity, "table" text not null, statement text not null)');
  await knex.raw(`create function note_write() returns trigger language plpgsql as $$
    begin
      insert into noted_writes ("table", statement)
        select tg_table_name || case tg_table_name when 'outbox_events' then ' ' || (to_jsonb(new) ->> 'name') else '' end, left(current_query(), 300);
      return null;
    end $$`);
  // A trigger on a partitioned table also covers its parts, so parts get none of their own.
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(`select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'noted_writes'`);
  for (const { name } of rows) await knex.raw(`create trigger note_write after insert or update or delete on ${name} for each row execute function note_write()`);
  return async () => {
    const noted = await knex.raw<{ rows: NotedWrite[] }>('with gone as (delete from noted_writes returning id, "table", statement) select "table", statement from gone order by id');
    return noted.rows;
  };
}
