// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `announced_prompts`. */
export interface AnnouncedPromptsTable {
  prompt_id: string;
  announced_at: Date;
}

/** A row of `people_blocks`. */
export interface PeopleBlocksTable {
  blocker_id: string;
  blocked_id: string;
  id: string;
  blocked_at: Date;
}

/** A row of `social_marks`. */
export interface SocialMarksTable {
  kind: 'like' | 'follow';
  subject_id: string;
  user_id: string;
  id: string;
  created_at: Date;
}

/** A row of `social_tallies`. */
export interface SocialTalliesTable {
  kind: string;
  subject_id: string;
  count: number;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    announced_prompts: AnnouncedPromptsTable;
    people_blocks: PeopleBlocksTable;
    social_marks: SocialMarksTable;
    social_tallies: SocialTalliesTable;
  }
}
