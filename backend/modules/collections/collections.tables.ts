// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `collection_contributors`. */
export interface CollectionContributorsTable {
  collection_id: string;
  user_id: string;
  permission: 'view' | 'add' | 'add_review' | 'manage';
  since: Date;
}

/** A row of `collection_followers`. */
export interface CollectionFollowersTable {
  collection_id: string;
  user_id: string;
  followed_at: Date;
}

/** A row of `collection_invites`. */
export interface CollectionInvitesTable {
  id: string;
  collection_id: string;
  token_hash: Buffer;
  permission: 'view' | 'add' | 'add_review' | 'manage';
  joined: number;
  created_at: Date;
  revoked_at: Date | null;
  to_user_id: string | null;
}

/** A row of `collection_items`. */
export interface CollectionItemsTable {
  collection_id: string;
  item_id: string;
  item_type: 'prompt' | 'creation' | 'pack';
  position: string;
  note: string;
  added_by: string | null;
  added_at: Date;
  status: 'accepted' | 'review' | 'declined';
}

/** A row of `collection_shut_out`. */
export interface CollectionShutOutTable {
  owner_id: string;
  user_id: string;
}

/** A row of `collections`. */
export interface CollectionsTable {
  id: string;
  owner_id: string;
  is_saved: boolean;
  code: string;
  name: string;
  description: string;
  kind: 'mixed' | 'prompts' | 'creations';
  visibility: 'private' | 'unlisted' | 'public';
  add_by: 'owner' | 'anyone' | 'review';
  item_count: number;
  review_count: number;
  follower_count: number;
  removed_rule: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A row of `prompt_saves`. */
export interface PromptSavesTable {
  prompt_id: string;
  count: number;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    collection_contributors: CollectionContributorsTable;
    collection_followers: CollectionFollowersTable;
    collection_invites: CollectionInvitesTable;
    collection_items: CollectionItemsTable;
    collection_shut_out: CollectionShutOutTable;
    collections: CollectionsTable;
    prompt_saves: PromptSavesTable;
  }
}
