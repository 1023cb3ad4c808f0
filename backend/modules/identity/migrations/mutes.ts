import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The columns for muted people, whose texts reach no other people until a time. */
export const mutesMigration: MigrationSet = {
  '20261127_0701_mutes': {
    async up(knex) {
      await knex.raw(`
        alter table users add column muted_at timestamptz, add column muted_until timestamptz, add column mute_reason text, add column muted_by uuid,
          add constraint users_mute_whole check ((muted_at is null) = (muted_until is null));
        create index users_muted on users (muted_until) where muted_until is not null;
      `);
    },
    async down(knex) {
      await knex.raw('alter table users drop column muted_at, drop column muted_until, drop column mute_reason, drop column muted_by');
    },
  },
};
