import type { Connection } from '#kernel/db/database.ts';
import type { Media } from '#modules/media/index.ts';
import { PromptModel } from '../models/prompt.model.ts';
import type { PromptRef } from '../prompts.ts';

/** Returns id, slug, title and cover of prompts by id, in one query; unknown ids are absent. */
export async function promptRefs(
  connection: Connection,
  promptIds: readonly string[],
  media: Pick<Media, 'urlOf'>,
): Promise<Map<string, PromptRef>> {
  if (promptIds.length === 0) return new Map();
  const prompts = await PromptModel.query(connection)
    .select('id', 'slug', 'title', 'cover_file_id')
    .whereIn('id', [...new Set(promptIds)]);
  return new Map(
    prompts.map((prompt) => [
      prompt.id,
      {
        id: prompt.id,
        slug: prompt.slug,
        title: prompt.title,
        coverUrl: prompt.cover_file_id && media.urlOf(prompt.cover_file_id),
      },
    ]),
  );
}
