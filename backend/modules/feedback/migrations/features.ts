import type { MigrationSet } from '#kernel/db/migrate.ts';
import { newId } from '#kernel/ids.ts';

/** Makes the tables of features and votes, and inserts six planned features. Later changes of these features happen in the database only. */
export const featuresMigrations: MigrationSet = {
  '20261123_0800_features': {
    async up(knex) {
      await knex.raw(`
        create table features (
          id uuid primary key,
          title text not null,
          description text not null,
          status text not null check (status in ('voting', 'in_progress', 'completed')),
          estimated_completion text,
          visible boolean not null,
          -- The address of the page that the feature will open. The page asks for votes for its feature. Null for a feature without a page.
          page text unique,
          position int not null,
          votes int not null default 0 check (votes >= 0),
          revision int not null default 1,
          completed_at timestamptz,
          created_at timestamptz not null,
          updated_at timestamptz not null,
          check ((status = 'completed') = (completed_at is not null))
        );
        create index features_in_order on features (position, id);

        create table feature_votes (
          feature_id uuid not null references features on delete cascade,
          user_id uuid not null,
          id uuid not null unique,
          created_at timestamptz not null,
          -- One vote per person and feature. Batches over the voters of a feature continue in the order of this key.
          primary key (feature_id, user_id)
        );
        create index feature_votes_owner on feature_votes (user_id, id);
        create index feature_votes_recent on feature_votes (feature_id, created_at);
      `);
      // The insert names the columns as this migration creates them, so that a later migration does not change it.
      await knex<Record<string, unknown>>('features').insert(
        FIRST.map((row, position) => ({ id: newId(), ...row, estimated_completion: null, visible: true, position, created_at: SINCE, updated_at: SINCE })),
      );
    },
    async down(knex) {
      await knex.raw('drop table feature_votes; drop table features;');
    },
  },
};

const SINCE = '2026-11-21T00:00:00Z';

const FIRST = [
  {
    title: 'Daily challenges with blind votes',
    description: 'A new theme each day. You make an entry here, and members vote between two anonymous entries. The winners get tokens.',
    status: 'in_progress',
    page: '/challenges',
  },
  {
    title: 'Prompt packs',
    description: 'Several prompts together at a lower price. What you own already is deducted.',
    status: 'voting',
    page: '/prompt-packs',
  },
  {
    title: 'AI agents',
    description: 'Assistants with their own instructions and tools. Use those of others or make your own, and see the cost while you chat.',
    status: 'voting',
    page: '/ai-agents',
  },
  {
    title: 'Collections with smart folders',
    description: 'Lists of prompts and creations, private or public, and folders that fill themselves from a saved search.',
    status: 'voting',
    page: '/mycollections',
  },
  {
    title: 'API keys',
    description: 'Run your prompts from your own programs. Each key has its own spending limit, and the prices are the same as here.',
    status: 'voting',
    page: null,
  },
  {
    title: 'Compare side by side',
    description: 'Run the same inputs on two models or two versions at once. You see the total price first, and keep the result you prefer.',
    status: 'voting',
    page: null,
  },
];
