import type { Generation } from '#contracts/generation.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { keepImportedRun } from './commands/keep-imported-run.ts';
import type { ImportedRun } from './commands/keep-imported-run.ts';
import { describeOutput } from './commands/describe-output.ts';
import { allowRun, takeDownRun } from './commands/take-down-run.ts';
import { publishRun, unpublishRuns } from './commands/publish-run.ts';
import { keepFinishedRun } from './commands/keep-finished-run.ts';
import type { FinishedText } from './commands/keep-finished-run.ts';
import { forgetTrashed, restoreRuns, trashRuns } from './commands/trash-runs.ts';
import type { Deps } from './generation-deps.ts';
import { creationsOfOwner } from './queries/creations-of-owner.ts';
import type { OwnCreation } from './queries/creations-of-owner.ts';
import { modelLabels } from './queries/model-labels.ts';
import { publishedRuns, publishedText } from './queries/published-runs.ts';
import type { PublishedRun } from './queries/published-runs.ts';
import { keptRuns } from './queries/kept-runs.ts';
import type { KeptRun } from './queries/kept-runs.ts';
import { runLineage } from './queries/run-lineage.ts';
import { runsById } from './queries/runs-by-id.ts';
import { runFacts, runFactsAfter } from './queries/run-facts.ts';

/** The trash of runs. Each call returns the ids of those that it moved. */
export interface RunTrash {
  /** Moves own creations to the trash. Nothing shows them from the commit on. */
  move(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]>;
  /** Takes own runs out of the trash, private. */
  restore(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]>;
  /** Deletes own runs that are in the trash for ever. */
  forget(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]>;
}

/** What moderators do with runs that are public. */
export interface RunRemoval {
  /** Removes a run from all public pages; null when it was removed before. */
  takeDown(tx: Tx, id: string): Promise<{ published: boolean } | null>;
  /** Lets the owner of a run that was taken down show it again. */
  allow: typeof allowRun;
}

/** Stores runs that were not made by this installation or account. No figure counts them. */
export interface RunArrivals {
  /** Stores a creation that was made in another installation, marked as imported. */
  keepImported(tx: Tx, run: ImportedRun): Promise<void>;
  /** Stores a finished text as a run of this account that cost nothing; returns whether the run is this account's. */
  keepFinished(tx: Tx, run: FinishedText): Promise<boolean>;
}

/** Runs as creations: what they delivered, and what becomes of it. */
export interface CreationRuns {
  /** The fields by which the library filters and searches creations. Runs that delivered nothing are absent. */
  facts: typeof runFacts;
  /** The search fields of the next runs of all people, in the order of their ids, for a complete rebuild. */
  factsAfter: typeof runFactsAfter;
  /** These runs as their owner sees them, by id. The caller has checked the owner. */
  own(connection: Connection, ids: readonly string[]): Promise<Map<string, OwnCreation>>;
  /** These runs as lists show them to their owner, texts whole, by id; deleted ones are absent. The caller has checked the owner. */
  shown(connection: Connection, ids: readonly string[]): Promise<Map<string, Generation>>;
  /** This person's creations among these runs, in full, by id. */
  kept(connection: Connection, userId: string, ids: readonly string[]): Promise<KeptRun[]>;
  /** The creations before and after a run of this person. */
  lineage: typeof runLineage;
  /** The display names of the models that made these runs, by run. */
  modelLabels: typeof modelLabels;
  /** Those of these runs that all people see, by id. `openPrompts`: prompts whose text is not sealed. */
  published(connection: Connection, ids: readonly string[], openPrompts: readonly string[]): Promise<Map<string, PublishedRun>>;
  trash: RunTrash;
  removal: RunRemoval;
  arrivals: RunArrivals;
  /** Shows an own run to all people. @throws AppError not_found, nothing_to_show, test_run, prompt_removed, too_telling */
  publish(tx: Tx, userId: string, id: string): Promise<void>;
  /** The whole text of a public run; null for pictures and clips. The caller has checked that it may be shown. */
  publishedText: typeof publishedText;
  unpublish(tx: Tx, userId: string, ids: readonly string[]): Promise<void>;
  /** Changes the alt text of one output. @throws AppError not_found */
  describe(tx: Tx, userId: string, output: { id: string; position: number; altText: string }): Promise<void>;
}

/** Builds the calls for the module that lists creations. */
export const createCreationRuns = (deps: Deps): CreationRuns => ({
  facts: runFacts,
  factsAfter: runFactsAfter,
  own: (connection, ids) => creationsOfOwner(connection, deps, ids),
  shown: (connection, ids) => runsById(connection, deps, ids),
  kept: (connection, ...runs) => keptRuns(connection, deps, ...runs),
  lineage: runLineage,
  modelLabels,
  published: (connection, ...runs) => publishedRuns(connection, deps, ...runs),
  trash: { move: (tx, ...runs) => trashRuns(tx, deps, ...runs), restore: restoreRuns, forget: (tx, ...runs) => forgetTrashed(tx, deps, ...runs) },
  removal: { takeDown: (tx, id) => takeDownRun(tx, deps, id), allow: allowRun },
  arrivals: { keepImported: (tx, run) => keepImportedRun(tx, deps, run), keepFinished: (tx, run) => keepFinishedRun(tx, deps, run) },
  publishedText,
  publish: (tx, ...run) => publishRun(tx, deps, ...run),
  unpublish: (tx, ...runs) => unpublishRuns(tx, deps, ...runs),
  describe: describeOutput,
});
