import type { ContentType } from '#contracts/primitives.ts';
import type { Tx } from '#kernel/db/database.ts';

/** A range of time, which contains its first moment but not its end. */
export interface Span {
  from: Date;
  to: Date;
}

/** How many runs ended in each way. The rest still wait or are being made. */
export interface RunCounts {
  runs: number;
  worked: number;
  failed: number;
  stopped: number;
  /** How many tokens runs captured. */
  tokens: number;
}

/** The seconds from the request to the end within which 50 % and 95 % of the successful runs ended. Null without any. */
export interface RunTimes {
  half: number | null;
  most: number | null;
}

export interface RunsOfDay extends RunCounts, RunTimes {
  /** The UTC day of these figures. */
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
  /** The result of the run: `worked`, `failed` or `stopped`; null while it is unfinished. */
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

/** Figures of runs that people requested: by a prompt, in their own words, or for a challenge. Chat replies, test runs and imported runs do not count. */
export interface RunFigures {
  days(tx: Tx, span: Span): Promise<RunsOfDay[]>;
  models(tx: Tx, span: Span): Promise<RunsOfModel[]>;
  /** How many people requested a run. */
  people(tx: Tx, span: Span): Promise<number>;
  failures(tx: Tx, span: Span): Promise<{ code: string; runs: number }[]>;
  /** The prompts that ran in the range, those with the most runs first. */
  prompts(tx: Tx, span: Span): Promise<RunsOfPrompt[]>;
  /** Single runs behind a figure, latest first. */
  list(tx: Tx, filter: RunFilter): Promise<ListedRun[]>;
}

export interface MoveFilter extends Span {
  kind: string;
  limit: number;
  before: { at: Date; id: string; leg: number } | null;
}

/** Sums of people's tokens by the kind of ledger transaction. */
export interface TokenFigures {
  days(tx: Tx, span: Span): Promise<{ day: string; kind: string; given: number; taken: number }[]>;
  /** Single ledger entries, latest first. */
  list(tx: Tx, filter: MoveFilter): Promise<{ id: string; leg: number; userId: string; amount: number; at: Date }[]>;
}

export interface StorageFigures {
  kinds(tx: Tx, span: Span): Promise<{ kind: string; files: number; bytes: number; added: number }[]>;
  /** Accounts by their stored bytes, the most first. */
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
  /** Packs by their sales that were not refunded, the most first. */
  mostSold(tx: Tx, span: Span, limit: number): Promise<{ id: string; title: string; creatorId: string; sales: number; tokens: number }[]>;
}
