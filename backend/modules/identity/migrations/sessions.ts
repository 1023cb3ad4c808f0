import type { MigrationSet } from '#kernel/db/migrate.ts';

export const sessionsMigration: MigrationSet = {
  '20261123_0102_sessions': {
    async up(knex) {
      await knex.raw(`
        create table sessions (
          id uuid primary key,
          token_hash bytea not null unique,
          user_id uuid not null references users (id) on delete cascade,
          user_agent text not null,
          created_at timestamptz not null,
          last_seen_at timestamptz not null,
          expires_at timestamptz not null,
          elevated_until timestamptz
        );
        create index sessions_user on sessions (user_id);
        create index sessions_expiry on sessions (expires_at);

        create table known_devices (
          user_id uuid not null references users (id) on delete cascade,
          device_hash bytea not null,
          last_seen_at timestamptz not null,
          primary key (user_id, device_hash)
        );
        create index known_devices_age on known_devices (last_seen_at);

        create table registration_keys (
          scope text not null,
          key text not null,
          request_hash text not null,
          user_id uuid not null references users (id) on delete cascade,
          created_at timestamptz not null,
          primary key (scope, key)
        );
        create index registration_keys_age on registration_keys (created_at);

        create table email_tokens (
          id uuid primary key,
          kind text not null check (kind in ('reset', 'confirm', 'recover_factor', 'keep_factor')),
          token_hash bytea not null unique,
          user_id uuid references users (id) on delete cascade,
          email text not null,
          created_at timestamptz not null,
          expires_at timestamptz not null,
          used_at timestamptz
        );
        create index email_tokens_user on email_tokens (user_id, kind);
        create index email_tokens_expiry on email_tokens (expires_at);
      `);
    },
    async down(knex) {
      await knex.raw('drop table email_tokens, registration_keys, known_devices, sessions;');
    },
  },
};
