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
          -- The agent of the chat. Null for a chat without an agent.
          agent_id uuid,
          -- The version of the agent that answered last, or that the chat began with. Null for a chat without an agent.
          agent_version_id uuid,
          -- True for a test chat with the draft of an own agent. No list shows it.
          draft boolean not null default false,
          title text not null default '',
          -- True if the owner chose the title. A first message then does not change it.
          named boolean not null default false,
          folder_id uuid references chat_folders (id) on delete set null,
          pinned boolean not null default false,
          archived boolean not null default false,
          model_id text not null,
          -- Tokens that the owner lets the chat spend in all. Null for no limit.
          budget int check (budget >= 0),
          -- Tokens that tools of the chat may spend without asking (auto_limit), and tokens that they spent in this way (auto_spent).
          auto_limit int not null default 0 check (auto_limit >= 0),
          auto_spent int not null default 0 check (auto_spent >= 0),
          -- Tokens that replies and tool runs of the chat were charged.
          spent int not null default 0 check (spent >= 0),
          -- The last message of the branch that the owner opened last.
          leaf_id uuid,
          -- The search words of the title, each with a mark of the chat's owner in front (backend/kernel/search-words.ts).
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
          -- The owner of the chat, also for replies.
          user_id uuid not null,
          parent_id uuid,
          -- The number of messages before this one in its branch.
          depth int not null check (depth >= 0),
          role text not null check (role in ('user', 'assistant')),
          -- The text and the tool calls of the message in order: { kind: 'text', text } and { kind: 'tool', callId }.
          parts jsonb not null default '[]',
          -- What the person attached to the message: { kind: 'file', fileId } and { kind: 'creation', generationId, outputId }.
          attachments jsonb not null default '[]',
          -- The state of a reply. Null for a message of a person.
          status text check (status in ('queued', 'writing', 'asking', 'done', 'stopped', 'limited', 'failed', 'blocked')),
          -- The attempt that writes the reply, and the number of the next piece of text that the worker sends over the socket.
          attempt int not null default 0,
          next_seq int not null default 0,
          -- The length of the reply that the person chose. Null for a message of a person.
          length text check (length in ('short', 'long')),
          -- generation_id is the run whose price was held for the reply. run_id is the latest run: after a tool call another run continues the reply.
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
          -- The summary of older messages that the model got for this reply. Null if it got all messages.
          summary text,
          created_at timestamptz not null,
          finished_at timestamptz,
          -- The search words of the message (domain/message-words.ts). Null while the reply is written, because text that is stored each second must not
          -- change an index.
          words tsvector,
          check (words is not null or status in ('queued', 'writing')),
          unique (chat_id, id),
          -- The parent of a message is a message of the same chat.
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
          -- The round of the model in which it made the call, from 1 on, and the place of the call in that round.
          round int not null,
          position int not null,
          -- The id that the model gave to the call.
          provider_call_id text not null,
          tool text not null,
          title text not null,
          prompt_id uuid,
          prompt_version_id uuid,
          content_type text check (content_type in ('text', 'image', 'video')),
          -- The arguments as the model wrote them, and what people see of them: { label, value } of each input.
          arguments jsonb not null,
          inputs jsonb not null default '[]',
          -- The price of the run. Null for tools that cost nothing.
          quote jsonb,
          status text not null check (status in ('asking', 'declined', 'running', 'done', 'failed', 'cancelled', 'refused')),
          -- The run that the call started. Null without a run.
          generation_id uuid,
          -- True if the call started without asking the person, within the chat's limit for this.
          auto boolean not null default false,
          -- The result that the model gets. Null for a call that has no result.
          result text,
          problem text,
          -- The call that this one replaces, because the person changed its inputs. Null otherwise.
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
