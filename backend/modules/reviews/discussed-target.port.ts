import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';

/** What this module must know about the target of a review or comment. */
export interface DiscussedFacts {
  id: string;
  ownerId: string;
  title: string;
  /** The number of the published version. */
  version: number;
  access: PromptAccess;
  /** Whether only the author, and people who unlocked it, may read the target's text. */
  sealed: boolean;
}

/** A public work with reviews. */
export interface ReviewedWork {
  id: string;
  title: string;
  slug: string;
}

/** A type of thing that people review and comment on. The module that owns the things registers one object. */
export interface DiscussedTarget {
  readonly type: DiscussedType;
  /** One thing for a person who may open it; null stands for a visitor. @throws AppError not_found */
  about(connection: Connection, id: string, userId: string | null): Promise<DiscussedFacts>;
  /** Whether only people who have the thing may review it. */
  readonly holdersOnly?: boolean;
  /** The public works of a person that have at least one review. One statement. Absent for what people only comment on. */
  reviewedOf?(connection: Connection, ownerId: string): Promise<ReviewedWork[]>;
  /** The prompts of which a delivered run allows a review of the thing. Left out for prompts, where only runs of the prompt itself count. */
  runsOf?(connection: Connection, id: string): Promise<string[]>;
}
