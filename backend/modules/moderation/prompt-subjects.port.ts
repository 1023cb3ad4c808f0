import type { RunnableTerms } from '#contracts/cheapest-run.ts';
import type { PromptStatus } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';

/** A prompt as moderators see it in lists, whatever its state. */
export interface PromptSubject extends RunnableTerms {
  promptId: string;
  slug: string;
  title: string;
  status: PromptStatus;
  unlockPrice: number;
  ownerId: string;
  /** Whether lists and searches show the prompt. */
  listed: boolean;
}

/** Reads prompts of any state, with sealed texts: only the moderators' routes may pass them on. */
export interface PromptSubjects {
  /** Prompts by id; deleted prompts are absent. */
  byIds(connection: Connection, promptIds: readonly string[]): Promise<Map<string, PromptSubject>>;
  /** The published templates of prompts, by prompt id. */
  templates(connection: Connection, promptIds: readonly string[]): Promise<Map<string, string>>;
  /** The median prices, in tokens, of the other listed prompts of a category that are sold this way; null without any. */
  medianPrices(connection: Connection, of: { promptId: string; category: string }): Promise<{ runRoyalty: number | null; unlockPrice: number | null }>;
}
