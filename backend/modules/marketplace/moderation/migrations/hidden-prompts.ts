import type { MigrationSet } from '#kernel/db/migrate.ts';

const OUTCOMES = ['approved', 'changes_requested', 'rejected', 'removed'];
const listed = (outcomes: readonly string[]): string => outcomes.map((outcome) => `'${outcome}'`).join(', ');

/** Reports can end with a hidden prompt: its author is asked to change it. */
export const hiddenPromptsMigration: MigrationSet = {
  '20261123_0436_hidden_prompts': {
    async up(knex) {
      await knex.raw(`
        alter table moderation_decisions drop constraint moderation_decisions_outcome_check, drop constraint moderation_decisions_check1,
          add constraint moderation_decisions_outcome_check check (outcome in (${listed([...OUTCOMES, 'hidden'])})),
          add constraint moderation_decisions_check1 check ((outcome in ('removed', 'hidden')) = (version_id is null));
      `);
    },
    async down(knex) {
      await knex.raw(`
        update moderation_decisions set outcome = 'removed' where outcome = 'hidden';
        alter table moderation_decisions drop constraint moderation_decisions_outcome_check, drop constraint moderation_decisions_check1,
          add constraint moderation_decisions_outcome_check check (outcome in (${listed(OUTCOMES)})),
          add constraint moderation_decisions_check1 check ((outcome = 'removed') = (version_id is null));
      `);
    },
  },
};
