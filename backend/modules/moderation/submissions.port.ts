import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { PromptSubject } from './prompt-subjects.port.ts';

/** A version of a paid prompt that waits for review. Title and price are those that it would have once approved. */
export interface WaitingVersion extends PromptSubject {
  versionId: string;
  version: number;
  submittedAt: Date;
}

/** A waiting version with its whole text, for reviewers only. */
export interface Submission extends WaitingVersion {
  content: DraftContent;
  changeNote: string;
  /** A checksum of the version's text. Test runs with the same checksum used exactly this text. */
  textChecksum: string | null;
  /** The version that readers of the marketplace see, or saw last; null before the first approval. */
  approved: { version: number; at: Date; content: DraftContent } | null;
  /** The most similar published prompts outside the family of this prompt, at most five, most similar first. */
  similar: SimilarPrompt[];
}

export interface SimilarPrompt {
  promptId: string;
  slug: string;
  title: string;
  sealed: boolean;
  /** The share of trigrams that both texts contain, from 0 to 1. */
  similarity: number;
  template: string;
}

export type ReviewDecision = 'approve' | 'request_changes' | 'reject';

/** Reads and decides versions of paid prompts that wait for a moderator. It returns sealed texts: only the moderators' routes may pass them on. */
export interface Submissions {
  /** Versions that wait for review, oldest first, after the version with the id `after`. */
  waiting(connection: Connection, page: { after: string | null; limit: number }): Promise<WaitingVersion[]>;
  count(connection: Connection): Promise<number>;
  /** How many versions wait for review, and since when the oldest does; null when none waits. */
  waitingSince(connection: Connection): Promise<{ count: number; oldest: Date | null }>;
  /** A version that waits for review; null for one that was not submitted or is decided. */
  find(connection: Connection, versionId: string): Promise<WaitingVersion | null>;
  /** A version that waits for review, with all facts of its review file; null when it does not wait. */
  read(connection: Connection, versionId: string): Promise<Submission | null>;
  /** Decides about the version that waits for review. @throws AppError not_found, not_waiting */
  decide(tx: Tx, promptId: string, versionId: string, decision: ReviewDecision, note: string): Promise<void>;
  /** Puts a version that was sent back into the review queue again. Returns `false` when a later version replaced it, or the prompt is taken down. */
  requeue(tx: Tx, promptId: string, versionId: string): Promise<boolean>;
}
