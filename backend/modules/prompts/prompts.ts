import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { RunnableTerms } from '#contracts/cheapest-run.ts';
import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { readableOf } from './queries/readable-of.ts';
import type { PromptTerms } from './prompt-selling.ts';

/** A person's access to a prompt. `fromVersion` is the first version that they may read; null for the owner and for people without access. */
export interface HeldAccess {
  access: PromptAccess;
  fromVersion: number | null;
}

export interface PromptRef {
  id: string;
  slug: string;
  title: string;
  coverUrl: string | null;
}

/** A reference to a prompt that the asking person may open. */
export interface OpenRef extends Omit<PromptRef, 'coverUrl'> {
  /** True when only the author, and people who unlocked the prompt, may read the template. */
  sealed: boolean;
}

export interface PromptHead extends RunnableTerms {
  id: string;
  slug: string;
  title: string;
  oneLiner: string;
  category: string;
  language: string;
  tags: string[];
  unlockPrice: number;
  ownerId: string;
  /** The id of the cover; null when there is none, or the prompt is marked as sensitive. */
  coverFileId: string | null;
  /** Whether the prompt is marked as sensitive. */
  flagged: boolean;
  /** The success rate in percent; null for fewer than 20 runs. */
  successRate: number | null;
  /** Average stars with one decimal, and the number of reviews; null without reviews. */
  rating: { value: number; reviews: number } | null;
  /** Whether lists and site maps show the prompt. An unlisted prompt can be opened only by its link. */
  listed: boolean;
  publishedAt: Date;
  updatedAt: Date;
}

/** What likes, reviews and comments need of a prompt: its owner, its title, and the asking person's access. */
export interface PromptFacts {
  id: string;
  ownerId: string;
  slug: string;
  title: string;
  /** The number of the prompt's published version. */
  version: number;
  access: PromptAccess;
  /** Whether only the author, and people who unlocked the prompt, may read its text. */
  sealed: boolean;
}

/**
 * A prompt's card for a person. `listed`: lists show it to all people. `link`: this person may open it by its link. `own`: this person wrote
 * it or has access to it.
 */
export interface ShownCard {
  card: PromptCard;
  reach: 'listed' | 'link' | 'own';
}

/** Gives the account export a person's own prompts. */
export interface PromptPortability {
  /** Yields all own prompts as the form builder shows them, oldest first. Locked forks are left out. */
  contents(connection: Connection, userId: string): AsyncIterable<{ id: string; content: DraftContent }>;
}

/** What any module may ask about prompts. `PromptTexts` has the texts, `PromptSelling` the sales. */
export interface Prompts {
  /** Returns short references by prompt id, for runs that name their prompt. Unknown ids are absent. */
  refs(connection: Connection, promptIds: readonly string[]): Promise<Map<string, PromptRef>>;
  /** Returns cards of the prompts that this person may open; the user id is null for visitors. Other prompts are absent. */
  cards(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Map<string, ShownCard>>;
  /** Returns references, by id, to the prompts that this person may open; the user id is null for visitors. */
  openRefs(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Map<string, OpenRef>>;
  /**
   * Returns owner, title and access of a prompt that this person may open; the user id is null for visitors.
   * @throws AppError not_found
   */
  about(connection: Connection, promptId: string, userId: string | null): Promise<PromptFacts>;
  /**
   * Returns the price terms of a prompt that this person may open; the user id is null for visitors.
   * @throws AppError not_found
   */
  terms(connection: Connection, promptId: string, userId: string | null): Promise<PromptTerms>;
  /**
   * Creates private drafts from up to 250 contents, all or none, and returns their ids in the same order. Covers that the owner did not
   * upload are left out.
   */
  createDrafts(tx: Tx, ownerId: string, contents: readonly DraftContent[]): Promise<string[]>;
  /** Returns the ids of the prompts whose text this person may read now. */
  readable(connection: Connection, promptIds: readonly string[], userId: string): Promise<Set<string>>;
  /** Returns a page of published prompts of a content type whose text this person may read: own, then unlocked, then free ones. */
  readableOf: typeof readableOf;
  /** Returns the bytes that a person's drafts take. */
  textBytes(connection: Connection, userId: string): Promise<number>;
  /** Returns the ids of the prompts that are taken down at the moment. */
  takenDown(connection: Connection, promptIds: readonly string[]): Promise<Set<string>>;
  /** Returns the ids of the prompts whose content is marked as sensitive. */
  flagged(connection: Connection, promptIds: readonly string[]): Promise<Set<string>>;
  /** Returns a public prompt by id or slug, for page metadata; null for other prompts. */
  head(connection: Connection, idOrSlug: string): Promise<PromptHead | null>;
  /** Cuts the public prompts by id into parts of `size` for a site map, and returns the first id of each part. */
  mapStarts(connection: Connection, size: number): Promise<string[]>;
  /** Returns slugs and change times of `size` public prompts, from this id on, for one part of a site map. */
  mapPart(connection: Connection, from: string, size: number): Promise<{ slug: string; updatedAt: Date }[]>;
  /** Counts the people who ran a prompt, up to 10,000. */
  runners(connection: Connection, promptId: string): Promise<number>;
}
