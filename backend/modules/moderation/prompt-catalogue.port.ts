import type { DraftContent, PromptState } from '#contracts/prompt-drafts.ts';
import type { RunnableTerms } from '#contracts/cheapest-run.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { PromptPricing, PromptStatus } from '#contracts/prompts.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

/** A prompt as moderators see it in lists, in whatever state it is. */
export interface PromptSubject extends RunnableTerms {
  promptId: string;
  slug: string;
  title: string;
  status: PromptStatus;
  unlockPrice: number;
  ownerId: string;
  /** Lists show it. */
  listed: boolean;
}

/** A paid version that waits; title and price are those that it would have. */
export interface WaitingVersion extends PromptSubject {
  versionId: string;
  version: number;
  submittedAt: Date;
}

/** The whole of it, text and all: for reviewers alone. */
export interface Submission extends WaitingVersion {
  content: DraftContent;
  changeNote: string;
  /** Of what a run is made from: test runs with the same one ran exactly this text. */
  textChecksum: string | null;
  /** What readers of the marketplace see of it, or saw last; null before its first approval. */
  approved: { version: number; at: Date; content: DraftContent } | null;
  /** Published prompts outside its family that are like it, most alike first, at most five. */
  similar: SimilarPrompt[];
}

export interface SimilarPrompt {
  promptId: string;
  slug: string;
  title: string;
  sealed: boolean;
  /** 0 to 1: share of common trigrams. */
  similarity: number;
  template: string;
}

/** An own prompt as its author follows its review; title, type and pricing are those of the draft. */
export interface AuthorStatus {
  promptId: string;
  slug: string;
  title: string;
  contentType: ContentType;
  pricing: PromptPricing;
  state: PromptState;
  /** Whether its published version can be found and run now. */
  onSale: boolean;
  publishedVersion: number | null;
  pendingVersion: number | null;
  /** What the reviewer wrote; null while there is nothing to answer. */
  note: string | null;
  createdAt: Date;
  /** Latest first, at most 25. */
  versions: { version: number; submittedAt: Date; publishedAt: Date | null }[];
}

/** The place of a tag in the list by use. */
export interface TagPlace {
  prompts: number;
  tag: string;
}

export type ReviewDecision = 'approve' | 'request_changes' | 'reject';

/** What moderation asks of prompts, which implements it. It answers sealed texts: only the moderators' routes may pass them on. */
export interface PromptCatalogue {
  /** Versions that wait, oldest first, after the one with the id `after`. */
  waiting(connection: Connection, page: { after: string | null; limit: number }): Promise<WaitingVersion[]>;
  countWaiting(connection: Connection): Promise<number>;
  /** How many versions wait, and since when the first of them does; null when none waits. */
  waitingSince(connection: Connection): Promise<{ count: number; oldest: Date | null }>;
  /** One version while it waits; null before and after. */
  waitingVersion(connection: Connection, versionId: string): Promise<WaitingVersion | null>;
  /** The same with everything that a reviewer looks at. */
  submission(connection: Connection, versionId: string): Promise<Submission | null>;
  /** Decides the version that waits. @throws AppError not_found, not_waiting */
  decide(tx: Tx, promptId: string, versionId: string, decision: ReviewDecision, note: string): Promise<void>;
  /** An own prompt by id or slug with its versions. @throws AppError not_found */
  authorStatus(connection: Connection, idOrSlug: string, userId: string): Promise<AuthorStatus>;
  /** Prompts by id in whatever state; those that are gone are absent. */
  subjects(connection: Connection, promptIds: readonly string[]): Promise<Map<string, PromptSubject>>;
  /** Published templates by prompt id. */
  templates(connection: Connection, promptIds: readonly string[]): Promise<Map<string, string>>;
  /** How many prompts a person ever published, and how many of them are taken down. */
  ownerFigures(connection: Connection, ownerId: string): Promise<{ published: number; removed: number }>;
  /** Medians in tokens of the other listed prompts of a category that are sold this way; null where there are none. */
  medianPrices(connection: Connection, of: { promptId: string; category: string }): Promise<{ runRoyalty: number | null; unlockPrice: number | null }>;
  /** Lets a version wait once more that was sent back; `false` when a later one took its place, or the prompt is taken down. */
  requeue(tx: Tx, promptId: string, versionId: string): Promise<boolean>;
  /** Nothing of this person comes out until then; null ends the pause. */
  pausePublishing(tx: Tx, userId: string, until: Date | null): Promise<void>;
  /** Tags of listed prompts by use, as of the last few minutes; `q` is a part of the tag. */
  tags(connection: Connection, page: { q: string | null; after: TagPlace | null; limit: number }): Promise<TagPlace[]>;
  /** How many listed prompts carry exactly this tag, counted now. */
  tagUse(connection: Connection, tag: string): Promise<number>;
  /** Makes one tag the other from now on; answers how many prompts had it. Again it changes nothing. */
  mergeTags(tx: Tx, from: string, into: string): Promise<number>;
}
