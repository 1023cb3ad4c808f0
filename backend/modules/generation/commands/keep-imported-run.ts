import type { ContentType } from '#contracts/primitives.ts';
import type { Aspect } from '#contracts/generation.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';

/** A creation of another installation, to be imported. Its files are stored here already, but no run has claimed them. */
export interface ImportedRun {
  id: string;
  userId: string;
  contentType: ContentType;
  title: string;
  inputs: FormInputs;
  model: { id: string; label: string };
  seed: number;
  quantity: number;
  aspect: Aspect | null;
  length: number | null;
  rating: -1 | 0 | 1;
  text: string | null;
  createdAt: Date;
  finishedAt: Date;
  outputs: { fileId: string; posterFileId: string | null; kind: 'image' | 'video'; mime: string; width: number; height: number; durationMs: number | null; altText: string }[];
}

const NOTHING_PAID = JSON.stringify({ total: 0, base: 0, baseLabel: 'Imported', multiplier: 1, unit: 0, quantity: 1, royalty: 0 });
const NO_REQUEST = JSON.stringify({ prompt: '', system: null, negative: null, subject: { title: null, category: null, values: [] } });
const RUN = `
  insert into generations (id, user_id, run_source, content_type, title, inputs, request, sealed, file_ids, model_id, model_label, provider, provider_model, eta_seconds,
    quantity, aspect, length, quote, seed, slots, status, captured, progress, delivered, rating, output_text, created_at, started_at, finished_at)
  values (:id, :userId, 'imported', :contentType, :title, cast(:inputs as jsonb), cast(:request as jsonb), false, '{}', :modelId, :modelLabel, 'imported', :modelId, 0,
    :quantity, :aspect, :length, cast(:quote as jsonb), :seed, 1, 'succeeded', 0, 100, :delivered, :rating, :text, :createdAt, :createdAt, :finishedAt)`;
const OUTPUTS = `
  insert into generation_outputs (generation_id, position, kind, file_id, poster_file_id, mime, width, height, duration_ms, alt_text, alt_by_owner, created_at)
  select :id, position, kind, file_id, poster_file_id, mime, width, height, duration_ms, alt_text, true, :createdAt
  from jsonb_to_recordset(cast(:outputs as jsonb)) as r (position int, kind text, file_id uuid, poster_file_id uuid, mime text, width int, height int, duration_ms int, alt_text text)`;

/**
 * Stores a creation of another installation as a run (docs/rules/keeping.md#account-import). It publishes no event and names no prompt, so no
 * figure, sample, review, achievement or message counts it.
 */
export async function keepImportedRun(tx: Tx, { media }: Pick<Deps, 'media'>, { id, model, outputs, ...run }: ImportedRun): Promise<void> {
  const delivered = run.contentType === 'text' ? 1 : outputs.length;
  await rows(tx, RUN, {
    id, userId: run.userId, contentType: run.contentType, title: run.title, inputs: JSON.stringify(run.inputs), request: NO_REQUEST, modelId: model.id, modelLabel: model.label,
    quantity: Math.max(run.quantity, delivered), aspect: run.aspect, length: run.length, quote: NOTHING_PAID, seed: run.seed, delivered, rating: run.rating, text: run.text,
    createdAt: run.createdAt, finishedAt: run.finishedAt,
  });
  await rows(tx, OUTPUTS, {
    id, createdAt: run.createdAt,
    outputs: JSON.stringify(outputs.map((output, position) => ({
      position, kind: output.kind, file_id: output.fileId, poster_file_id: output.posterFileId, mime: output.mime, width: output.width, height: output.height, duration_ms: output.durationMs, alt_text: output.altText,
    }))),
  });
  await media.claim(tx, outputs.flatMap(({ fileId, posterFileId }) => (posterFileId === null ? [fileId] : [fileId, posterFileId])));
}
