import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds indexes for the sort orders of packs on the market. Their expressions must equal those in queries/list-packs.ts, or Postgres does not use them. */
export const packOrdersMigration: MigrationSet = {
  '20261126_0802_pack_orders': {
    async up(knex) {
      await knex.raw(`
        create index prompt_packs_by_feature on prompt_packs (cast(coalesce(1000 - featured_place, 0) as double precision) desc, id desc) where status = 'published';
        create index prompt_packs_by_time on prompt_packs (cast(extract(epoch from published_at at time zone 'UTC') as double precision) desc, id desc) where status = 'published';
        create index prompt_packs_by_sales on prompt_packs (cast(sales as double precision) desc, id desc) where status = 'published';
        create index prompt_packs_by_stars on prompt_packs (((stars + cast(17.5 as double precision)) / (reviews + 5)) desc, id desc) where status = 'published';
        -- This index leads from the versions that a search found to their packs.
        create unique index prompt_packs_version on prompt_packs (published_version_id);
        create index prompt_packs_reduced on prompt_packs (discount_until) where status = 'published' and discount_percent is not null;
        -- This index sorts the list of packs that administrators see.
        create index prompt_packs_changed on prompt_packs (updated_at desc, id desc);
        create index pack_versions_dear on pack_versions (cast(price as double precision) desc, pack_id desc);
        create index pack_versions_cheap on pack_versions (cast(-price as double precision) desc, pack_id desc);
        create index pack_versions_category on pack_versions (category);
        create index pack_versions_words on pack_versions using gin ((title || ' ' || pitch) gin_trgm_ops);
        -- The old index goes, because no statement sorts packs by published_at alone any more.
        drop index prompt_packs_published;
      `);
    },
    async down(knex) {
      await knex.raw(`
        create index prompt_packs_published on prompt_packs (published_at desc, id desc) where status = 'published';
        drop index pack_versions_words; drop index pack_versions_category; drop index pack_versions_cheap; drop index pack_versions_dear;
        drop index prompt_packs_changed; drop index prompt_packs_version; drop index prompt_packs_reduced; drop index prompt_packs_by_stars; drop index prompt_packs_by_sales; drop index prompt_packs_by_time; drop index prompt_packs_by_feature;
      `);
    },
  },
};
