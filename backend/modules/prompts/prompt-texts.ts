import type { ContentType } from '#contracts/primitives.ts';
import type { DraftForm, PromptForm } from '#contracts/prompt-form.ts';
import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { Connection } from '#kernel/db/database.ts';

/** Everything that a run needs of a published prompt. The text of a sealed prompt must not leave the server. */
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
  /** Royalty in tokens on top of each run; 0 for the author and for people with access. */
  runRoyalty: number;
  /** True when this runner may not read the text of the prompt. */
  sealed: boolean;
  /** Whether the prompt is paid, so that only its author and buyers may read the text. */
  paid: boolean;
  ownerId: string;
  access: PromptAccess;
  /** The prompts that a fork comes from and that get royalties from its runs, nearest first. */
  parents: readonly RoyaltyParent[];
  /** How many free trial runs a day the prompt's author pays for. */
  freeTrialRunsPerDay: number;
}

/** Which version a run asks for. If no field is set, the run uses the version that this person usually runs. */
export interface WantedVersion {
  /** The number of the wanted version. If the person may not run it, the request is refused, or with `lenient` the usual version is used. */
  number?: number | undefined;
  lenient?: boolean;
  /** The id of a version, such as the one of an earlier run. It is used only if the person may still run it. */
  keptId?: string | null;
  /** Whether this is a free trial run. Packs also offer such runs for prompts that are sold only in packs. */
  trial?: boolean;
}

/** A prompt as a model gets it, to run it as a tool: its public form, and no template. */
export interface FormToRun extends Pick<RunnablePrompt, 'promptId' | 'slug' | 'title' | 'contentType' | 'form'> {
  oneLiner: string;
  /** Why this person cannot run the prompt, in plain words; null when the person can. */
  blocked: string | null;
}

/** A prompt that a fork comes from. `percent` is its part of what the prompt below it receives. */
export interface RoyaltyParent {
  ownerId: string;
  promptId: string;
  percent: number;
}

/** The saved draft with everything that a run needs, for its author alone. */
export interface RunnableDraft extends Pick<RunnablePrompt, 'promptId' | 'title' | 'contentType' | 'category' | 'template' | 'systemTemplate' | 'negativeTemplate' | 'outputSettings' | 'models' | 'paid'> {
  form: DraftForm;
  revision: number;
  /** Texts that the prompt's page would show to buyers. Outputs may repeat them, so they are no leak. */
  shows: readonly string[];
  /**
   * A checksum by which the version is found that this text became.
   * @see PromptTexts.versionWith
   */
  textChecksum: string;
}

/** One of the starter prompts, with the inputs that its author saved. */
export interface Starter {
  promptId: string;
  ownerId: string;
  contentType: ContentType;
  testInputs: { label: string; inputs: Record<string, unknown> }[];
}

/** What the generation module asks about the texts of prompts. */
export interface PromptTexts {
  /**
   * Returns the version of a prompt that this user runs, or the version that the request names.
   * @throws AppError not_found, pack_only, version_not_yours
   */
  runnable(connection: Connection, promptId: string, userId: string, wanted?: WantedVersion): Promise<RunnablePrompt>;
  /**
   * Returns the public form of the version that this person runs, or of `keptVersionId` while they may run it.
   * @throws AppError not_found
   */
  formToRun(connection: Connection, promptId: string, userId: string, keptVersionId: string | null): Promise<FormToRun>;
  /**
   * Returns the author's own saved draft, which may be unfinished. A `revision` that is not the saved one is refused; null accepts any.
   * @throws AppError not_found, draft_conflict
   */
  draftForRun(connection: Connection, promptId: string, userId: string, revision: number | null): Promise<RunnableDraft>;
  /** Returns the number of the published version that has this text, so that it makes the same runs; null when there is none. */
  versionWith(connection: Connection, promptId: string, textChecksum: string): Promise<number | null>;
  /** Returns those of the texts, by checksum, that a published version of the prompt has. */
  publishedTexts(connection: Connection, promptId: string, textChecksums: readonly string[]): Promise<Set<string>>;
  /** Returns the numbers of versions by their ids. */
  versionNumbers(connection: Connection, versionIds: readonly string[]): Promise<Map<string, number>>;
  /**
   * Returns the texts that a buyer reads before a run: the public form and test inputs of this version (null: the published one), and the
   * prompt's page. None of them is secret. Empty when the prompt was deleted.
   */
  shownTexts(connection: Connection, promptId: string, versionId: string | null): Promise<string[]>;
  /** Returns the first prompt of a family of forks, or the prompt itself when it is no fork. */
  originOf(connection: Connection, promptId: string): Promise<string>;
  /** Returns the published starter prompts, in the order in which a new marketplace shows them. */
  starters(connection: Connection): Promise<Starter[]>;
}
