import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Tables of the messages module. Ids are UUID v7, so that ordering by id is ordering by time. */
export const messagesMigrations: MigrationSet = {
  '20261121_0700_messages': {
    async up(knex) {
      await knex.raw(`
        create table messages (
          id uuid primary key,
          user_id uuid not null,
          dedupe_key text not null unique,
          subject text not null,
          content text not null,
          priority text not null check (priority in ('critical', 'urgent', 'high', 'normal', 'low')),
          category text not null check (category in ('content', 'achievement', 'social', 'challenge', 'system')),
          type text not null check (type in ('video_completion', 'achievement_earned', 'challenge_reward',
            'token_reward', 'generation_error', 'system_notification', 'generation_success')),
          related_entity_type text,
          related_entity_id text,
          created_at timestamptz not null,
          read_at timestamptz,
          archived_at timestamptz
        );
        create index messages_of_user on messages (user_id, id desc) where archived_at is null;
        create index messages_unread on messages (user_id) where read_at is null and archived_at is null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table messages');
    },
  },
};
