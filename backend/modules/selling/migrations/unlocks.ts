import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of unlocks and of the refunds that buyers ask moderators for. */
export const unlocksMigration: MigrationSet = {
  '20261123_1500_unlocks': {
    async up(knex) {
      await knex.raw(`
        create table unlocks (
          id uuid primary key,
          prompt_id uuid not null,
          user_id uuid not null,
          creator_id uuid not null,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          -- The number of the version that was bought. The buyer may also read all later versions.
          version_no int not null,
          price int not null check (price >= 0),
          credit int not null check (credit >= 0),
          paid int not null check (paid >= 0 and paid = greatest(price - credit, 0)),
          -- How many tokens of each bucket the buyer paid. A refund returns exactly these.
          split jsonb not null,
          status text not null check (status in ('active', 'refunded')),
          unlocked_at timestamptz not null,
          refunded_at timestamptz,
          -- Why the unlock was refunded. Only refunds that the buyer took without a moderator (asked) count against the limit of refunds. Null otherwise.
          refund_reason text check (refund_reason in ('asked', 'removed', 'granted')),
          check ((refund_reason is null) = (refunded_at is null)),
          check ((status = 'refunded') = (refunded_at is not null))
        );
        create unique index unlocks_once on unlocks (user_id, prompt_id) where status = 'active';
        create index unlocks_of_user on unlocks (user_id, id desc);
        create index unlocks_of_creator on unlocks (creator_id, unlocked_at);
        -- This index finds the buyers of a prompt that a moderator took down, who get a message.
        create index unlocks_of_prompt on unlocks (prompt_id, id) where status = 'active';

        create table unlock_refund_requests (
          id uuid primary key,
          -- The unique column allows one request for each unlock.
          unlock_id uuid not null unique references unlocks (id),
          user_id uuid not null,
          message text not null,
          status text not null default 'open' check (status in ('open', 'granted', 'refused')),
          answer text,
          -- The moderator who decided. Null if the buyer could take the refund without a decision after all, or the moderator's account was deleted.
          decided_by uuid,
          created_at timestamptz not null,
          decided_at timestamptz,
          check ((status = 'open') = (decided_at is null))
        );
        create index unlock_refund_requests_queue on unlock_refund_requests (status, id);
        create index unlock_refund_requests_of_user on unlock_refund_requests (user_id, id);
        create index unlock_refund_requests_by on unlock_refund_requests (decided_by) where decided_by is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table unlock_refund_requests; drop table unlocks;');
    },
  },
};
