import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Runs that their owner shows beside what they say about the prompt, and which of the shown ones repeat it. */
export const generationAttached: MigrationSet = {
  '20261121_1640_generation_attached': {
    async up(knex) {
      await knex.raw(`
        alter table generations add attached_at timestamptz,
          -- Whether its words repeat those that it was made from, as found when it was first shown or attached: then nobody sees it while these are sealed.
          add tells_text boolean;
      `);
    },
    async down(knex) {
      await knex.raw('alter table generations drop attached_at, drop tells_text');
    },
  },
};
