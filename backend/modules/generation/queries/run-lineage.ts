import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { IS_CREATION } from '../domain/creation.ts';

/** How many earlier runs are followed back from a run. */
const MOST_BEFORE = 4;
/** How many later runs are named, the newest first. */
const MOST_AFTER = 12;

const OPEN_TO = 'deleted_at is null and (user_id = :userId or published_at is not null)';
const STARTED_FROM = `select id from generations where id = :id and ${OPEN_TO} and ${IS_CREATION}`;

/** The creation that a run may start from, if this person may see it; null otherwise (docs/rules/keeping.md#lineage). */
export async function startedFrom(connection: Connection, userId: string, id: string): Promise<string | null> {
  const [found] = await rows<{ id: string }>(connection, STARTED_FROM, { userId, id });
  return found?.id ?? null;
}

/** Ids of the runs around one of a person's own: those that it came from, the oldest first, and those that came from it. */
export interface RunLineage {
  before: string[];
  after: string[];
}

// A run that this person may not see ends the chain, because the runs behind it are not theirs to see either.
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

/** What a run of this person came from and led to, with two statements (docs/rules/keeping.md#lineage). */
export async function runLineage(connection: Connection, userId: string, id: string): Promise<RunLineage> {
  const before = await rows<{ id: string; depth: number }>(connection, BEFORE, { userId, id });
  const after = await rows<{ id: string }>(connection, AFTER, { userId, id });
  return { before: before.map((run) => run.id), after: after.map((run) => run.id) };
}
