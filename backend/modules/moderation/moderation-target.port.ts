import type { Connection, Tx } from '#kernel/db/database.ts';
import type { TargetType } from '#contracts/targets.ts';

/** The page on which a target is shown, by type and id. A prompt is shown on its own page, a comment on another target's page. */
export interface PageRef {
  type: TargetType;
  id: string;
}

/** The title, address and owner of a target's page, even if it was taken down. */
export interface TargetPage extends PageRef {
  title: string;
  /** The last part of the page's address; null for a target without an address. */
  slug: string | null;
  ownerId: string;
}

/** A target that was not taken down, so that people can see it. */
export interface StandingTarget {
  id: string;
  page: PageRef;
  authorId: string;
  /** The words of the target that the report queue quotes; null for a target that moderators read on its own page. */
  excerpt: string | null;
}

/**
 * The words of a target before it was taken down, from which a granted appeal restores it. `voters` are account ids; account deletion removes
 * the person's id from them.
 */
export interface TakenDown {
  words: object | null;
}

/**
 * A type of target that members report and moderators decide about (docs/rules/moderation.md#targets). The module that owns the targets
 * registers one object. Reports, decisions, appeals and strikes use only this interface.
 */
export interface ModerationTarget {
  readonly type: TargetType;
  /** The name of the target in a decision that its author reads, such as "your review of …". */
  titleOf(pageTitle: string): string;
  /** One target for a person who may open it. @throws AppError not_found */
  opened(connection: Connection, id: string, viewerId: string): Promise<StandingTarget>;
  /** Those of these targets that are not taken down, by id. */
  standing(connection: Connection, ids: readonly string[]): Promise<Map<string, StandingTarget>>;
  /** Takes a target down for a rule. Returns null when it is down already. */
  remove(tx: Tx, id: string, rule: string): Promise<TakenDown | null>;
  /** Restores a target that was taken down, from the words that `remove` returned. */
  restore(tx: Tx, id: string, words: object | null, page: TargetPage): Promise<void>;
  /** Hides a target until its author has changed it. Absent for types that moderators can only keep or take down. */
  readonly hiding?: {
    /** Hides the target. Returns `false` and changes nothing when people cannot see it anyway. */
    hide(tx: Tx, id: string, rule: string, note: string): Promise<boolean>;
    show(tx: Tx, id: string): Promise<void>;
  };
  /** Whether the report queue quotes the target's words, although the target has a page of its own. */
  readonly quoted?: boolean;
  /** The pages of these targets by id, in any state. Absent for types that are shown on another target's page. */
  pages?(connection: Connection, ids: readonly string[]): Promise<Map<string, TargetPage>>;
}
