import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Blocks } from '../blocks.port.ts';

const BY = 'select blocker_id as id from people_blocks where blocked_id = cast(:userId as uuid) and blocker_id = any(cast(:ids as uuid[]))';
const EITHER = `${BY} union select blocked_id from people_blocks where blocker_id = cast(:userId as uuid) and blocked_id = any(cast(:ids as uuid[]))`;

const asked = (statement: string) => async (connection: Connection, userId: string | null, ids: readonly string[]): Promise<Set<string>> => {
  if (userId === null || ids.length === 0) return new Set();
  return new Set((await rows<{ id: string }>(connection, statement, { userId, ids: [...new Set(ids)] })).map(({ id }) => id));
};

/** Implements the port by which other modules ask who blocked whom. */
export const blocks: Blocks = { by: asked(BY), either: asked(EITHER) };
