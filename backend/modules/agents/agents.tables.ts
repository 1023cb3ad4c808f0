// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `agent_avatar_runs`. */
export interface AgentAvatarRunsTable {
  generation_id: string;
  agent_id: string;
  ordered_at: Date;
  file_id: string | null;
}

/** A row of `agent_days`. */
export interface AgentDaysTable {
  agent_id: string;
  day: Date;
  people: number;
  chats: number;
  messages: number;
  thumbs_up: number;
  thumbs_down: number;
  gross: number;
}

/** A row of `agent_favourites`. */
export interface AgentFavouritesTable {
  user_id: string;
  agent_id: string;
  at: Date;
}

/** A row of `agent_likes`. */
export interface AgentLikesTable {
  agent_id: string;
  user_id: string;
  at: Date;
}

/** A row of `agent_memories`. */
export interface AgentMemoriesTable {
  id: string;
  user_id: string;
  agent_id: string;
  text: string;
  created_at: Date;
}

/** A row of `agent_people`. */
export interface AgentPeopleTable {
  agent_id: string;
  user_id: string;
  last_day: Date;
}

/** A row of `agent_versions`. */
export interface AgentVersionsTable {
  id: string;
  agent_id: string;
  number: number;
  status: 'in_review' | 'published' | 'rejected' | 'replaced';
  visibility: 'private' | 'unlisted' | 'public';
  definition: unknown;
  checksum: string;
  change_note: string;
  cleared: boolean;
  created_at: Date;
  published_at: Date | null;
  decided_by: string | null;
  review_note: string | null;
}

/** A row of `agents`. */
export interface AgentsTable {
  id: string;
  owner_id: string;
  official: boolean;
  slug: string;
  status: 'draft' | 'in_review' | 'published' | 'rejected' | 'removed';
  visibility: 'private' | 'unlisted' | 'public';
  name: string;
  description: string;
  category: string;
  avatar_file_id: string | null;
  greeting: string;
  starters: string[];
  model: string | null;
  memory: boolean;
  surcharge: number;
  license: 'no_fork' | 'fork_credit';
  draft: unknown;
  checksum: string;
  revision: number;
  saved_at: Date;
  published_version_id: string | null;
  published_at: Date | null;
  forked_from_id: string | null;
  review_note: string | null;
  removed_rule: string | null;
  likes: number;
  users_week: number;
  trending: number;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  search: string | null;
  hidden_rule: string | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    agent_avatar_runs: AgentAvatarRunsTable;
    agent_days: AgentDaysTable;
    agent_favourites: AgentFavouritesTable;
    agent_likes: AgentLikesTable;
    agent_memories: AgentMemoriesTable;
    agent_people: AgentPeopleTable;
    agent_versions: AgentVersionsTable;
    agents: AgentsTable;
  }
}
