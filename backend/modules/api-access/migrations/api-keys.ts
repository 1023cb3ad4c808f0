import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of members' API keys. It has no secrets, only their digests. */
export const apiAccessMigrations: MigrationSet = {
  '20261126_1802_api_keys': {
    async up(knex) {
      await knex.raw(`
        create table api_keys (
          id uuid primary key,
          user_id uuid not null,
          name text not null check (length(name) between 1 and 60),
          secret_hash bytea not null unique,
          prefix text not null,
          last_four text not null,
          scopes text[] not null check (cardinality(scopes) > 0),
          per_run int not null check (per_run > 0),
          per_day int check (per_day > 0),
          created_at timestamptz not null,
          expires_at timestamptz,
          last_used_at timestamptz,
          revoked_at timestamptz
        );
        create index api_keys_user_idx on api_keys (user_id, id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table api_keys;');
    },
  },
};
