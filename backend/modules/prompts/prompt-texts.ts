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
  /** Ids of models on the rate card that the author allows. An empty list allows all models of the content type. */
  models: readonly string[];
  /** Whether the author allows hosted models for sealed runs of a picture or video prompt. */
  hostedModels: boolean;
  /** Royalty on top of each run; 0 for its author and for people with access. */
  runRoyalty: number;
  /** Whether this runner may not read the text of the prompt. */
  sealed: boolean;
  /** Whether the text has a price, so that some runners may not read it. */
  paid: boolean;
  ownerId: string;
  access: PromptAccess;
  /** The originals above a fork that get royalties, nearest first. */
  parents: readonly RoyaltyParent[];
  /** Free trial runs a day that its author pays for. */
  freeTrialRunsPerDay: number;
}

/** Which version a run asks for. Without any field, the run uses the version that the person runs today. */
export interface WantedVersion {
  /** The version's number. A version that the person may not run is refused, or with `lenient` replaced by today's. */
  number?: number | undefined;
  lenient?: boolean;
  /** The version's id, such as that of an earlier run. It is used if the person may still run it. */
  keptId?: string | null;
  /** Whether this is a free trial run. Packs also offer these of prompts that are otherwise sold only in packs. */
  trial?: boolean;
}

/** A prompt as models are told of it: its public form, and no template. */
export interface FormToRun extends Pick<RunnablePrompt, 'promptId' | 'slug' | 'title' | 'contentType' | 'form'> {
  oneLiner: string;
  /** Why this person cannot run the prompt, in plain words; null when they can. */
  blocked: string | null;
}

/** An ancestor of a fork. `percent` is of what the prompt before it in the line receives. */
export interface RoyaltyParent {
  ownerId: string;
  promptId: string;
  percent: number;
}

/** The saved draft with what a run needs, for its author alone. */
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
  /** Published prompts that came with the product, in the order in which a new marketplace shows them. */
  starters(connection: Connection): Promise<Starter[]>;
}
