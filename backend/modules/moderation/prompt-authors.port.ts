import type { ContentType } from '#contracts/primitives.ts';
import type { PromptState } from '#contracts/prompt-drafts.ts';
import type { PromptPricing } from '#contracts/prompts.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

/** An own prompt, as its author follows its review. Title, type and pricing are those of the draft. */
export interface AuthorStatus {
  promptId: string;
  slug: string;
  title: string;
  contentType: ContentType;
  pricing: PromptPricing;
  state: PromptState;
  /** Whether people can find and run the published version now. */
  onSale: boolean;
  publishedVersion: number | null;
  pendingVersion: number | null;
  /** The reviewer's note to the author; null when the author has nothing to change. */
  note: string | null;
  createdAt: Date;
  /** The latest versions of the prompt, at most 25, newest first. */
  versions: { version: number; submittedAt: Date; publishedAt: Date | null }[];
}

/** What moderation asks the module prompts about an author: reviews of own prompts, figures, and a pause of publishing. */
export interface PromptAuthors {
  /** An own prompt by id or slug, with its versions. @throws AppError not_found */
  status(connection: Connection, idOrSlug: string, userId: string): Promise<AuthorStatus>;
  /** How many prompts a person ever published, and how many of them are taken down now. */
  figures(connection: Connection, ownerId: string): Promise<{ published: number; removed: number }>;
  /** Pauses a person's publishing until this time; null ends the pause. */
  pausePublishing(tx: Tx, userId: string, until: Date | null): Promise<void>;
}
