import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of works that people pinned to their profile. */
export const profilesMigrations: MigrationSet = {
  '20261126_0352_pins': {
    async up(knex) {
      await knex.raw(`
        create table pins (
          user_id uuid not null,
          item_id uuid not null,
          item_type text not null check (item_type in ('prompt', 'prompt_pack', 'creation', 'collection')),
          -- A fractional key that sorts the person's pins (backend/kernel/fractional-keys.ts).
          position text collate "C" not null,
          pinned_at timestamptz not null,
          primary key (user_id, item_id)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table pins;');
    },
  },
};
