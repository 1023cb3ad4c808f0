import { OPENING_MAX } from '#contracts/creations.ts';
import type { Creation, CreationOutput } from '#contracts/creations.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { IS_KEPT } from '../domain/creation.ts';
import { runName } from '../domain/run-name.ts';
import { excerptOf } from '../domain/words.ts';
import type { Deps } from '../generation-deps.ts';
import { GenerationOutputModel } from '../models/generation-output.model.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/** The fields of a creation that come from its run. The library adds the fields that the owner sets. */
export interface OwnCreation extends Pick<Creation, 'id' | 'contentType' | 'status' | 'title' | 'excerpt' | 'opening' | 'model' | 'imported' | 'cost' | 'rating' | 'outputs'> {
  promptId: string | null;
  createdAt: Date;
  trashedAt: Date | null;
}

type Row = Pick<GenerationRow, 'id' | 'content_type' | 'status' | 'prompt_id' | 'title' | 'run_source' | 'inputs' | 'model_id' | 'model_label' | 'captured' | 'payer_id' | 'rating' | 'output_text' | 'created_at' | 'trashed_at'> & { words: number | null };

/** The beginning of a text for a card, and the text's number of words. */
export const BEGINNING = `left(output_text, ${OPENING_MAX}) as output_text, cardinality(array_remove(string_to_array(translate(output_text, E'\\n\\t', '  '), ' '), '')) as words`;
const RUNS = `
  select id, content_type, status, prompt_id, title, run_source, inputs, model_id, model_label, captured, payer_id, rating, ${BEGINNING}, created_at, trashed_at
  from generations where id = any(cast(:ids as uuid[])) and ${IS_KEPT}`;

/** Reads these runs as their owner's creations, by id, with two statements. Runs that were deleted for ever are absent. */
export async function creationsOfOwner(connection: Connection, { media }: Pick<Deps, 'media'>, ids: readonly string[]): Promise<Map<string, OwnCreation>> {
  if (ids.length === 0) return new Map();
  const runs = await rows<Row>(connection, RUNS, { ids: [...ids] });
  const outputs = await outputsOf(connection, ids);
  return new Map(runs.map((run) => [run.id, {
    id: run.id,
    contentType: run.content_type,
    status: run.status,
    title: runName(run.inputs) ?? run.title,
    excerpt: run.content_type === 'text' ? excerptOf(run.output_text) : null,
    opening: openingOf(run),
    promptId: run.prompt_id,
    model: { id: run.model_id, label: run.model_label },
    imported: run.run_source === 'imported',
    // A free trial run cost its owner nothing, because the prompt's creator paid.
    cost: run.payer_id === null ? (run.captured ?? 0) : 0,
    rating: run.rating,
    createdAt: run.created_at,
    trashedAt: run.trashed_at,
    outputs: (outputs.get(run.id) ?? []).map((output) => presentOutput(output, media.urlOf, output.alt_text)),
  }]));
}

/** The beginning of a run's text for a card; null for pictures and videos. */
export const openingOf = ({ content_type: type, output_text: text, words }: Pick<Row, 'content_type' | 'output_text' | 'words'>): Creation['opening'] =>
  type === 'text' && text !== null ? { text, words: words ?? 0 } : null;

/** The output files of runs in their order, by run id. */
export async function outputsOf(connection: Connection, ids: readonly string[]): Promise<Map<string, GenerationOutputModel[]>> {
  const found = await GenerationOutputModel.query(connection).whereIn('generation_id', [...ids]).orderBy(['generation_id', 'position']);
  return new Map(ids.map((id) => [id, found.filter((output) => output.generation_id === id)]));
}

export const presentOutput = (output: GenerationOutputModel, urlOf: (fileId: string) => string, altText: string): CreationOutput => ({
  id: String(output.position),
  kind: output.kind,
  url: urlOf(output.file_id),
  posterUrl: output.poster_file_id && urlOf(output.poster_file_id),
  mime: output.mime,
  width: output.width,
  height: output.height,
  durationMs: output.duration_ms,
  altText,
});
