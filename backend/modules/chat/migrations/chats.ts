import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of chats, folders, messages as trees, and tool calls. */
export const chatsMigration: MigrationSet = {
  '20261126_0400_chats': {
    async up(knex) {
      await knex.raw(`
        create table chat_folders (
          id uuid primary key,
          user_id uuid not null,
          name text not null,
          created_at timestamptz not null
        );
        create index chat_folders_of_user on chat_folders (user_id, id);

        create table chats (
          id uuid primary key,
          user_id uuid not null,
          -- Null: a chat without an agent.
          agent_id uuid,
          -- The version that the last message was answered with.
          agent_version_id uuid,
          -- A test chat with the draft of an own agent: it is in no list.
          draft boolean not null default false,
          title text not null default '',
          -- Its owner named it, so that a first message does not.
          named boolean not null default false,
          folder_id uuid references chat_folders (id) on delete set null,
          pinned boolean not null default false,
          archived boolean not null default false,
          model_id text not null,
          -- Tokens that it may spend in all; null for no limit.
          budget int check (budget >= 0),
          -- Tokens that tools may spend without asking, and those that they spent so.
          auto_limit int not null default 0 check (auto_limit >= 0),
          auto_spent int not null default 0 check (auto_spent >= 0),
          -- Tokens charged, tool runs included.
          spent int not null default 0 check (spent >= 0),
          -- The end of the branch that was open last.
          leaf_id uuid,
          -- What a search finds it by, each word with a mark of its owner (backend/kernel/search-words.ts).
          words tsvector not null default '',
          created_at timestamptz not null,
          last_message_at timestamptz not null,
          check (not draft or agent_id is not null)
        ) with (fillfactor = 80);
        create index chats_listed on chats (user_id, archived, pinned desc, last_message_at desc, id desc) where not draft;
        create index chats_of_user on chats (user_id, id);
        create index chats_in_folder on chats (folder_id) where folder_id is not null;
        create index chats_with_agent on chats (agent_id, id) where agent_id is not null;
        create index chats_words on chats using gin (words);

        create table chat_messages (
          id uuid primary key,
          chat_id uuid not null references chats (id) on delete cascade,
          -- The owner of the chat.
          user_id uuid not null,
          parent_id uuid,
          -- Messages before it in its branch.
          depth int not null check (depth >= 0),
          role text not null check (role in ('user', 'assistant')),
          -- In order: { kind: 'text', text } and { kind: 'tool', callId }.
          parts jsonb not null default '[]',
          -- { kind: 'file', fileId } and { kind: 'creation', generationId, outputId }.
          attachments jsonb not null default '[]',
          -- Null for what people wrote.
          status text check (status in ('queued', 'writing', 'asking', 'done', 'stopped', 'limited', 'failed', 'blocked')),
          -- Attempt and number of the next words over the socket.
          attempt int not null default 0,
          next_seq int not null default 0,
          -- Words that were asked for.
          length text check (length in ('short', 'long')),
          -- The run that its price was held for, and the run that writes or wrote last: a reply goes on after a tool in another run.
          generation_id uuid,
          run_id uuid,
          rounds int not null default 0,
          model_id text,
          model_label text,
          model_credit text,
          tokens_in int not null default 0,
          tokens_out int not null default 0,
          charged int,
          took_ms int,
          feedback text check (feedback in ('up', 'down')),
          problem text,
          -- What older messages were summarised to for this reply.
          summary text,
          created_at timestamptz not null,
          finished_at timestamptz,
          -- What a search finds it by (domain/message-words.ts). Null while it is written, so that text which is stored every second moves no index.
          words tsvector,
          check (words is not null or status in ('queued', 'writing')),
          unique (chat_id, id),
          -- A branch never leaves its chat.
          foreign key (chat_id, parent_id) references chat_messages (chat_id, id) on delete cascade,
          check ((role = 'user') = (status is null))
        ) with (fillfactor = 80);
        create index chat_messages_branches on chat_messages (chat_id, parent_id, id);
        create index chat_messages_of_user on chat_messages (user_id, id);
        create index chat_messages_open on chat_messages (chat_id) where status in ('queued', 'writing', 'asking');
        create index chat_messages_of_run on chat_messages (run_id) where run_id is not null;
        create index chat_messages_of_generation on chat_messages (generation_id) where generation_id is not null;
        create index chat_messages_words on chat_messages using gin (words);

        create table chat_tool_calls (
          id uuid primary key,
          chat_id uuid not null,
          message_id uuid not null,
          user_id uuid not null,
          -- Round of the model that asked, from 1, and its place in that round.
          round int not null,
          position int not null,
          -- The id that the model gave the call.
          provider_call_id text not null,
          tool text not null,
          title text not null,
          prompt_id uuid,
          prompt_version_id uuid,
          content_type text check (content_type in ('text', 'image', 'video')),
          -- What the model wrote, and what people are shown: { label, value } of each input.
          arguments jsonb not null,
          inputs jsonb not null default '[]',
          -- Null for tools that cost nothing.
          quote jsonb,
          status text not null check (status in ('asking', 'declined', 'running', 'done', 'failed', 'cancelled', 'refused')),
          -- The run that it made.
          generation_id uuid,
          -- It ran within what the chat may spend without asking.
          auto boolean not null default false,
          -- What the model is told.
          result text,
          problem text,
          -- The call whose inputs a person changed.
          replaces_id uuid,
          created_at timestamptz not null,
          answered_at timestamptz,
          ended_at timestamptz,
          foreign key (chat_id, message_id) references chat_messages (chat_id, id) on delete cascade
        ) with (fillfactor = 80);
        create index chat_tool_calls_of_message on chat_tool_calls (message_id, id);
        create index chat_tool_calls_in_chat on chat_tool_calls (chat_id, message_id);
        create index chat_tool_calls_of_user on chat_tool_calls (user_id, id);
        create unique index chat_tool_calls_of_run on chat_tool_calls (generation_id) where generation_id is not null;
        create index chat_tool_calls_open on chat_tool_calls (created_at) where status in ('asking', 'running');
      `);
    },
    async down(knex) {
      await knex.raw('drop table chat_tool_calls; drop table chat_messages; drop table chats; drop table chat_folders;');
    },
  },
};
