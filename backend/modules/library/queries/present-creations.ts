import type { Creation } from '#contracts/creations.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { CreationRow } from '../creation-row.ts';
import type { LibraryContext } from '../library-context.ts';

/**
 * Creations as their owner sees them, in three statements however many they are. A creation is left out while its run has moved to or from
 * the trash and the event has not arrived.
 */
export async function presentCreations(connection: Connection, { runs, prompts }: Pick<LibraryContext, 'runs' | 'prompts'>, found: readonly CreationRow[]): Promise<Creation[]> {
  const own = await runs.own(connection, found.map(({ id }) => id));
  // An imported run has no prompt. Its creation names the person's own prompt that was imported with it.
  const refs = await prompts.refs(connection, found.flatMap(({ prompt_id: promptId }) => promptId ?? []));
  return found.flatMap((row): Creation[] => {
    const run = own.get(row.id);
    if (!run || (run.trashedAt === null) !== (row.trashed_at === null)) return [];
    const promptId = run.promptId ?? (run.imported ? row.prompt_id : null);
    const prompt = promptId === null ? undefined : refs.get(promptId);
    return [{
      id: row.id,
      contentType: run.contentType,
      status: run.status,
      title: row.title || run.title,
      excerpt: run.excerpt,
      opening: run.opening,
      prompt: prompt ? { id: prompt.id, slug: prompt.slug, title: prompt.title } : null,
      model: run.model,
      imported: run.imported,
      cost: run.cost,
      favourite: row.favourite_place !== null,
      rating: run.rating,
      visibility: row.visibility,
      showInputs: row.show_inputs,
      sensitive: row.sensitive,
      folderId: row.folder_id,
      createdAt: run.createdAt.toISOString(),
      trashedAt: run.trashedAt?.toISOString() ?? null,
      outputs: run.outputs,
    }];
  });
}
