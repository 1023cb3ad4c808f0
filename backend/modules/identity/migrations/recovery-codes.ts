import type { MigrationSet } from '#kernel/db/migrate.ts';

/** A column for the salt with which recovery codes are hashed. `strengthen-recovery-codes.ts` hashes codes without a salt again. */
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
