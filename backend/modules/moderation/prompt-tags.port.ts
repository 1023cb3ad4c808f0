import type { Connection, Tx } from '#kernel/db/database.ts';

/** Where a page of tags ended: the number of prompts with its last tag, and the tag. */
export interface TagPlace {
  prompts: number;
  tag: string;
}

/** Tags of prompts. */
export interface PromptTags {
  /** Tags of listed prompts by use, as of the last few minutes; `q` is a part of the tag. */
  list(connection: Connection, page: { q: string | null; after: TagPlace | null; limit: number }): Promise<TagPlace[]>;
  /** How many listed prompts carry exactly this tag, counted now. */
  use(connection: Connection, tag: string): Promise<number>;
  /** Replaces one tag by the other from now on, and returns how many prompts had it. Repeating it changes nothing. */
  merge(tx: Tx, from: string, into: string): Promise<number>;
}
