import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The table of accounts: profile, settings, plan, bans and account deletions. */
export const usersMigration: MigrationSet = {
  '20261123_0100_users': {
    async up(knex) {
      await knex.raw(`
        create extension if not exists pg_trgm;

        create table users (
          id uuid primary key,
          username text not null,
          email text,
          email_confirmed_at timestamptz,
          -- A new email address that the owner asked for. It replaces the old one when the owner confirms it. Null without such a request.
          new_email text,
          display_name text,
          avatar_url text,
          avatar_file_id uuid,
          bio text not null default '',
          links jsonb not null default '[]',
          settings jsonb not null default '{}',
          role text not null default 'user' check (role in ('user', 'creator', 'moderator', 'support', 'admin')),
          plan text not null default 'free' check (plan in ('free', 'pro')),
          -- When the module payments decided the plan. An event with an older time changes nothing.
          plan_decided_at timestamptz,
          language text not null default 'en',
          platform boolean not null default false,
          banned_at timestamptz,
          banned_until timestamptz,
          ban_reason text,
          banned_by uuid,
          deletes_at timestamptz,
          erased_at timestamptz,
          created_at timestamptz not null,
          updated_at timestamptz not null,
          constraint users_email_present check (platform or erased_at is not null or email is not null)
        );
        create unique index users_username_key on users (lower(username));
        create unique index users_email_key on users (lower(email));
        create index users_created on users (created_at desc, id desc);
        create index users_role on users (role) where role <> 'user';
        create index users_deletes on users (deletes_at) where deletes_at is not null;
        -- This index finds people by a part of their names or address, for administrators. Without it each search reads all accounts.
        create index users_words on users using gin (lower(username || ' ' || coalesce(display_name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);
      `);
    },
    async down(knex) {
      await knex.raw('drop table users;');
    },
  },
};
