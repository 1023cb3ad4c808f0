import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Creates the tables of messages and preferences. Ids are UUID v7, so sorting by id is sorting by time. A muted message is stored as read and
 * appears in no list.
 */
export const messagesMigrations: MigrationSet = {
  '20261123_0700_messages': {
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
          muted boolean not null default false,
          created_at timestamptz not null,
          read_at timestamptz,
          archived_at timestamptz,
          -- The transaction that last changed the row. Unlike a time, it tells a reader which changes its snapshot could not see.
          changed_xid xid8 not null default pg_current_xact_id(),
          constraint messages_muted_are_read check (not muted or read_at is not null)
        );
        create index messages_of_user on messages (user_id, id desc) where archived_at is null and not muted;
        create index messages_unread on messages (user_id, priority) where read_at is null and archived_at is null;
        create index messages_changed on messages (user_id, changed_xid) where not muted;
        create index messages_archived on messages (user_id, archived_at desc, id desc) where archived_at is not null;
        -- This index serves exports and account deletion, which read all messages of a person, also the archived ones.
        create index messages_owner on messages (user_id, id);

        create table notification_preferences (
          user_id uuid primary key,
          preferences jsonb not null,
          time_zone text not null,
          revision integer not null default 0,
          updated_at timestamptz not null
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table notification_preferences; drop table messages;');
    },
  },
};
