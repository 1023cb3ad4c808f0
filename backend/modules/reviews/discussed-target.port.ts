import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';

/** What the reviews module must know about the target of a review or comment. */
export interface DiscussedFacts {
  id: string;
  ownerId: string;
  title: string;
  /** The number of the target's published version. */
  version: number;
  access: PromptAccess;
  /** Whether only the author, and people who unlocked the target, may read its text. */
  sealed: boolean;
}

/** A public work of a person that has reviews. */
export interface ReviewedWork {
  id: string;
  title: string;
  slug: string;
}

/** A type of target that people review and comment on, such as prompts. The module that owns these targets registers one object. */
export interface DiscussedTarget {
  readonly type: DiscussedType;
  /**
   * Returns one target for a person who may open it; the user id is null for a visitor.
   * @throws AppError not_found
   */
  about(connection: Connection, id: string, userId: string | null): Promise<DiscussedFacts>;
  /** Whether only people who have the target, such as a pack, may review it. */
  readonly holdersOnly?: boolean;
  /** Returns the public works of a person with at least one review, in one statement. Absent for types that people only comment on. */
  reviewedOf?(connection: Connection, ownerId: string): Promise<ReviewedWork[]>;
  /** Returns the prompts whose delivered runs allow a review of the target. Absent for prompts, where only runs of the prompt itself count. */
  runsOf?(connection: Connection, id: string): Promise<string[]>;
}
