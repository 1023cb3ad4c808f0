import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of holds. It keeps a run's content type and title, from which the activity gets its words and the chart its colours. */
export const holdsMigration: MigrationSet = {
  '20261123_0302_holds': {
    async up(knex) {
      await knex.raw(`
        create table holds (
          id uuid primary key,
          user_id uuid not null references wallets (user_id),
          generation_id uuid not null unique,
          amount int not null check (amount >= 0),
          bucket_split jsonb not null,
          captured int not null default 0 check (captured >= 0),
          released int not null default 0 check (released >= 0),
          status text not null default 'open' check (status in ('open', 'settled', 'expired')),
          content_type text check (content_type in ('text', 'image', 'video')),
          title text check (length(title) <= 300),
          held_at timestamptz not null,
          settled_at timestamptz,
          constraint holds_end_whole check (case when status = 'open'
            then captured = 0 and released = 0 and settled_at is null
            else captured + released = amount and settled_at is not null end),
          constraint holds_expire_free check (status <> 'expired' or captured = 0)
        ) with (fillfactor = 80);
        create index holds_open on holds (user_id, held_at) where status = 'open';
        create index holds_settled on holds (user_id, settled_at) where status <> 'open';

        -- Account deletion may clear the title. Otherwise an open hold ends exactly once, and an ended hold never changes.
        create function holds_end_once() returns trigger language plpgsql as $$
        begin
          if new.title is null and to_jsonb(new) - 'title' = to_jsonb(old) - 'title' then return new; end if;
          if old.status <> 'open' then
            raise exception 'hold % is %: a hold ends exactly once', old.id, old.status using errcode = 'restrict_violation';
          end if;
          if (new.id, new.user_id, new.generation_id, new.amount, new.bucket_split, new.held_at, new.content_type, new.title)
              is distinct from (old.id, old.user_id, old.generation_id, old.amount, old.bucket_split, old.held_at,
                old.content_type, old.title) then
            raise exception 'what hold % holds never changes', old.id using errcode = 'restrict_violation';
          end if;
          return new;
        end $$;
        create trigger holds_end_once before update on holds for each row execute function holds_end_once();
        create trigger holds_keep before delete on holds for each row execute function ledger_is_append_only();
      `);
    },
    async down(knex) {
      await knex.raw('drop table holds; drop function holds_end_once;');
    },
  },
};
