import type { ContentType } from '#contracts/primitives.ts';
import type { DraftForm, PromptForm } from '#contracts/prompt-form.ts';
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
  /** Ids on the rate card that its author allows; none means all of the type. */
  models: readonly string[];
  /** Sealed runs of a picture or video prompt may use hosted models. */
  hostedModels: boolean;
  /** Royalty on top of each run; 0 for its author and for people with access. */
  runRoyalty: number;
  /** The runner may not read what it is made of. */
  sealed: boolean;
  /** The text costs something, so some runners may not read it. */
  paid: boolean;
  ownerId: string;
  access: PromptAccess;
  /** Whom royalties go up to, nearest first. */
  parents: readonly RoyaltyParent[];
  /** Free trial runs a day that its author pays for. */
  freeTrialRunsPerDay: number;
}

/** The version that a run asks for. Without fields: the one that the person runs today. */
export interface WantedVersion {
  /** By number; refused when it is not theirs, unless `lenient`. */
  number?: number | undefined;
  lenient?: boolean;
  /** By id, e.g. that of an earlier run: taken while it is theirs. */
  keptId?: string | null;
  /** A free trial run: packs also offer them of prompts that are sold in packs alone. */
  trial?: boolean;
}

/** A prompt as models are told of it: its public form, and no template. */
export interface FormToRun extends Pick<RunnablePrompt, 'promptId' | 'slug' | 'title' | 'contentType' | 'form'> {
  oneLiner: string;
  /** Why this person cannot run it, in plain words; null when they can. */
  blocked: string | null;
}

/** An ancestor of a fork. `percent` is of what the prompt before it in the line receives. */
export interface RoyaltyParent {
  ownerId: string;
  promptId: string;
  percent: number;
}

/** A draft as a run needs it, for its author alone. */
export interface RunnableDraft extends Pick<RunnablePrompt, 'promptId' | 'title' | 'contentType' | 'category' | 'template' | 'systemTemplate' | 'negativeTemplate' | 'outputSettings' | 'models' | 'paid'> {
  form: DraftForm;
  revision: number;
  /** Texts that the prompt's page would show to buyers. Outputs may repeat them. */
  shows: readonly string[];
  /** Says which version this text became. @see PromptTexts.versionWith */
  textChecksum: string;
}

/** One of the platform's prompts, with the inputs that its author saved. */
export interface Starter {
  promptId: string;
  ownerId: string;
  contentType: ContentType;
  testInputs: { label: string; inputs: Record<string, unknown> }[];
}

/** What runs ask about the texts of prompts. */
export interface PromptTexts {
  /** The version of a prompt that this user runs, or the one that they name. @throws AppError not_found, pack_only, version_not_yours */
  runnable(connection: Connection, promptId: string, userId: string, wanted?: WantedVersion): Promise<RunnablePrompt>;
  /** The public form of the version that this person runs, or of the kept one while it is theirs. @throws AppError not_found */
  formToRun(connection: Connection, promptId: string, userId: string, keptVersionId: string | null): Promise<FormToRun>;
  /**
   * The author's own draft as it is saved, unfinished as it may be; at this revision, or at any for null.
   * @throws AppError not_found, draft_conflict
   */
  draftForRun(connection: Connection, promptId: string, userId: string, revision: number | null): Promise<RunnableDraft>;
  /** Number of the published version that makes the same runs; null when there is none. */
  versionWith(connection: Connection, promptId: string, textChecksum: string): Promise<number | null>;
  /** Numbers of versions by their ids. */
  versionNumbers(connection: Connection, versionIds: readonly string[]): Promise<Map<string, number>>;
  /**
   * The texts that a buyer reads before a run: the public form of this version (of the published one for null), its test inputs and the
   * prompt's page. None of them is a secret. Empty for a prompt that is gone.
   */
  shownTexts(connection: Connection, promptId: string, versionId: string | null): Promise<string[]>;
  /** The prompt that a family of forks goes back to; the prompt itself when it is no fork. */
  originOf(connection: Connection, promptId: string): Promise<string>;
  /** The prompts that came with the product and are out, in the order of the first shop window. */
  starters(connection: Connection): Promise<Starter[]>;
}
