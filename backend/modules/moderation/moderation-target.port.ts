import type { Connection, Tx } from '#kernel/db/database.ts';
import type { TargetType } from '#contracts/targets.ts';

/** The page on which a target stands. A prompt stands on its own page. */
export interface PageRef {
  type: TargetType;
  id: string;
}

/** A page by its name, in whatever state it is. */
export interface TargetPage extends PageRef {
  title: string;
  /** Part of its address; null for a page without one. */
  slug: string | null;
  ownerId: string;
}

/** A target that was not taken down. */
export interface StandingTarget {
  id: string;
  page: PageRef;
  authorId: string;
  /** The words that are reported; null for what is read on a page of its own. */
  excerpt: string | null;
}

/** What a granted appeal restores. `voters` are account ids: `personalData` removes an erased account from them. */
export interface TakenDown {
  words: object | null;
}

/**
 * A type of thing that members report and moderators decide about (docs/rules/moderation.md#targets). The module that owns the things
 * registers one object. Reports, the queue, decisions, appeals and strikes need nothing else of them.
 */
export interface ModerationTarget {
  readonly type: TargetType;
  /** The name that decisions give to the author's work. */
  titleOf(pageTitle: string): string;
  /** One thing for a person who may open it. @throws AppError not_found */
  opened(connection: Connection, id: string, viewerId: string): Promise<StandingTarget>;
  /** Those of these things that stand, by id. */
  standing(connection: Connection, ids: readonly string[]): Promise<Map<string, StandingTarget>>;
  /** Takes a thing down for a rule. Null when it is down already. */
  remove(tx: Tx, id: string, rule: string): Promise<TakenDown | null>;
  /** Restores a thing that was taken down, with what `remove` answered. */
  restore(tx: Tx, id: string, words: object | null, page: TargetPage): Promise<void>;
  /** Hides a thing until its author has changed it. Absent for what can only be kept or taken down. */
  readonly hiding?: {
    /** `false` when it is out of sight already. */
    hide(tx: Tx, id: string, rule: string, note: string): Promise<boolean>;
    show(tx: Tx, id: string): Promise<void>;
  };
  /** Moderators read its words in the queue, although it has a page of its own. */
  readonly quoted?: boolean;
  /** The pages of these targets by id, in any state. Absent for types that are shown on another target's page. */
  pages?(connection: Connection, ids: readonly string[]): Promise<Map<string, TargetPage>>;
}
