import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Export and account deletion go through all messages of a person, the archived ones too. */
export const messagesOwnerMigrations: MigrationSet = {
  '20261121_0710_messages_owner': {
    async up(knex) {
      await knex.raw('create index messages_owner on messages (user_id, id)');
    },
    async down(knex) {
      await knex.raw('drop index messages_owner');
    },
  },
};
