import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** The prompt that the whole family of forks goes back to; the prompt itself when it is no fork, or is gone. */
export async function originOf(connection: Connection, promptId: string): Promise<string> {
  const [found] = await rows<{ id: string }>(connection, 'select coalesce(root_prompt_id, id) as id from prompts where id = ?', [promptId]);
  return found?.id ?? promptId;
}
