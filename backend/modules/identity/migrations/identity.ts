import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Accounts, their passwords and their signed-in sessions. */
export const identityMigrations: MigrationSet = {
  '20261121_0100_identity': {
    async up(knex) {
      await knex.raw(`
        create table users (
          id uuid primary key,
          username text not null,
          email text,
          display_name text,
          avatar_url text,
          bio text not null default '',
          role text not null default 'user' check (role in ('user', 'creator', 'moderator', 'support', 'admin')),
          plan text not null default 'free' check (plan in ('free', 'pro')),
          language text not null default 'en',
          platform boolean not null default false,
          created_at timestamptz not null,
          updated_at timestamptz not null,
          check (platform or email is not null)
        );
        create unique index users_username_key on users (lower(username));
        create unique index users_email_key on users (lower(email));
        create table credentials (
          user_id uuid primary key references users (id) on delete cascade,
          password_hash text not null,
          changed_at timestamptz not null
        );
        create table sessions (
          id uuid primary key,
          token_hash bytea not null unique,
          user_id uuid not null references users (id) on delete cascade,
          user_agent text not null,
          created_at timestamptz not null,
          last_seen_at timestamptz not null,
          expires_at timestamptz not null
        );
        create index sessions_user on sessions (user_id);
        create index sessions_expiry on sessions (expires_at);
        create table registration_keys (
          scope text not null,
          key text not null,
          request_hash text not null,
          user_id uuid not null references users (id) on delete cascade,
          created_at timestamptz not null,
          primary key (scope, key)
        );
        create index registration_keys_age on registration_keys (created_at);
      `);
    },
    async down(knex) {
      await knex.raw('drop table registration_keys, sessions, credentials, users');
    },
  },
};
