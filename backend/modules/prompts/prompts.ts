import type { PromptForm } from '#contracts/prompt-form.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { Connection } from '#kernel/db/database.ts';

/** Everything a run needs to know about a published prompt. The text of a sealed prompt must not leave the server. */
export interface RunnablePrompt {
  promptId: string;
  versionId: string;
  slug: string;
  title: string;
  contentType: ContentType;
  category: string;
  template: string;
  systemTemplate: string | null;
  negativeTemplate: string | null;
  form: PromptForm;
  outputSettings: { length?: number | undefined; aspect?: string | undefined; quantity?: number | undefined };
  runRoyalty: number;
  sealed: boolean;
}

export interface PromptRef {
  id: string;
  slug: string;
  title: string;
  coverUrl: string | null;
}

export interface PromptHead {
  slug: string;
  title: string;
  oneLiner: string;
}

/** What others hang on to a prompt (likes, reviews, comments): whose it is, what it is called, how somebody stands to it. */
export interface PromptFacts {
  id: string;
  ownerId: string;
  slug: string;
  title: string;
  /** Number of the published version. */
  version: number;
  access: PromptAccess;
}

/** The calls that other modules may make. */
export interface Prompts {
  /** The published version of a prompt that this user may run. @throws AppError not_found */
  runnable(connection: Connection, promptId: string, userId: string): Promise<RunnablePrompt>;
  /** Short references by prompt id, for runs that name their prompt; deleted prompts are absent. */
  refs(connection: Connection, promptIds: readonly string[]): Promise<Map<string, PromptRef>>;
  /** A prompt that this person may open, visitors for null. @throws AppError not_found */
  about(connection: Connection, promptId: string, userId: string | null): Promise<PromptFacts>;
  /** For page metadata: a prompt that anybody may open, by id or slug. */
  head(connection: Connection, idOrSlug: string): Promise<PromptHead | null>;
}
