import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { PromptSubject } from './prompt-subjects.port.ts';

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
  /** A checksum of the text. Test runs with the same checksum ran exactly this text. */
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
  /** The share of trigrams that both texts have, from 0 to 1. */
  similarity: number;
  template: string;
}

export type ReviewDecision = 'approve' | 'request_changes' | 'reject';

/** Paid versions that wait for a moderator. It answers sealed texts: only the moderators' routes may pass them on. */
export interface Submissions {
  /** Versions that wait, oldest first, after the one with the id `after`. */
  waiting(connection: Connection, page: { after: string | null; limit: number }): Promise<WaitingVersion[]>;
  count(connection: Connection): Promise<number>;
  /** How many versions wait, and since when the first of them does; null when none waits. */
  waitingSince(connection: Connection): Promise<{ count: number; oldest: Date | null }>;
  /** A version that waits for review; null before it was submitted and after it was decided. */
  find(connection: Connection, versionId: string): Promise<WaitingVersion | null>;
  /** A version that waits, with all facts that the reviewer's page shows; null when it does not wait. */
  read(connection: Connection, versionId: string): Promise<Submission | null>;
  /** Decides the version that waits. @throws AppError not_found, not_waiting */
  decide(tx: Tx, promptId: string, versionId: string, decision: ReviewDecision, note: string): Promise<void>;
  /** Lets a version wait once more that was sent back; `false` when a later one took its place, or the prompt is taken down. */
  requeue(tx: Tx, promptId: string, versionId: string): Promise<boolean>;
}
