import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftForm, PromptForm } from '#contracts/prompt-form.ts';
import type { RunnableTerms } from '#contracts/cheapest-run.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { PromptSelling } from './prompt-selling.ts';

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

/** Which version of a prompt is wanted; the one that the person runs when nothing is said. */
export interface WantedVersion {
  /** By number; refused when it is not theirs, unless `lenient`. */
  number?: number | undefined;
  lenient?: boolean;
  /** By id, e.g. that of an earlier run: taken while it is theirs. */
  keptId?: string | null;
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
  /** What its page would show to buyers: no secret, wherever it stands. */
  shows: readonly string[];
  /** Says which version this text became. @see Prompts.versionWith */
  textChecksum: string;
}

/** One of the platform's prompts, with the inputs that its author saved. */
export interface Starter {
  promptId: string;
  ownerId: string;
  contentType: ContentType;
  testInputs: { label: string; inputs: Record<string, unknown> }[];
}

/** Why a person has access to a prompt. `sourceId` is the id of the unlock, pack purchase or gift. */
export interface AccessReason {
  promptId: string;
  userId: string;
  source: 'unlock' | 'pack' | 'gift' | 'admin';
  sourceId: string;
}

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
  coverFileId: string | null;
  /** Percent; null under 20 runs. */
  successRate: number | null;
  /** Average stars with one decimal, and how many reviews; null without any. */
  rating: { value: number; reviews: number } | null;
  /** In lists and maps; an unlisted prompt is opened by its link alone. */
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
  /** Its text is read by its author and by those who unlocked it. */
  sealed: boolean;
}

/** The calls that other modules may make. */
export interface Prompts extends PromptSelling {
  /** The version of a prompt that this user runs, or the one that they name. @throws AppError not_found, pack_only, version_not_yours */
  runnable(connection: Connection, promptId: string, userId: string, wanted?: WantedVersion): Promise<RunnablePrompt>;
  /** Short references by prompt id, for runs that name their prompt; deleted prompts are absent. */
  refs(connection: Connection, promptIds: readonly string[]): Promise<Map<string, PromptRef>>;
  /** A prompt that this person may open, visitors for null. @throws AppError not_found */
  about(connection: Connection, promptId: string, userId: string | null): Promise<PromptFacts>;
  /** A person's access to each of these prompts, or a visitor's for null, in one query. */
  accessOf(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Map<string, HeldAccess>>;
  /** Opens a prompt from its published version on; returns that version's number. A second grant for one reason is the first. @throws AppError not_found */
  grantAccess(tx: Tx, reason: AccessReason): Promise<number>;
  /** Takes one reason back; says whether there was anything to take. */
  revokeAccess(tx: Tx, reason: AccessReason): Promise<boolean>;
  /**
   * The author's own draft as it is saved, unfinished as it may be; at this revision, or at any for null.
   * @throws AppError not_found, draft_conflict
   */
  draftForRun(connection: Connection, promptId: string, userId: string, revision: number | null): Promise<RunnableDraft>;
  /** Number of the published version that makes the same runs; null when there is none. */
  versionWith(connection: Connection, promptId: string, textChecksum: string): Promise<number | null>;
  /**
   * The texts that a buyer reads before a run: the public form of this version (of the published one for null), its test inputs and the
   * prompt's page. None of them is a secret. Empty for a prompt that is gone.
   */
  shownTexts(connection: Connection, promptId: string, versionId: string | null): Promise<string[]>;
  /** The prompt that a family of forks goes back to; the prompt itself when it is no fork. */
  originOf(connection: Connection, promptId: string): Promise<string>;
  /** Numbers of versions by their ids. */
  versionNumbers(connection: Connection, versionIds: readonly string[]): Promise<Map<string, number>>;
  /**
   * Makes private drafts of up to 250 contents, all or none; returns their ids in the same order. Covers that are not the owner's
   * own uploads are left out.
   */
  createDrafts(tx: Tx, ownerId: string, contents: readonly DraftContent[]): Promise<string[]>;
  /** Those of these prompts whose text this person may read now. */
  readable(connection: Connection, promptIds: readonly string[], userId: string): Promise<Set<string>>;
  /** Bytes that a person's drafts take. */
  textBytes(connection: Connection, userId: string): Promise<number>;
  /** Which of these prompts are taken down for a rule at the moment. */
  takenDown(connection: Connection, promptIds: readonly string[]): Promise<Set<string>>;
  /** For page metadata: a public prompt, by id or slug. */
  head(connection: Connection, idOrSlug: string): Promise<PromptHead | null>;
  /** First ids of the parts that public prompts are cut into, `size` each. */
  mapStarts(connection: Connection, size: number): Promise<string[]>;
  /** Addresses of public prompts from an id on, by id. */
  mapPart(connection: Connection, from: string, size: number): Promise<{ slug: string; updatedAt: Date }[]>;
  /** The prompts that came with the product and are out, in the order of the first shop window. */
  starters(connection: Connection): Promise<Starter[]>;
  /** How many people ran a prompt, counted up to 10,000. */
  runners(connection: Connection, promptId: string): Promise<number>;
}
