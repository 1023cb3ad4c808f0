import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Settings, emails of confirmation and reset, second factor, social logins, known devices, elevation, bans and account deletions. */
export const accountMigrations: MigrationSet = {
  '20261121_0110_accounts': {
    async up(knex) {
      await knex.raw(`
        alter table users
          add column email_confirmed_at timestamptz,
          add column links jsonb not null default '[]',
          add column settings jsonb not null default '{}',
          add column avatar_file_id uuid,
          add column banned_at timestamptz,
          add column banned_until timestamptz,
          add column ban_reason text,
          add column banned_by uuid,
          add column deletes_at timestamptz,
          add column erased_at timestamptz,
          drop constraint users_check,
          add constraint users_email_present check (platform or erased_at is not null or email is not null);
        create index users_created on users (created_at desc, id desc);
        create index users_role on users (role) where role <> 'user';
        create index users_deletes on users (deletes_at) where deletes_at is not null;
        alter table sessions add column elevated_until timestamptz;

        create table email_tokens (
          id uuid primary key,
          kind text not null check (kind in ('reset', 'confirm')),
          token_hash bytea not null unique,
          user_id uuid references users (id) on delete cascade,
          email text not null,
          created_at timestamptz not null,
          expires_at timestamptz not null,
          used_at timestamptz
        );
        create index email_tokens_user on email_tokens (user_id, kind);
        create index email_tokens_expiry on email_tokens (expires_at);

        create table second_factors (
          user_id uuid primary key references users (id) on delete cascade,
          secret_sealed text not null,
          confirmed_at timestamptz,
          last_step bigint not null default 0,
          created_at timestamptz not null
        );
        create table recovery_codes (
          user_id uuid not null references users (id) on delete cascade,
          code_hash bytea not null,
          used_at timestamptz,
          primary key (user_id, code_hash)
        );

        create table social_logins (
          id uuid primary key,
          issuer text not null,
          subject text not null,
          user_id uuid not null references users (id) on delete cascade,
          created_at timestamptz not null,
          unique (issuer, subject)
        );
        create index social_logins_user on social_logins (user_id);
        create table social_flows (
          id uuid primary key,
          kind text not null check (kind in ('start', 'link')),
          secret_hash bytea not null unique,
          payload_sealed text not null,
          user_id uuid references users (id) on delete cascade,
          created_at timestamptz not null,
          expires_at timestamptz not null
        );
        create index social_flows_expiry on social_flows (expires_at);

        create table known_devices (
          user_id uuid not null references users (id) on delete cascade,
          device_hash bytea not null,
          last_seen_at timestamptz not null,
          primary key (user_id, device_hash)
        );
        create index known_devices_age on known_devices (last_seen_at);
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table known_devices, social_flows, social_logins, recovery_codes, second_factors, email_tokens;
        alter table sessions drop column elevated_until;
        alter table users
          drop constraint users_email_present,
          drop column email_confirmed_at, drop column links, drop column settings, drop column avatar_file_id, drop column banned_at,
          drop column banned_until, drop column ban_reason, drop column banned_by, drop column deletes_at, drop column erased_at;
        alter table users add constraint users_check check (platform or email is not null);
      `);
    },
  },
};
