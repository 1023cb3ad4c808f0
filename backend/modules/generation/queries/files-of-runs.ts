import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const FILES = 'select file_id, poster_file_id from generation_outputs where generation_id = any(cast(? as uuid[]))';

/** The ids of all files that these runs have delivered, also of the still pictures of videos. */
export async function filesOfRuns(connection: Connection, generationIds: readonly string[]): Promise<string[]> {
  const outputs = await rows<{ file_id: string; poster_file_id: string | null }>(connection, FILES, [[...generationIds]]);
  return outputs.flatMap((output) => [output.file_id, output.poster_file_id ?? []].flat());
}
