import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The tables of what lets an account sign in: passwords, second factors with their recoveries, and social logins. */
export const credentialsMigration: MigrationSet = {
  '20261123_0101_credentials': {
    async up(knex) {
      await knex.raw(`
        create table credentials (
          user_id uuid primary key references users (id) on delete cascade,
          password_hash text not null,
          changed_at timestamptz not null
        );

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
        create table factor_recoveries (
          user_id uuid primary key references users (id) on delete cascade,
          started_at timestamptz not null,
          -- From this time on a sign-in by password removes the second factor.
          ready_at timestamptz not null
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
      `);
    },
    async down(knex) {
      await knex.raw('drop table social_flows, social_logins, factor_recoveries, recovery_codes, second_factors, credentials;');
    },
  },
};
