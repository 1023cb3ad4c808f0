import type { ContentType } from '#contracts/primitives.ts';
import type { Tx } from '#kernel/db/database.ts';

/** A range of time: the first moment belongs to it, the second does not. */
export interface Span {
  from: Date;
  to: Date;
}

/** How runs ended. What is neither of these still waits or works. */
export interface RunCounts {
  runs: number;
  worked: number;
  failed: number;
  stopped: number;
  /** Tokens that were captured. */
  tokens: number;
}

/** Seconds from the request to the end of runs that worked: half, and 95 of 100, took at most this long. Null without any. */
export interface RunTimes {
  half: number | null;
  most: number | null;
}

export interface RunsOfDay extends RunCounts, RunTimes {
  /** UTC. */
  day: string;
  type: ContentType;
}

export interface RunsOfModel extends RunCounts, RunTimes {
  type: ContentType;
  model: string;
}

export interface RunsOfPrompt extends Omit<RunCounts, 'failed' | 'stopped' | 'tokens'> {
  promptId: string;
  creatorId: string | null;
  people: number;
}

export interface RunFilter extends Span {
  type: ContentType | null;
  model: string | null;
  /** Result of the run: `worked`, `failed` or `stopped`; null while it is unfinished. */
  outcome: string | null;
  code: string | null;
  promptId: string | null;
  creatorId: string | null;
  limit: number;
  before: { at: Date; id: string } | null;
}

export interface ListedRun {
  id: string;
  userId: string;
  type: ContentType;
  model: string;
  status: string;
  code: string | null;
  tokens: number | null;
  seconds: number | null;
  at: Date;
}

/** Runs that people asked for: by a prompt, in their own words, or for a challenge. Replies of chats, tests and imports are none. */
export interface RunFigures {
  days(tx: Tx, span: Span): Promise<RunsOfDay[]>;
  models(tx: Tx, span: Span): Promise<RunsOfModel[]>;
  /** People who asked for a run. */
  people(tx: Tx, span: Span): Promise<number>;
  failures(tx: Tx, span: Span): Promise<{ code: string; runs: number }[]>;
  /** Each prompt that was run, the most run first. */
  prompts(tx: Tx, span: Span): Promise<RunsOfPrompt[]>;
  /** Single runs, latest first. */
  list(tx: Tx, filter: RunFilter): Promise<ListedRun[]>;
}

export interface MoveFilter extends Span {
  kind: string;
  limit: number;
  before: { at: Date; id: string; leg: number } | null;
}

/** Tokens of people by the kind of transaction. */
export interface TokenFigures {
  days(tx: Tx, span: Span): Promise<{ day: string; kind: string; given: number; taken: number }[]>;
  /** Single entries, latest first. */
  list(tx: Tx, filter: MoveFilter): Promise<{ id: string; leg: number; userId: string; amount: number; at: Date }[]>;
}

export interface StorageFigures {
  kinds(tx: Tx, span: Span): Promise<{ kind: string; files: number; bytes: number; added: number }[]>;
  /** Accounts by the bytes that they keep, the most first. */
  accounts(tx: Tx, page: { limit: number; before: { bytes: number; id: string } | null }): Promise<{ userId: string; files: number; bytes: number }[]>;
}

export interface NamedPrompt {
  title: string;
  slug: string;
  category: string | null;
}

export interface PromptNames {
  named(tx: Tx, promptIds: readonly string[]): Promise<Map<string, NamedPrompt>>;
}

export interface PackSales {
  /** Packs by sales that were not refunded, the most first. */
  mostSold(tx: Tx, span: Span, limit: number): Promise<{ id: string; title: string; creatorId: string; sales: number; tokens: number }[]>;
}
