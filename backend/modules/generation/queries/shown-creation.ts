import type { GenerationOutput } from '#contracts/generation.ts';
import { must } from '#contracts/must.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { withoutUploads } from '../domain/without-uploads.ts';
import type { Deps } from '../generation-deps.ts';
import { GenerationOutputModel } from '../models/generation-output.model.ts';
import type { GenerationRow } from '../models/generation.model.ts';

type ShownRow = Pick<GenerationRow, 'id' | 'prompt_id' | 'user_id' | 'content_type' | 'title' | 'model_label' | 'provider' | 'created_at' | 'inputs' | 'file_ids' | 'output_text'>;

/** The output of a run, as people see it who have its link. */
export interface ShownCreation {
  id: string;
  promptId: string;
  ownerId: string;
  title: string;
  model: string;
  credit: string | null;
  createdAt: Date;
  /** The runner's inputs without uploads. They contain no constants of the prompt's author, because runs do not store those as inputs. */
  inputs: FormInputs;
  outputs: GenerationOutput[];
  /** The file id of an output picture that previews of the link show. */
  picture: { fileId: string; width: number; height: number } | null;
}

const SHOWN = `
  select id, prompt_id, user_id, content_type, title, model_label, provider, created_at, inputs, file_ids, output_text
  from generations where id = :id and shared_at is not null and deleted_at is null and not (:sealed and tells_text is distinct from false)`;

/**
 * The output that an owner shares by a link. Null for every other run, and for one that repeats a text that is `sealed` now, which may have
 * been free before. Pictures get the prompt's title as alt text, because a provider's words quote the template.
 */
export async function shownCreation(connection: Connection, { media, providers }: Pick<Deps, 'media' | 'providers'>, generationId: string, sealed = false): Promise<ShownCreation | null> {
  const [run] = await rows<ShownRow>(connection, SHOWN, { id: generationId, sealed });
  if (!run) return null;
  const files = await GenerationOutputModel.query(connection).where({ generation_id: run.id }).orderBy('position');
  const [first] = files;
  return {
    id: run.id,
    promptId: must(run.prompt_id, 'the prompt of a shown creation'),
    ownerId: run.user_id,
    title: run.title,
    model: run.model_label,
    credit: providers.find(run.provider)?.credit ?? null,
    createdAt: run.created_at,
    inputs: withoutUploads(run.inputs, new Set(run.file_ids)),
    outputs: run.content_type === 'text'
      ? [{ kind: 'text', text: run.output_text ?? '', mime: 'text/markdown' }]
      : files.map((file) => ({
          kind: file.kind, url: media.urlOf(file.file_id), posterUrl: file.poster_file_id && media.urlOf(file.poster_file_id), mime: file.mime,
          width: file.width, height: file.height, durationMs: file.duration_ms, altText: run.title,
        })),
    picture: first && (first.kind === 'image' || first.poster_file_id) ? { fileId: first.poster_file_id ?? first.file_id, width: first.width, height: first.height } : null,
  };
}
