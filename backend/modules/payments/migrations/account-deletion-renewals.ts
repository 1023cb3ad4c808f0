import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Renewals that are turned off while an account waits for its deletion. */
export const accountDeletionRenewals: MigrationSet = {
  '20261123_0020_account_deletion_renewals': {
    async up(knex) {
      await knex.raw(`
        -- Since when the renewal is off because its owner asked for account deletion: it is turned on again if the owner comes back.
        alter table subscriptions add column renewal_stopped_at timestamptz,
          -- Since when the renewal is to be compared with the state of the account; null once it was.
          add column renewal_due_at timestamptz;
        create index subscriptions_renewal_due on subscriptions (renewal_due_at) where renewal_due_at is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop index subscriptions_renewal_due; alter table subscriptions drop column renewal_stopped_at, drop column renewal_due_at;');
    },
  },
};
