// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `chat_folders`. */
export interface ChatFoldersTable {
  id: string;
  user_id: string;
  name: string;
  created_at: Date;
}

/** A row of `chat_messages`. */
export interface ChatMessagesTable {
  id: string;
  chat_id: string;
  user_id: string;
  parent_id: string | null;
  depth: number;
  role: 'user' | 'assistant';
  parts: unknown;
  attachments: unknown;
  status: 'queued' | 'writing' | 'asking' | 'done' | 'stopped' | 'limited' | 'failed' | 'blocked' | null;
  attempt: number;
  next_seq: number;
  length: 'short' | 'long' | null;
  generation_id: string | null;
  run_id: string | null;
  rounds: number;
  model_id: string | null;
  model_label: string | null;
  model_credit: string | null;
  tokens_in: number;
  tokens_out: number;
  charged: number | null;
  took_ms: number | null;
  feedback: 'up' | 'down' | null;
  problem: string | null;
  summary: string | null;
  created_at: Date;
  finished_at: Date | null;
  words: string | null;
  run_attempts: number;
  run_parts: number;
  run_rounds: number;
  run_tokens_in: number;
  author_id: string | null;
}

/** A row of `chat_share_files`. */
export interface ChatShareFilesTable {
  share_id: string;
  file_id: string;
  generation_id: string;
}

/** A row of `chat_share_messages`. */
export interface ChatShareMessagesTable {
  share_id: string;
  position: number;
  message: unknown;
}

/** A row of `chat_share_visits`. */
export interface ChatShareVisitsTable {
  share_id: string;
  day: Date;
  visitor: Buffer;
}

/** A row of `chat_shares`. */
export interface ChatSharesTable {
  id: string;
  token: string;
  chat_id: string;
  user_id: string;
  leaf_id: string;
  title: string;
  agent: unknown | null;
  show_media: boolean;
  show_name: boolean;
  show_prices: boolean;
  messages: number;
  views: number;
  removed_rule: string | null;
  revoked_at: Date | null;
  created_at: Date;
}

/** A row of `chat_tool_calls`. */
export interface ChatToolCallsTable {
  id: string;
  chat_id: string;
  message_id: string;
  user_id: string;
  round: number;
  position: number;
  provider_call_id: string;
  tool: string;
  title: string;
  prompt_id: string | null;
  prompt_version_id: string | null;
  content_type: 'text' | 'image' | 'video' | null;
  arguments: unknown;
  inputs: unknown;
  quote: unknown | null;
  status: 'asking' | 'declined' | 'running' | 'done' | 'failed' | 'cancelled' | 'refused';
  generation_id: string | null;
  auto: boolean;
  result: string | null;
  problem: string | null;
  replaces_id: string | null;
  created_at: Date;
  answered_at: Date | null;
  ended_at: Date | null;
}

/** A row of `chats`. */
export interface ChatsTable {
  id: string;
  user_id: string;
  agent_id: string | null;
  agent_version_id: string | null;
  draft: boolean;
  title: string;
  named: boolean;
  folder_id: string | null;
  pinned: boolean;
  archived: boolean;
  model_id: string;
  budget: number | null;
  auto_limit: number;
  auto_spent: number;
  spent: number;
  leaf_id: string | null;
  words: string;
  created_at: Date;
  last_message_at: Date;
  held: number;
}

/** A row of `guest_messages`. */
export interface GuestMessagesTable {
  id: string;
  device: Buffer;
  network: Buffer;
  day: Date;
  question: string;
  answer: string;
  status: 'writing' | 'done' | 'failed';
  hosted: boolean;
  provider: string;
  model_id: string;
  model_label: string;
  seed: number;
  created_at: Date;
  finished_at: Date | null;
  claimed_at: Date | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    chat_folders: ChatFoldersTable;
    chat_messages: ChatMessagesTable;
    chat_share_files: ChatShareFilesTable;
    chat_share_messages: ChatShareMessagesTable;
    chat_share_visits: ChatShareVisitsTable;
    chat_shares: ChatSharesTable;
    chat_tool_calls: ChatToolCallsTable;
    chats: ChatsTable;
    guest_messages: GuestMessagesTable;
  }
}
