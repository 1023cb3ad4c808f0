import type { ContentType } from '#contracts/primitives.ts';
import { must } from '#contracts/must.ts';
import { isTerminal } from '#contracts/generation.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { runName } from '../domain/run-name.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import type { GenerationOutputModel } from '../models/generation-output.model.ts';
import { outputsOf } from './creations-of-owner.ts';
import { lockRun } from './find-run.ts';

/** One output of a run, which a challenge entry copies. */
export interface EntryOutput {
  fileId: string;
  posterFileId: string | null;
  mime: string;
  width: number;
  height: number;
  durationMs: number | null;
}

/** A run with the facts by which a challenge accepts it as an entry. */
export interface EntryRun {
  id: string;
  contentType: ContentType;
  /** The title that the owner wrote, otherwise the prompt's title. */
  title: string;
  inputs: FormInputs;
  promptId: string | null;
  sealed: boolean;
  /** Whether the run ended with an output, and neither its owner nor a moderator removed it. */
  delivered: boolean;
  /** Whether the run was made for an entry of a challenge. */
  forChallenge: boolean;
  imported: boolean;
  /** Whether the run used an uploaded file or the output of another run. */
  fromFile: boolean;
  /** Whether a link, a review, a sample or a public page shows the run. */
  shown: boolean;
  text: string | null;
  outputs: EntryOutput[];
}

/** The columns of a run that entries read. Its columns for a link, a review and a public page contain a time while that place shows the run. */
type Row = GenerationRow & { attached_at: Date | null };

const SAMPLES = 'select distinct generation_id as id from prompt_samples where generation_id = any(cast(? as uuid[]))';
const OF_OWNER = `
  select * from generations
  where user_id = :userId and content_type = :type and deleted_at is null and removed_at is null and status in ('succeeded', 'partial') and delivered > 0
    and run_source not in ('improve', 'review') and (cast(:before as uuid) is null or id < :before)
  order by id desc limit :limit`;

/** Own runs of a content type that delivered something, newest first, page by page after a given run. */
export async function entryRunsOf(connection: Connection, userId: string, type: ContentType, before: string | null, limit: number): Promise<EntryRun[]> {
  return presented(connection, await rows<Row>(connection, OF_OWNER, { userId, type, before, limit }));
}

/** Reads an own run and locks it until the transaction ends, so that it cannot become public or a second entry meanwhile. @throws AppError not_found */
export async function lockEntryRun(tx: Tx, userId: string, id: string): Promise<EntryRun> {
  await lockRun(tx, userId, id);
  return must((await entryRuns(tx, [id])).get(id), 'the run that was locked');
}

/** Reads runs of any owner by id, for the copies in challenge entries. Deleted runs are absent. */
export async function entryRuns(connection: Connection, ids: readonly string[]): Promise<Map<string, EntryRun>> {
  if (ids.length === 0) return new Map();
  const found = await rows<Row>(connection, 'select * from generations where id = any(cast(? as uuid[])) and deleted_at is null', [[...ids]]);
  return new Map((await presented(connection, found)).map((run) => [run.id, run]));
}

async function presented(connection: Connection, runs: readonly Row[]): Promise<EntryRun[]> {
  const ids = runs.map(({ id }) => id);
  const samples = new Set((await rows<{ id: string }>(connection, SAMPLES, [ids])).map(({ id }) => id));
  const outputs = ids.length === 0 ? new Map<string, GenerationOutputModel[]>() : await outputsOf(connection, ids);
  return runs.map((run) => ({
    id: run.id,
    contentType: run.content_type,
    title: runName(run.inputs) ?? run.title,
    inputs: run.inputs,
    promptId: run.prompt_id,
    sealed: run.sealed,
    delivered: isTerminal(run.status) && (run.status === 'succeeded' || run.status === 'partial') && run.delivered > 0 && run.removed_at === null,
    forChallenge: run.run_source === 'challenge',
    imported: run.run_source === 'imported',
    fromFile: run.file_ids.length > 0 || run.from_run_id !== null,
    shown: run.shared_at !== null || run.published_at !== null || run.attached_at !== null || samples.has(run.id),
    text: run.content_type === 'text' ? run.output_text : null,
    outputs: (outputs.get(run.id) ?? []).map((output) => ({
      fileId: output.file_id, posterFileId: output.poster_file_id, mime: output.mime, width: output.width, height: output.height, durationMs: output.duration_ms,
    })),
  }));
}
