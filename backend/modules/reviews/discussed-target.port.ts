import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';

/** What this module must know about the target of a review or comment. */
export interface DiscussedFacts {
  id: string;
  ownerId: string;
  title: string;
  /** Number of the published version. */
  version: number;
  access: PromptAccess;
  /** Whether only its author and people with an unlock may read its text. */
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
  /** One thing for a person who may open it, for visitors with null. @throws AppError not_found */
  about(connection: Connection, id: string, userId: string | null): Promise<DiscussedFacts>;
  /** Whether only people with access review it. */
  readonly holdersOnly?: boolean;
  /** The public works of a person that have at least one review. One statement. Absent for what people only comment on. */
  reviewedOf?(connection: Connection, ownerId: string): Promise<ReviewedWork[]>;
  /** The prompts whose delivered runs count for a review of it; the thing itself when left out. */
  runsOf?(connection: Connection, id: string): Promise<string[]>;
}
