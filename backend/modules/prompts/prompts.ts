import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { RunnableTerms } from '#contracts/cheapest-run.ts';
import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { readableOf } from './queries/readable-of.ts';
import type { PromptTerms } from './prompt-selling.ts';

/** A person's access to a prompt. `fromVersion` is the first version that they may read, null for owners and strangers. */
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

/** A prompt that the person who asks may open. */
export interface OpenRef extends Omit<PromptRef, 'coverUrl'> {
  /** Whether only the author, and people who unlocked the prompt, may read the template. */
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
  /** The id of the cover; null when there is none, and for a prompt that is marked as sensitive. */
  coverFileId: string | null;
  /** Whether the prompt is marked as sensitive. */
  flagged: boolean;
  /** The success rate in percent; null for fewer than 20 runs. */
  successRate: number | null;
  /** Average stars with one decimal, and how many reviews; null without any. */
  rating: { value: number; reviews: number } | null;
  /** Whether lists and site maps show the prompt. An unlisted prompt is opened by its link alone. */
  listed: boolean;
  publishedAt: Date;
  updatedAt: Date;
}

/** What likes, reviews and comments need of a prompt: its owner, its title, and a person's access. */
export interface PromptFacts {
  id: string;
  ownerId: string;
  slug: string;
  title: string;
  /** Number of the published version. */
  version: number;
  access: PromptAccess;
  /** Whether the text may be read only by its author and by people who unlocked it. */
  sealed: boolean;
}

/** A card for a person. `listed`: any person finds it. `link`: this person may open it by its link. `own`: it is theirs, or they hold access to it. */
export interface ShownCard {
  card: PromptCard;
  reach: 'listed' | 'link' | 'own';
}

/** The own prompts of a person, for an account export. */
export interface PromptPortability {
  /** All own prompts as the form builder shows them, oldest first. Locked forks are left out. */
  contents(connection: Connection, userId: string): AsyncIterable<{ id: string; content: DraftContent }>;
}

/** What any module may ask about prompts. Texts are in `PromptTexts`, sales in `PromptSelling`. */
export interface Prompts {
  /** Short references by prompt id, for runs that name their prompt; deleted prompts are absent. */
  refs(connection: Connection, promptIds: readonly string[]): Promise<Map<string, PromptRef>>;
  /** Cards of those of these prompts that this person may open, visitors for null; others are absent. */
  cards(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Map<string, ShownCard>>;
  /** Those of these prompts that this person may open, visitors for null, by id. */
  openRefs(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Map<string, OpenRef>>;
  /** A prompt that this person may open, visitors for null. @throws AppError not_found */
  about(connection: Connection, promptId: string, userId: string | null): Promise<PromptFacts>;
  /** The terms of a prompt that this person may open, visitors for null. @throws AppError not_found */
  terms(connection: Connection, promptId: string, userId: string | null): Promise<PromptTerms>;
  /**
   * Creates private drafts from up to 250 contents, either all or none; returns their ids in the same order. Covers that the owner did not upload are
   * left out.
   */
  createDrafts(tx: Tx, ownerId: string, contents: readonly DraftContent[]): Promise<string[]>;
  /** Those of these prompts whose text this person may read now. */
  readable(connection: Connection, promptIds: readonly string[], userId: string): Promise<Set<string>>;
  /** A page of published prompts of a type whose text this person may read: own, then unlocked, then free ones. */
  readableOf: typeof readableOf;
  /** The bytes that a person's drafts take. */
  textBytes(connection: Connection, userId: string): Promise<number>;
  /** Which of these prompts are taken down for a rule at the moment. */
  takenDown(connection: Connection, promptIds: readonly string[]): Promise<Set<string>>;
  /** Those of these prompts whose content is marked as sensitive. */
  flagged(connection: Connection, promptIds: readonly string[]): Promise<Set<string>>;
  /** For page metadata: a public prompt, by id or slug. */
  head(connection: Connection, idOrSlug: string): Promise<PromptHead | null>;
  /** The first id of each part of a site map. The public prompts are cut by id into parts of `size` prompts. */
  mapStarts(connection: Connection, size: number): Promise<string[]>;
  /** Slugs and change times of `size` public prompts, from this id on. */
  mapPart(connection: Connection, from: string, size: number): Promise<{ slug: string; updatedAt: Date }[]>;
  /** How many people ran a prompt, counted up to 10,000. */
  runners(connection: Connection, promptId: string): Promise<number>;
}
