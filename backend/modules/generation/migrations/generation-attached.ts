import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Runs that their owner shows beside what they say about the prompt, and which of the shown ones repeat it. */
export const generationAttached: MigrationSet = {
  '20261121_1640_generation_attached': {
    async up(knex) {
      await knex.raw(`
        alter table generations add attached_at timestamptz,
          -- Whether the output repeats the prompt's text, as found when it was first shown or attached. Then it is hidden while that text is sealed.
          add tells_text boolean;
      `);
    },
    async down(knex) {
      await knex.raw('alter table generations drop attached_at, drop tells_text');
    },
  },
};
