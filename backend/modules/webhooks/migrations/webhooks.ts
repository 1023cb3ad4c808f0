import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of members' webhooks and of the calls to them. */
export const webhooksMigrations: MigrationSet = {
  '20261126_1851_webhooks': {
    async up(knex) {
      await knex.raw(`
        create table webhooks (
          id uuid primary key,
          user_id uuid not null,
          url text not null check (length(url) <= 500),
          events text[] not null check (cardinality(events) > 0),
          -- Both secrets are encrypted with the server's secret, so that a reader of the database alone cannot sign calls.
          secret text not null,
          last_four text not null,
          previous_secret text,
          previous_until timestamptz,
          -- Why the webhook is off. Null while it is on.
          off_reason text check (off_reason in ('owner', 'failing')),
          -- Attempts that failed since the last success, and since when. 0 and null after a success.
          failures int not null default 0,
          failing_since timestamptz,
          -- While calls fail, the worker starts no automatic call before this time. Null while they succeed.
          resumes_at timestamptz,
          created_at timestamptz not null
        );
        create index webhooks_user_idx on webhooks (user_id, id);
        create table webhook_calls (
          id uuid primary key,
          webhook_id uuid not null references webhooks (id) on delete cascade,
          event_id uuid not null,
          type text not null,
          -- The exact body of the call, which the signature covers.
          body text not null,
          status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
          attempts int not null default 0,
          -- Until when one worker alone may send the call. Null while no worker does.
          claimed_until timestamptz,
          next_at timestamptz,
          status_code int,
          problem text,
          duration_ms int,
          created_at timestamptz not null,
          ended_at timestamptz,
          unique (webhook_id, event_id)
        );
        create index webhook_calls_list on webhook_calls (webhook_id, id desc);
        create index webhook_calls_due on webhook_calls (next_at) where status = 'waiting';
        create index webhook_calls_claimed on webhook_calls (webhook_id, claimed_until) where claimed_until is not null;
        create index webhook_calls_ended on webhook_calls (ended_at) where status <> 'waiting';
      `);
    },
    async down(knex) {
      await knex.raw('drop table webhook_calls; drop table webhooks;');
    },
  },
};
