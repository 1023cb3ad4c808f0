import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { PromptPricing } from '#contracts/prompts.ts';
import type { packCandidates, PackPart, publishedFigures } from './queries/pack-parts.ts';
import type { PromptOpinions } from './queries/prompt-opinions.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

/** The price terms of a prompt, in tokens. */
export interface PromptTerms {
  promptId: string;
  slug: string;
  title: string;
  contentType: ContentType;
  ownerId: string;
  pricing: PromptPricing;
  /** Royalty on top of a run's price; 0 for the owner and for people with access (docs/rules/selling.md#royalty). */
  runRoyalty: number;
  /** The unlock price in tokens; null when the prompt cannot be unlocked. */
  unlockPrice: number | null;
  /** Number of the published version. */
  version: number;
  access: PromptAccess;
  freeTrialRunsPerDay: number;
  /** The words of a run that does not ask for more; null when the prompt sets no length. */
  length: number | null;
}

/** An original above a fork, which gets a part of what the fork earns. */
export interface LineageLevel {
  promptId: string;
  ownerId: string;
  /** The percent that this prompt gets of what the prompt below it got. */
  percent: number;
}

export interface FreeTrialRun {
  promptId: string;
  creatorId: string;
  userId: string;
  generationId: string;
}

/** Why a person has access to a prompt. `sourceId` is the id of the unlock, pack purchase or gift. */
export interface AccessReason {
  promptId: string;
  userId: string;
  source: 'unlock' | 'pack' | 'gift' | 'admin';
  sourceId: string;
  /** The first version that the person may read. Null, or left out, means the published one. */
  fromVersion?: number | null;
}

/** What the selling module asks about prompts, besides their price terms. */
export interface PromptSelling {
  /** The prompts that it was forked from, nearest first, at most three, with what each is paid. */
  lineage(connection: Connection, promptId: string): Promise<LineageLevel[]>;
  /** Likes and reviews of an owner's prompts since they were published, by prompt. Prompts without any are absent. */
  opinions(connection: Connection, ownerId: string, promptId: string | null): Promise<Map<string, PromptOpinions>>;
  /** Thumbs up and down of each of these prompts since a UTC day (`2026-11-21`); absent where there were none. */
  thumbs(connection: Connection, promptIds: readonly string[], from: string): Promise<Map<string, { up: number; down: number }>>;
  /** Opens a prompt from its published version on; returns that version's number. A second grant for one reason is the first. @throws AppError not_found */
  grantAccess(tx: Tx, reason: AccessReason): Promise<number>;
  /** Removes one reason for access; returns whether it existed. */
  revokeAccess(tx: Tx, reason: AccessReason): Promise<boolean>;
}

/** Free trial runs of today (docs/rules/selling.md#free-trial-run). */
export interface FreeTrialRuns {
  /** Whether this person has a free trial run of this prompt left today (UTC): one per person and creator, so many per prompt. */
  left(connection: Connection, terms: Pick<PromptTerms, 'promptId' | 'ownerId' | 'freeTrialRunsPerDay'>, userId: string): Promise<boolean>;
  /**
   * Takes today's free trial run; `false` when none is left. The caller holds the creator's wallet, so that the last one
   * of a day is taken once.
   */
  take(tx: Tx, freeTrialRun: FreeTrialRun, perDay: number): Promise<boolean>;
  /** Gives the free trial run back when the run delivered nothing. */
  giveBack(tx: Tx, generationId: string): Promise<void>;
}

/** What packs ask of the prompts that are their parts. */
export interface PackParts {
  /** Prompts as parts for a person, visitors for null, in a fixed number of statements. Those that were never published are absent. */
  parts(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Map<string, PackPart>>;
  /** How many prompts of a person are published, how many of these are paid ones, and whether publishing is paused for them. */
  figures(connection: Connection, ownerId: string): ReturnType<typeof publishedFigures>;
  /** Ids of people's published prompts, latest first. */
  candidates: typeof packCandidates;
  /** Replaces the free samples of a pack by these prompts (docs/rules/packs.md#samples). */
  setSamples(tx: Tx, packId: string, promptIds: readonly string[]): Promise<void>;
  /** Those of these prompts of which this person has a free trial run left today; none for visitors. */
  samplesLeft(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Set<string>>;
}
