import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { IS_CREATION } from '../domain/creation.ts';

/** The most earlier runs to which a run is traced back. */
const MOST_BEFORE = 4;
/** The most later runs that are returned, the newest first. */
const MOST_AFTER = 12;

const OPEN_TO = 'deleted_at is null and (user_id = :userId or published_at is not null)';
const STARTED_FROM = `select id from generations where id = :id and ${OPEN_TO} and ${IS_CREATION}`;

/** The id of the creation that a new run may start from, if this person may see it; else null (docs/rules/keeping.md#lineage). */
export async function startedFrom(connection: Connection, userId: string, id: string): Promise<string | null> {
  const [found] = await rows<{ id: string }>(connection, STARTED_FROM, { userId, id });
  return found?.id ?? null;
}

/** The ids of the runs that an own run was made from, oldest first, and of those made from it. */
export interface RunLineage {
  before: string[];
  after: string[];
}

// The chain of earlier runs ends at a run that this person may not see, and runs further back stay hidden too.
const BEFORE = `
  with recursive chain (id, parent_id, depth) as (
    select id, coalesce(from_run_id, retry_of_id), 0 from generations where id = :id and user_id = :userId
    union all
    select g.id, coalesce(g.from_run_id, g.retry_of_id), c.depth + 1 from chain c join generations g on g.id = c.parent_id
    where c.depth < ${MOST_BEFORE} and g.deleted_at is null and (g.user_id = :userId or g.published_at is not null)
  )
  select id, depth from chain where depth > 0 order by depth desc`;
const AFTER = `
  select id from generations where (from_run_id = :id or (retry_of_id = :id and from_run_id is null)) and user_id = :userId and deleted_at is null and ${IS_CREATION}
  order by id desc limit ${MOST_AFTER}`;

/** The creations that a run of this person was made from, and those made from it, read with two statements (docs/rules/keeping.md#lineage). */
export async function runLineage(connection: Connection, userId: string, id: string): Promise<RunLineage> {
  const before = await rows<{ id: string; depth: number }>(connection, BEFORE, { userId, id });
  const after = await rows<{ id: string }>(connection, AFTER, { userId, id });
  return { before: before.map((run) => run.id), after: after.map((run) => run.id) };
}
