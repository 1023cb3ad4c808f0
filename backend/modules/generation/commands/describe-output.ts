import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';

const DESCRIBE = `
  update generation_outputs o set alt_text = :altText, alt_by_owner = true from generations g
  where o.generation_id = :id and o.position = :position and g.id = o.generation_id and g.user_id = :userId and g.deleted_at is null returning o.position`;

/** Changes the alt text of one output of an own run. @throws AppError not_found */
export async function describeOutput(tx: Tx, userId: string, output: { id: string; position: number; altText: string }): Promise<void> {
  const described = await rows(tx, DESCRIBE, { userId, ...output });
  if (described.length === 0) throw notFound('This output');
}
