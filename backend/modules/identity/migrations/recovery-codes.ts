import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Recovery codes are hashed as passwords are, with a salt. Those without one are hashed again by `strengthen-recovery-codes.ts`. */
export const recoveryCodesMigration: MigrationSet = {
  '20261127_0600_salted_recovery_codes': {
    async up(knex) {
      await knex.raw(`
        alter table recovery_codes add column salt bytea;
        create index recovery_codes_unsalted on recovery_codes (user_id) where salt is null;
      `);
    },
    async down(knex) {
      await knex.raw('alter table recovery_codes drop column salt');
    },
  },
};
