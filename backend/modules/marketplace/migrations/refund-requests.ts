import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Refunds that buyers ask the moderators for. */
export const refundRequestsMigration: MigrationSet = {
  '20261121_2145_refund_requests': {
    async up(knex) {
      await knex.raw(`
        create table unlock_refund_requests (
          id uuid primary key,
          -- Once for each unlock.
          unlock_id uuid not null unique references unlocks (id),
          user_id uuid not null,
          message text not null,
          status text not null default 'open' check (status in ('open', 'granted', 'refused')),
          answer text,
          -- Null when the buyer could take the refund without a decision in the end, or when the account of the moderator was deleted.
          decided_by uuid,
          created_at timestamptz not null,
          decided_at timestamptz,
          check ((status = 'open') = (decided_at is null))
        );
        create index unlock_refund_requests_queue on unlock_refund_requests (status, id);
        create index unlock_refund_requests_of_user on unlock_refund_requests (user_id, id);
        create index unlock_refund_requests_by on unlock_refund_requests (decided_by) where decided_by is not null;
        -- For the buyers who are told that a prompt was taken down.
        create index unlocks_of_prompt on unlocks (prompt_id, id) where status = 'active';
        alter table unlocks drop constraint unlocks_refund_reason_check,
          add constraint unlocks_refund_reason_check check (refund_reason in ('asked', 'removed', 'granted'));
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table unlock_refund_requests; drop index unlocks_of_prompt;
        update unlocks set refund_reason = 'removed' where refund_reason = 'granted';
        alter table unlocks drop constraint unlocks_refund_reason_check, add constraint unlocks_refund_reason_check check (refund_reason in ('asked', 'removed'));
      `);
    },
  },
};
