import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { establishedOf, MOST_DAYS } from './demo-options.ts';
import type { DemoOptions } from './demo-options.ts';
import { FIRST_NAMES, LAST_NAMES } from './vocabulary.ts';

/** SQL for demo accounts, which cannot sign in: they have no password, and their email addresses cannot exist. Every name says that it is demo data. */
const PEOPLE = `
  insert into users (id, username, email, display_name, bio, role, plan, language, created_at, updated_at)
  select demo_id('user', i, at), 'demo-' || i, 'demo-' || i || '@demo.invalid',
    demo_pick(:first, i, 1) || ' ' || demo_pick(:last, i, 2) || ' (demo)', 'Made up, to try Conjure with.',
    'user', case when demo_chance(i, 3) < 0.05 then 'pro' else 'free' end, 'en', at, at
  from (select i, case when i <= cast(:established as int) then cast(:until as timestamptz) - demo_ago('${MOST_DAYS} days') + i * interval '1 second'
      else cast(:until as timestamptz) - demo_ago(interval '365 days' - interval '363 days' * (i - cast(:established as int)) / (cast(:people as int) - cast(:established as int))) end as at
    from generate_series(1, cast(:people as int)) as i) p`;

/** Inserts the accounts of demo people, without credentials. */
export async function fillPeople(connection: Connection, { people, until }: DemoOptions): Promise<void> {
  await rows(connection, PEOPLE, { people, established: establishedOf({ people }), until, first: FIRST_NAMES, last: LAST_NAMES });
  await rows(connection, `create unlogged table demo_people as
    select row_number() over (order by id)::int as n, id, username, display_name, plan, created_at as joined_at from users where username like 'demo-%' and email like '%@demo.invalid'`);
  await rows(connection, 'alter table demo_people add primary key (n)');
}
