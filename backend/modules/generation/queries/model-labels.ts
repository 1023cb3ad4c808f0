import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** The display names of the models that made these runs, by run id. */
export async function modelLabels(connection: Connection, runIds: readonly string[]): Promise<Map<string, string>> {
  const runs = await rows<{ id: string; model_label: string }>(connection, 'select id, model_label from generations where id = any(cast(? as uuid[]))', [[...runIds]]);
  return new Map(runs.map((run) => [run.id, run.model_label]));
}
