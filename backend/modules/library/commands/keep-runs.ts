import type { Connection, Tx } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { RunFacts } from '#modules/generation/index.ts';
import { searchWords } from '#kernel/search-words.ts';
import type { LibraryContext } from '../library-context.ts';

const INSERT = {
  name: 'library_insert_4',
  sql: `
  with given as (
    select * from jsonb_to_recordset(cast(:creations as jsonb)) as r (
      id uuid, owner_id uuid, content_type text, prompt_id uuid, model_id text, rating smallint, visibility text, created_at timestamptz, trashed_at timestamptz, words text[], for_challenge boolean
    )
  ), made as (
  insert into creations (id, owner_id, content_type, prompt_id, model_id, rating, visibility, created_at, trashed_at, words)
  select id, owner_id, content_type, prompt_id, model_id, rating, visibility, created_at, trashed_at, array_to_tsvector(words) from given
  on conflict (id) do nothing returning id, owner_id, prompt_id, created_at, content_type
  ), counted as (
    insert into creation_days (owner_id, day, content_type, made)
    select owner_id, (created_at at time zone 'UTC')::date, content_type, count(*) from made group by 1, 2, 3 order by 1, 2, 3
    on conflict (owner_id, day, content_type) do update set made = creation_days.made + excluded.made
  ), used as (
    -- Counts the run in the entry of the runner, and in the entry of the prompt's author, which counts the runs of all people. Runs for challenges count for
    -- no author, because challenges are blind.
    select made.owner_id, made.prompt_id, made.created_at, true as runner from made join given on given.id = made.id
    where made.prompt_id is not null and not (given.for_challenge and exists (select from library_entries o where o.owner_id = made.owner_id and o.prompt_id = made.prompt_id and o.own))
    union all
    select e.owner_id, e.prompt_id, made.created_at, false from made join given on given.id = made.id
    join library_entries e on e.prompt_id = made.prompt_id and e.own and e.owner_id <> made.owner_id where not given.for_challenge
  )
  update library_entries e set runs = e.runs + u.times, last_used_at = greatest(e.last_used_at, u.latest)
  from (select owner_id, prompt_id, count(*)::int as times, max(created_at) filter (where runner) as latest from used group by owner_id, prompt_id) as u
  where e.owner_id = u.owner_id and e.prompt_id = u.prompt_id`,
};

/** Inserts creations that do not exist yet, and counts each of them once in the entry of its prompt in the library. */
export async function insertCreations(connection: Connection, facts: readonly RunFacts[]): Promise<void> {
  if (facts.length === 0) return;
  const creations = facts.map((run) => ({
    id: run.id, owner_id: run.ownerId, content_type: run.contentType, prompt_id: run.promptId, model_id: run.modelId, rating: run.rating, visibility: visibilityOf(run),
    created_at: run.createdAt, trashed_at: run.trashedAt, words: searchWords(run.ownerId, run.texts), for_challenge: run.forChallenge,
  }));
  await prepared(connection, INSERT, { creations: JSON.stringify(creations) });
}

const visibilityOf = ({ published }: Pick<RunFacts, 'published'>): 'private' | 'public' => (published ? 'public' : 'private');

/**
 * Makes the creation of an ended run, unless the run delivered nothing. Returns whether the creation exists. `staysPrivate`: the run may
 * become a challenge entry.
 */
export async function keepRun(tx: Tx, context: Pick<LibraryContext, 'preferences' | 'runs'>, id: string, { staysPrivate = false } = {}): Promise<boolean> {
  const { runs } = context;
  const [run] = await runs.facts(tx, [id]);
  if (!run) return false;
  const published = run.published || (!staysPrivate && (await publishedByDefault(tx, context, run)));
  await insertCreations(tx, [{ ...run, published }]);
  return true;
}

/** Publishes a new creation if its owner chose public as the default. If `publish` refuses, it stays private (docs/rules/keeping.md#default-visibility). */
async function publishedByDefault(tx: Tx, { preferences, runs }: Pick<LibraryContext, 'preferences' | 'runs'>, { id, ownerId, trashedAt }: RunFacts): Promise<boolean> {
  if (trashedAt !== null || (await preferences.privacy(tx, [ownerId])).get(ownerId)?.creationVisibility !== 'public') return false;
  // The creation of this run exists already, so a repeated event must not change what its owner has set since.
  if ((await rows(tx, 'select from creations where id = ?', [id])).length > 0) return false;
  try {
    await runs.publish(tx, ownerId, id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const LOCK = 'select id from creations where id = any(cast(? as uuid[])) order by id for update';
const COPY = `
  update creations c set rating = r.rating, trashed_at = r.trashed_at, visibility = r.visibility
  from jsonb_to_recordset(cast(:facts as jsonb)) as r (id uuid, rating smallint, trashed_at timestamptz, visibility text) where c.id = r.id`;
const DELETE = 'delete from creations where id = any(cast(? as uuid[]))';

/**
 * Copies the present state of runs into their creations. The rows are locked before the runs are read, so of two copies the later one writes
 * the newer state, in whatever order events arrive.
 */
export async function copyRuns(tx: Tx, { runs }: Pick<LibraryContext, 'runs'>, ids: readonly string[]): Promise<void> {
  await insertCreations(tx, await runs.facts(tx, ids));
  const kept = await rows<{ id: string }>(tx, LOCK, [[...ids]]);
  const facts = await runs.facts(tx, kept.map(({ id }) => id));
  const known = new Set(facts.map(({ id }) => id));
  await rows(tx, DELETE, [kept.map(({ id }) => id).filter((id) => !known.has(id))]);
  await rows(tx, COPY, { facts: JSON.stringify(facts.map((run) => ({ id: run.id, rating: run.rating, trashed_at: run.trashedAt, visibility: visibilityOf(run) }))) });
}
