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
  /** Royalty in tokens on top of a run's price; 0 for the owner and for people with access (docs/rules/selling.md#royalty). */
  runRoyalty: number;
  /** The unlock price in tokens; null when the prompt cannot be unlocked. */
  unlockPrice: number | null;
  /** Number of the prompt's published version. */
  version: number;
  access: PromptAccess;
  freeTrialRunsPerDay: number;
  /** The length in words of a run whose runner asks for no other length; null when the prompt sets no length. */
  length: number | null;
}

/** A prompt that a fork comes from, directly or not, and that gets a part of what the fork earns. */
export interface LineageLevel {
  promptId: string;
  ownerId: string;
  /** The percent that this original gets of what the prompt below it got. */
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

/** What the selling module asks the prompts module: lineage, opinions and access. */
export interface PromptSelling {
  /** Returns the prompts that this one was forked from, nearest first, at most three, with the percent that each is paid. */
  lineage(connection: Connection, promptId: string): Promise<LineageLevel[]>;
  /** Counts likes and reviews of an owner's prompts since they were published, by prompt. Prompts without any are absent. */
  opinions(connection: Connection, ownerId: string, promptId: string | null): Promise<Map<string, PromptOpinions>>;
  /** Counts thumbs up and down of each of these prompts since a UTC day (`2026-11-21`). Prompts without thumbs are absent. */
  thumbs(connection: Connection, promptIds: readonly string[], from: string): Promise<Map<string, { up: number; down: number }>>;
  /**
   * Gives a person access to a prompt from its published version on; returns that version's number. A second grant for the same reason
   * changes nothing.
   * @throws AppError not_found
   */
  grantAccess(tx: Tx, reason: AccessReason): Promise<number>;
  /** Removes one reason for a person's access to a prompt; returns whether it existed. */
  revokeAccess(tx: Tx, reason: AccessReason): Promise<boolean>;
}

/** Counts and uses the free trial runs of a day (docs/rules/selling.md#free-trial-run). */
export interface FreeTrialRuns {
  /**
   * Whether this person has a free trial run of this prompt left today (UTC). A person has one for each creator, and each prompt has a number
   * of them a day.
   */
  left(connection: Connection, terms: Pick<PromptTerms, 'promptId' | 'ownerId' | 'freeTrialRunsPerDay'>, userId: string): Promise<boolean>;
  /**
   * Uses one of today's free trial runs; `false` when none is left. The caller has locked the creator's wallet, so that two runs cannot both
   * take the last one.
   */
  take(tx: Tx, freeTrialRun: FreeTrialRun, perDay: number): Promise<boolean>;
  /** Gives the free trial run back when its run delivered nothing. */
  giveBack(tx: Tx, generationId: string): Promise<void>;
}

/** What the packs module asks about the prompts in packs. */
export interface PackParts {
  /**
   * Returns prompts as parts of packs for a person; the user id is null for visitors. The number of statements is fixed. Prompts that were
   * never published are absent.
   */
  parts(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Map<string, PackPart>>;
  /** Counts a person's published prompts and the paid ones among them, and tells whether publishing is paused for the person. */
  figures(connection: Connection, ownerId: string): ReturnType<typeof publishedFigures>;
  /** Returns ids of these people's published prompts, latest first. */
  candidates: typeof packCandidates;
  /** Replaces the free samples of a pack by these prompts (docs/rules/packs.md#samples). */
  setSamples(tx: Tx, packId: string, promptIds: readonly string[]): Promise<void>;
  /** Returns the prompts of which this person has a free trial run left today; none for visitors. */
  samplesLeft(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Set<string>>;
}
