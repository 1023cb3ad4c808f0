import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Returns the id of the first prompt of a family of forks, or the given id when the prompt is no fork or is deleted. */
export async function originOf(connection: Connection, promptId: string): Promise<string> {
  const [found] = await rows<{ id: string }>(connection, 'select coalesce(root_prompt_id, id) as id from prompts where id = ?', [promptId]);
  return found?.id ?? promptId;
}
