import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';

/** What reviews and comments need of the thing that they are about. */
export interface DiscussedFacts {
  id: string;
  ownerId: string;
  title: string;
  /** Number of the published version. */
  version: number;
  access: PromptAccess;
  /** Its text is read by its author and by those who unlocked it. */
  sealed: boolean;
}

/** A type of thing that people review and comment on. The module that owns the things registers one object. */
export interface DiscussedTarget {
  readonly type: DiscussedType;
  /** One thing for a person who may open it, for visitors with null. @throws AppError not_found */
  about(connection: Connection, id: string, userId: string | null): Promise<DiscussedFacts>;
}
