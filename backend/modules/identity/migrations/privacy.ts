import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The default visibility of creations starts to apply, so a value that was stored before is set back to private. Also adds the column for verified people. */
export const privacyMigration: MigrationSet = {
  '20261126_0010_privacy': {
    async up(knex) {
      await knex.raw(`
        update users set settings = jsonb_set(settings, '{privacy,creationVisibility}', '"private"') || '{"visibilityReset": true}'
        where settings #>> '{privacy,creationVisibility}' <> 'private';
        alter table users add column verified_at timestamptz;
      `);
    },
    async down(knex) {
      await knex.raw('alter table users drop column verified_at');
    },
  },
};
