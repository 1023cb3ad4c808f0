import type { ContentType } from '#contracts/primitives.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { IS_CREATION, IS_KEPT } from '../domain/creation.ts';
import { runName } from '../domain/run-name.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { outputsOf } from './creations-of-owner.ts';

/** A creation in full for a file that its owner keeps. It has the inputs and the output, and no template. */
export interface KeptRun {
  id: string;
  contentType: ContentType;
  status: GenerationRow['status'];
  title: string;
  promptId: string | null;
  promptVersion: number | null;
  inputs: GenerationRow['inputs'];
  model: { id: string; label: string };
  seed: number;
  /** The tokens that the creation cost its owner. */
  cost: number;
  quantity: number;
  aspect: GenerationRow['aspect'];
  length: number | null;
  rating: -1 | 0 | 1;
  text: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  outputs: { fileId: string; posterFileId: string | null; kind: 'image' | 'video'; mime: string; width: number; height: number; durationMs: number | null; altText: string }[];
}

type Row = Pick<GenerationRow, 'id' | 'content_type' | 'status' | 'title' | 'prompt_id' | 'prompt_version_id' | 'sealed' | 'inputs' | 'model_id' | 'model_label' | 'seed' | 'captured' | 'payer_id' | 'quantity' | 'aspect' | 'length' | 'rating' | 'output_text' | 'created_at' | 'finished_at'>;

const RUNS = `
  select id, content_type, status, title, prompt_id, prompt_version_id, sealed, inputs, model_id, model_label, seed, captured, payer_id, quantity, aspect, length, rating, output_text, created_at, finished_at
  from generations where user_id = :userId and id = any(cast(:ids as uuid[])) and ${IS_CREATION} and ${IS_KEPT} order by id`;

/** This person's creations among these runs, by id, read with three statements. */
export async function keptRuns(connection: Connection, { promptTexts }: Pick<Deps, 'promptTexts'>, userId: string, ids: readonly string[]): Promise<KeptRun[]> {
  if (ids.length === 0) return [];
  const runs = await rows<Row>(connection, RUNS, { userId, ids: [...ids] });
  const outputs = await outputsOf(connection, runs.map(({ id }) => id));
  const versions = await promptTexts.versionNumbers(connection, runs.flatMap(({ prompt_version_id: versionId }) => versionId ?? []));
  return runs.map((run) => ({
    id: run.id,
    contentType: run.content_type,
    status: run.status,
    title: runName(run.inputs) ?? run.title,
    promptId: run.prompt_id,
    promptVersion: run.prompt_version_id === null ? null : versions.get(run.prompt_version_id) ?? null,
    inputs: run.inputs,
    model: { id: run.model_id, label: run.model_label },
    seed: run.seed,
    cost: run.payer_id === null ? (run.captured ?? 0) : 0,
    quantity: run.quantity,
    aspect: run.aspect,
    length: run.length,
    rating: run.rating,
    text: run.output_text,
    createdAt: run.created_at,
    finishedAt: run.finished_at,
    outputs: (outputs.get(run.id) ?? []).map((output) => ({
      fileId: output.file_id, posterFileId: output.poster_file_id, kind: output.kind, mime: output.mime, width: output.width, height: output.height, durationMs: output.duration_ms,
      // A picture's alt text is left out when the provider wrote it, because it quotes the prompt.
      altText: run.sealed && !output.alt_by_owner ? '' : output.alt_text,
    })),
  }));
}
