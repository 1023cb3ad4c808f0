import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of packs, their drafts and versions, and of the parts that their buyers ticked off. */
export const packsMigration: MigrationSet = {
  '20261126_0200_packs': {
    async up(knex) {
      await knex.raw(`
        -- Packs with their drafts. Buyers see the published version instead.
        create table prompt_packs (
          id uuid primary key,
          owner_id uuid not null,
          -- True for a pack of the platform's own prompts. Administrators who manage packs edit it.
          official boolean not null default false,
          slug text not null unique,
          status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'rejected', 'removed')),
          title text not null,
          pitch text not null default '',
          description text not null default '',
          category text,
          price int not null default 0 check (price >= 0),
          progress_mode text not null default 'free' check (progress_mode in ('free', 'ordered')),
          -- A discount on the price of the published version in percent, and when it ends. It needs no new version. Null without a discount.
          discount_percent int check (discount_percent between 1 and 90),
          discount_until timestamptz,
          featured_place int check (featured_place > 0),
          published_version_id uuid,
          published_at timestamptz,
          -- The counts and sums are stored, so that lists need not count rows. Sales, refunds and reviews change them.
          sales int not null default 0 check (sales >= 0),
          gifts int not null default 0 check (gifts >= 0),
          refunds int not null default 0 check (refunds >= 0),
          gross int not null default 0 check (gross >= 0),
          reviews int not null default 0 check (reviews >= 0),
          stars int not null default 0 check (stars >= 0),
          -- The rule for which a moderator took the pack down. Null unless the status is removed.
          removed_rule text,
          created_at timestamptz not null,
          updated_at timestamptz not null,
          check ((status = 'removed') = (removed_rule is not null)),
          check (status <> 'published' or published_version_id is not null)
        ) with (fillfactor = 80);
        create index prompt_packs_of_owner on prompt_packs (owner_id, updated_at desc, id desc);
        create index prompt_packs_published on prompt_packs (published_at desc, id desc) where status = 'published';
        create unique index prompt_packs_featured on prompt_packs (featured_place) where featured_place is not null;

        create table pack_items (
          pack_id uuid not null references prompt_packs (id) on delete cascade,
          prompt_id uuid not null,
          position text collate "C" not null,
          note text not null default '',
          -- The list value in tokens that the maker set, for a part whose prompt has no unlock price. Null otherwise.
          set_value int check (set_value > 0),
          -- The number of the prompt's version that buyers get. Null for the newest version.
          pinned_version int check (pinned_version > 0),
          free_sample boolean not null default false,
          primary key (pack_id, prompt_id)
        );
        create unique index pack_items_sample on pack_items (pack_id) where free_sample;
        create index pack_items_of_prompt on pack_items (prompt_id);

        -- A copy of the draft at each submission. Its texts and prices never change.
        create table pack_versions (
          id uuid primary key,
          pack_id uuid not null references prompt_packs (id) on delete cascade,
          version_no int not null,
          status text not null check (status in ('waiting', 'published', 'replaced', 'sent_back', 'withdrawn')),
          title text not null,
          pitch text not null,
          description text not null,
          category text,
          price int not null check (price >= 0),
          list_value int not null check (list_value > 0),
          progress_mode text not null,
          item_count int not null,
          content_types text[] not null,
          change_note text not null default '',
          submitted_at timestamptz not null,
          published_at timestamptz,
          -- The moderator who decided. Null before the decision, and after their account was deleted.
          decided_by uuid,
          review_note text,
          unique (pack_id, version_no)
        );
        create unique index pack_versions_waiting on pack_versions (pack_id) where status = 'waiting';
        create index pack_versions_queue on pack_versions (id) where status = 'waiting';
        create index pack_versions_by on pack_versions (decided_by) where decided_by is not null;
        alter table prompt_packs add foreign key (published_version_id) references pack_versions (id);

        create table pack_version_items (
          version_id uuid not null references pack_versions (id) on delete cascade,
          prompt_id uuid not null,
          place int not null,
          content_type text not null,
          note text not null,
          list_value int not null check (list_value > 0),
          pinned_version int,
          free_sample boolean not null,
          primary key (version_id, prompt_id)
        );
        create index pack_version_items_of_prompt on pack_version_items (prompt_id);

        -- What each published version changed, for messages such as "2 prompts added since you bought".
        create table pack_changes (
          id uuid primary key,
          pack_id uuid not null references prompt_packs (id) on delete cascade,
          version_no int not null,
          kind text not null check (kind in ('added', 'removed', 'price')),
          title text not null,
          at timestamptz not null
        );
        create index pack_changes_of_pack on pack_changes (pack_id, id desc);

        create table pack_progress (
          user_id uuid not null,
          pack_id uuid not null references prompt_packs (id) on delete cascade,
          prompt_id uuid not null,
          ticked_at timestamptz not null,
          primary key (user_id, pack_id, prompt_id)
        );
        create index pack_progress_of_pack on pack_progress (pack_id);
      `);
    },
    async down(knex) {
      await knex.raw(`
        alter table prompt_packs drop column published_version_id;
        drop table pack_progress; drop table pack_changes; drop table pack_version_items; drop table pack_versions; drop table pack_items; drop table prompt_packs;
      `);
    },
  },
};
