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

/** The trash of runs. Each call returns the ids of the runs that it moved. */
export interface RunTrash {
  /** Moves own creations to the trash. From the commit on no page shows them. */
  move(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]>;
  /** Takes own runs out of the trash. They come back private. */
  restore(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]>;
  /** Deletes own runs that are in the trash for ever. */
  forget(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]>;
}

/** The calls by which moderators take public runs down. */
export interface RunRemoval {
  /** Removes a run from all public pages. Null when moderators removed it before. */
  takeDown(tx: Tx, id: string): Promise<{ published: boolean } | null>;
  /** Lets the owner of a run that moderators took down publish it again. */
  allow: typeof allowRun;
}

/** Stores runs that another installation or a visitor made. No figure counts them. */
export interface RunArrivals {
  /** Stores a creation that was made in another installation, marked as imported. */
  keepImported(tx: Tx, run: ImportedRun): Promise<void>;
  /** Stores a visitor's finished text as a run of this account that cost nothing. Returns false when another account has that run. */
  keepFinished(tx: Tx, run: FinishedText): Promise<boolean>;
}

/** The calls about creations, which are runs that delivered something: read, publish, move to the trash and import. */
export interface CreationRuns {
  /** The fields by which the library filters and searches creations. Runs that delivered nothing are absent. */
  facts: typeof runFacts;
  /** The filter and search fields of the next runs of all people by id. The library rebuilds its whole list of creations with them. */
  factsAfter: typeof runFactsAfter;
  /** The full data of these runs for their owner, by id. The caller has checked that they are the owner's. */
  own(connection: Connection, ids: readonly string[]): Promise<Map<string, OwnCreation>>;
  /** These runs as their owner sees them in lists, with whole texts, by id. Deleted runs are absent. The caller has checked the owner. */
  shown(connection: Connection, ids: readonly string[]): Promise<Map<string, Generation>>;
  /** The full data of this person's creations among these runs, by id, for a file that the owner keeps. */
  kept(connection: Connection, userId: string, ids: readonly string[]): Promise<KeptRun[]>;
  /** The creations that a run of this person was made from, and those made from it. */
  lineage: typeof runLineage;
  /** The display names of the models that made these runs, by run id. */
  modelLabels: typeof modelLabels;
  /** The runs among these that are public, by id. `openPrompts` are the prompts whose text is not sealed. */
  published(connection: Connection, ids: readonly string[], openPrompts: readonly string[]): Promise<Map<string, PublishedRun>>;
  trash: RunTrash;
  removal: RunRemoval;
  arrivals: RunArrivals;
  /** Publishes an own run, so that all people see it. @throws AppError not_found, nothing_to_show, test_run, prompt_removed, too_telling */
  publish(tx: Tx, userId: string, id: string): Promise<void>;
  /** The whole text of a public run; null for pictures and clips. The caller has checked that it may be shown. */
  publishedText: typeof publishedText;
  unpublish(tx: Tx, userId: string, ids: readonly string[]): Promise<void>;
  /** Changes the alt text of one output of an own run. @throws AppError not_found */
  describe(tx: Tx, userId: string, output: { id: string; position: number; altText: string }): Promise<void>;
}

/** Builds the calls for the library module, which lists creations. */
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
