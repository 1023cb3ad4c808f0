import { must, one } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import type { PreparedStatement } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';

export type MarkKind = 'like' | 'follow';

export interface Mark {
  kind: MarkKind;
  /** The id of the liked prompt, or of the followed person. */
  subjectId: string;
  userId: string;
}

export interface MarkChange {
  /** Whether the like or follow was set or removed; false if it was so before. */
  changed: boolean;
  /** How many likes or followers the prompt or person has now. */
  count: number;
}

const MOVED = 'select exists (select from moved) as changed, (select count from tally) as count';
const COUNT = 'select count from social_tallies where kind = :kind and subject_id = :subjectId';

// The primary key of likes and follows makes a hundred simultaneous clicks one like and one count.
const SET = {
  name: 'social_set_1',
  sql: `
  with moved as (
    insert into social_marks (kind, subject_id, user_id, id, created_at) values (:kind, :subjectId, :userId, :id, :now)
    on conflict do nothing returning 1
  ), tally as (
    insert into social_tallies (kind, subject_id, count) select :kind, :subjectId, 1 from moved
    on conflict (kind, subject_id) do update set count = social_tallies.count + 1 returning count
  ) ${MOVED}`,
};

const CLEAR = {
  name: 'social_clear_1',
  sql: `
  with moved as (
    delete from social_marks where kind = :kind and subject_id = :subjectId and user_id = :userId returning 1
  ), tally as (
    update social_tallies set count = count - 1 where kind = :kind and subject_id = :subjectId and exists (select from moved) returning count
  ) ${MOVED}`,
};

/** Sets a like or a follow that may exist already. One statement, unless it exists. */
export const setMark = (tx: Tx, clock: Clock, mark: Mark): Promise<MarkChange> => move(tx, SET, mark, { ...mark, id: newId(), now: clock.now() });

/** Removes a like or a follow that may not exist. One statement, unless it is missing. */
export const clearMark = (tx: Tx, mark: Mark): Promise<MarkChange> => move(tx, CLEAR, mark, { ...mark });

async function move(tx: Tx, statement: PreparedStatement, { kind, subjectId }: Mark, bindings: Record<string, unknown>): Promise<MarkChange> {
  const moved = one(await prepared<{ changed: boolean; count: number | null }>(tx, statement, bindings));
  if (moved.changed) return { changed: true, count: must(moved.count, 'the new count') };
  // When a parallel request changed the like first, the statement above does not see the new count. A second statement reads it.
  const [tally] = await rows<{ count: number }>(tx, COUNT, { kind, subjectId });
  return { changed: false, count: tally?.count ?? 0 };
}
