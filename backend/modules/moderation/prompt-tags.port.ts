import type { Connection, Tx } from '#kernel/db/database.ts';

/** The cursor of a page of tags: its last tag, and how many prompts have that tag. */
export interface TagPlace {
  prompts: number;
  tag: string;
}

/** Reads and merges the tags of prompts. */
export interface PromptTags {
  /** Tags of listed prompts, most used first, as counted some minutes ago; `q` is a part of the tag. */
  list(connection: Connection, page: { q: string | null; after: TagPlace | null; limit: number }): Promise<TagPlace[]>;
  /** How many listed prompts have exactly this tag, counted now. */
  use(connection: Connection, tag: string): Promise<number>;
  /** Replaces one tag by the other for existing and later prompts. Returns how many prompts had it. Repeating it changes nothing. */
  merge(tx: Tx, from: string, into: string): Promise<number>;
}
