import type { Connection, Tx } from '#kernel/db/database.ts';
import type { TargetType } from '#contracts/targets.ts';

/** The page on which a target is shown, by type and id. A prompt is its own page; a comment is shown on another target's page. */
export interface PageRef {
  type: TargetType;
  id: string;
}

/** The title, address and owner of a page, also of one that was taken down. */
export interface TargetPage extends PageRef {
  title: string;
  /** The last part of the page's address; null for a target without an address. */
  slug: string | null;
  ownerId: string;
}

/** A target that people can see: it was not taken down. */
export interface StandingTarget {
  id: string;
  page: PageRef;
  authorId: string;
  /** The reported words, which the queue quotes; null for a target that moderators read on its own page. */
  excerpt: string | null;
}

/**
 * The words of a target before it was taken down, from which a granted appeal restores it. `voters` are account ids: `personalData` removes an erased account
 * from them.
 */
export interface TakenDown {
  words: object | null;
}

/**
 * A type of thing that members report and moderators decide about (docs/rules/moderation.md#targets). The module that owns the things
 * registers one object. Reports, the queue, decisions, appeals and strikes need nothing else of them.
 */
export interface ModerationTarget {
  readonly type: TargetType;
  /** How a decision names the work to its author, such as "your review of …". */
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
    /** Hides the thing. Returns `false`, and changes nothing, when people cannot see it anyway. */
    hide(tx: Tx, id: string, rule: string, note: string): Promise<boolean>;
    show(tx: Tx, id: string): Promise<void>;
  };
  /** Whether the queue quotes the thing's words to moderators, although it has a page of its own. */
  readonly quoted?: boolean;
  /** The pages of these targets by id, in any state. Absent for types that are shown on another target's page. */
  pages?(connection: Connection, ids: readonly string[]): Promise<Map<string, TargetPage>>;
}
