import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The tables of reviews, their votes and comments, and of who has run which prompt. */
export const reviewsMigrations: MigrationSet = {
  '20261123_1520_reviews': {
    async up(knex) {
      await knex.raw(`
        -- How many runs of a prompt delivered an output to a person. The event generation_success raises it.
        create table verified_runs (
          prompt_id uuid not null,
          user_id uuid not null,
          runs int not null check (runs > 0),
          primary key (prompt_id, user_id)
        );
        create index verified_runs_of_user on verified_runs (user_id);

        create table reviews (
          id uuid primary key,
          target_type text not null,
          target_id uuid not null,
          user_id uuid not null,
          version_no int not null,
          rating smallint not null check (rating between 1 and 5),
          works boolean not null,
          title text not null,
          body text not null,
          verified_runs int not null check (verified_runs > 0),
          unlocker boolean not null,
          helpful int not null default 0 check (helpful >= 0),
          reply text,
          replied_by uuid,
          replied_at timestamptz,
          -- The reviewer's creation that the page shows beside the review. It shows nothing once the run is deleted. Null without one.
          attached_generation_id uuid,
          created_at timestamptz not null,
          edited_at timestamptz,
          unique (target_type, target_id, user_id),
          check ((reply is null) = (replied_at is null) and (reply is null) = (replied_by is null))
        );
        create index reviews_helpful on reviews (target_type, target_id, helpful desc, id desc);
        create index reviews_newest on reviews (target_type, target_id, id desc);
        create index reviews_lowest on reviews (target_type, target_id, rating, id);
        create index reviews_of_user on reviews (user_id, id);
        create index reviews_replied_by on reviews (replied_by) where replied_by is not null;

        create table review_votes (
          review_id uuid not null references reviews (id) on delete cascade,
          user_id uuid not null,
          primary key (review_id, user_id)
        );
        create index review_votes_of_user on review_votes (user_id);

        create table comments (
          id uuid primary key,
          target_type text not null,
          target_id uuid not null,
          -- The comment that this one answers. Null for a comment that answers none. An answer cannot be answered.
          parent_id uuid references comments (id) on delete cascade,
          author_id uuid not null,
          body text,
          -- The number of answers that were neither deleted nor taken down.
          replies int not null default 0 check (replies >= 0),
          created_at timestamptz not null,
          deleted_at timestamptz,
          check ((body is null) = (deleted_at is not null))
        );
        create index comments_of_target on comments (target_type, target_id, id desc) where parent_id is null and (deleted_at is null or replies > 0);
        create index comments_answers on comments (parent_id, id) where parent_id is not null and deleted_at is null;
        create index comments_of_author on comments (author_id, id) where deleted_at is null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table comments; drop table review_votes; drop table reviews; drop table verified_runs;');
    },
  },
};
