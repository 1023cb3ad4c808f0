import type { Creation, CreationOutput } from '#contracts/creations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { runName } from '../domain/run-name.ts';
import { withoutUploads } from '../domain/without-uploads.ts';
import { excerptOf } from '../domain/words.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { BEGINNING, openingOf, outputsOf, presentOutput } from './creations-of-owner.ts';

/** The fields of a public creation that come from its run. */
export interface PublishedRun {
  id: string;
  ownerId: string;
  contentType: ContentType;
  promptId: string | null;
  createdAt: Date;
  excerpt: string | null;
  opening: Creation['opening'];
  /** The runner's inputs without uploads, and `name`, which is made of them. Callers show both only if the owner chose to. */
  inputs: FormInputs;
  name: string | null;
  /** Only alt texts that the owner wrote are shown. A provider's alt text is left empty, because it quotes the template. */
  outputs: CreationOutput[];
}

type Row = Pick<GenerationRow, 'id' | 'user_id' | 'content_type' | 'prompt_id' | 'inputs' | 'file_ids' | 'output_text' | 'created_at'> & { words: number | null };

// A public output is left out when it repeats a sealed prompt, because the prompt may have been free when the owner published the output.
const PUBLISHED = `
  select id, user_id, content_type, prompt_id, inputs, file_ids, ${BEGINNING}, created_at from generations
  where id = any(cast(:ids as uuid[])) and published_at is not null and deleted_at is null
    and (prompt_id is null or prompt_id = any(cast(:open as uuid[])) or tells_text is false)`;

/** The whole text of a public run; null for pictures and clips. The caller has checked that it may be shown. */
export async function publishedText(connection: Connection, id: string): Promise<string | null> {
  const [run] = await rows<{ output_text: string | null }>(connection, `select output_text from generations where id = ? and published_at is not null and content_type = 'text'`, [id]);
  return run?.output_text ?? null;
}

/**
 * The runs among these that are public, by id, read with two statements. `openPrompts` are the prompts whose text is not sealed. Outputs that
 * repeat the text of any other prompt are left out.
 */
export async function publishedRuns(connection: Connection, { media }: Pick<Deps, 'media'>, ids: readonly string[], openPrompts: readonly string[]): Promise<Map<string, PublishedRun>> {
  if (ids.length === 0) return new Map();
  const runs = await rows<Row>(connection, PUBLISHED, { ids: [...ids], open: [...openPrompts] });
  const outputs = await outputsOf(connection, runs.map(({ id }) => id));
  return new Map(runs.map((run) => [run.id, {
    id: run.id,
    ownerId: run.user_id,
    contentType: run.content_type,
    promptId: run.prompt_id,
    createdAt: run.created_at,
    excerpt: run.content_type === 'text' ? excerptOf(run.output_text) : null,
    opening: openingOf(run),
    inputs: withoutUploads(run.inputs, new Set(run.file_ids)),
    name: runName(run.inputs),
    outputs: (outputs.get(run.id) ?? []).map((output) => presentOutput(output, media.urlOf, output.alt_by_owner ? output.alt_text : '')),
  }]));
}
