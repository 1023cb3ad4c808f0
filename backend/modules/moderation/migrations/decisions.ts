import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of decisions, strikes, appeals and pairs of similar prompts. */
export const decisionsMigrations: MigrationSet = {
  '20261123_1511_moderation_decisions': {
    async up(knex) {
      await knex.raw(`
        create table moderation_decisions (
          id uuid primary key,
          kind text not null check (kind in ('review', 'removal', 'strike')),
          outcome text not null check (outcome in ('approved', 'changes_requested', 'rejected', 'removed', 'hidden')),
          target_type text not null,
          target_id uuid not null,
          target_title text not null,
          -- The page that shows the target, with the part of its address that names it (page_slug).
          page_type text not null,
          page_id uuid not null,
          page_slug text,
          version_id uuid,
          version_no int,
          -- The owner of the target, and the moderator who decided. Each is null once their account was deleted.
          owner_id uuid,
          decided_by uuid,
          by_role text not null,
          rule text,
          note text not null,
          -- The texts of the target before it was taken down, from which a granted appeal restores it. Null if nothing was taken down.
          words jsonb,
          created_at timestamptz not null,
          check (outcome = 'approved' or rule is not null),
          check ((outcome in ('removed', 'hidden')) = (version_id is null))
        );
        create index moderation_decisions_of_owner on moderation_decisions (owner_id, id) where owner_id is not null;
        create index moderation_decisions_of_target on moderation_decisions (target_type, target_id, id);
        create index moderation_decisions_by on moderation_decisions (decided_by) where decided_by is not null;
        create index moderation_decisions_made on moderation_decisions (created_at);
        create index moderation_decisions_negative on moderation_decisions (id) where outcome <> 'approved';

        create table strikes (
          id uuid primary key,
          decision_id uuid not null unique references moderation_decisions (id),
          -- The person who got the strike. Null once their account was deleted.
          user_id uuid,
          rule text not null,
          created_at timestamptz not null,
          expires_at timestamptz not null,
          withdrawn_at timestamptz
        );
        create index strikes_of_user on strikes (user_id, expires_at) where withdrawn_at is null;
        -- This index finds all strikes of a person, also the withdrawn ones, for administrators.
        create index strikes_of_person on strikes (user_id, id) where user_id is not null;
        create index strikes_made on strikes (created_at);

        create table moderation_appeals (
          id uuid primary key,
          -- The unique column allows one appeal for each decision.
          decision_id uuid not null unique references moderation_decisions (id),
          user_id uuid,
          message text not null,
          status text not null default 'open' check (status in ('open', 'granted', 'refused')),
          due_at timestamptz not null,
          answer text,
          decided_by uuid,
          decided_at timestamptz,
          created_at timestamptz not null,
          check ((status = 'open') = (decided_at is null))
        );
        create index moderation_appeals_queue on moderation_appeals (id) where status = 'open';
        create index moderation_appeals_of_user on moderation_appeals (user_id) where user_id is not null;
        create index moderation_appeals_by on moderation_appeals (decided_by) where decided_by is not null;
        create index moderation_appeals_made on moderation_appeals (created_at);

        create table duplicate_suspects (
          id uuid primary key,
          prompt_id uuid not null,
          original_id uuid not null,
          owner_id uuid not null,
          -- The share of trigrams that both templates have in common, 0 to 1.
          similarity real not null,
          status text not null default 'open' check (status in ('open', 'kept', 'removed')),
          created_at timestamptz not null,
          decided_at timestamptz,
          unique (prompt_id, original_id),
          check ((status = 'open') = (decided_at is null))
        );
        create index duplicate_suspects_queue on duplicate_suspects (id) where status = 'open';
        create index duplicate_suspects_of_owner on duplicate_suspects (owner_id);
        create index duplicate_suspects_original on duplicate_suspects (original_id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table duplicate_suspects; drop table moderation_appeals; drop table strikes; drop table moderation_decisions;');
    },
  },
};
