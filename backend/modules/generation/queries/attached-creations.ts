import type { GenerationOutput } from '#contracts/generation.ts';
import { ATTACHED_TEXT_MAX } from '#contracts/reviews.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { beginningOf } from '../domain/words.ts';
import type { Deps } from '../generation-deps.ts';
import { GenerationOutputModel } from '../models/generation-output.model.ts';
import type { GenerationRow } from '../models/generation.model.ts';

const ATTACHED = `
  select id, content_type, title, output_text from generations
  where id = any(cast(:ids as uuid[])) and attached_at is not null and deleted_at is null and not (:sealed and tells_text is distinct from false)`;

/**
 * The first output of each run that its owner attached to a review, with texts cut short. Deleted runs are absent. So are runs that repeat a
 * text that is `sealed` now, which may have been free when the run was attached.
 */
export async function attachedCreations(connection: Connection, { media }: Pick<Deps, 'media'>, ids: readonly string[], sealed: boolean): Promise<Map<string, GenerationOutput>> {
  if (ids.length === 0) return new Map();
  const runs = await rows<Pick<GenerationRow, 'id' | 'content_type' | 'title' | 'output_text'>>(connection, ATTACHED, { ids: [...ids], sealed });
  const files = await GenerationOutputModel.query(connection).whereIn('generation_id', runs.filter((run) => run.content_type !== 'text').map((run) => run.id)).orderBy(['generation_id', 'position']);
  return new Map(runs.flatMap((run): [string, GenerationOutput][] => {
    if (run.content_type === 'text') return run.output_text ? [[run.id, { kind: 'text', text: beginningOf(run.output_text, ATTACHED_TEXT_MAX), mime: 'text/markdown' }]] : [];
    const file = files.find((each) => each.generation_id === run.id);
    if (!file) return [];
    // A picture's alt text is left out, because the provider wrote it with words of the template.
    return [[run.id, {
      kind: file.kind, url: media.urlOf(file.file_id), posterUrl: file.poster_file_id && media.urlOf(file.poster_file_id), mime: file.mime, width: file.width, height: file.height,
      durationMs: file.duration_ms, altText: run.title,
    }]];
  }));
}
