import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { IS_CREATION } from '../domain/creation.ts';
import type { Deps } from '../generation-deps.ts';
import { filesOfRuns } from '../queries/files-of-runs.ts';
import { runsTrashed } from '../trash.events.ts';
import { forgetRuns } from './forget-runs.ts';

// The rows are locked in one order: otherwise two requests for the same runs could wait for each other.
const TRASH = `
  with due as (
    select id from generations where id = any(cast(:ids as uuid[])) and user_id = :userId and deleted_at is null and ${IS_CREATION} order by id for update
  ),
  samples as (delete from prompt_samples s using due where s.generation_id = due.id returning s.clip_file_id),
  gone as (
    update generations g set deleted_at = :now, trashed_at = :now, shared_at = null, attached_at = null, published_at = null
    from due where g.id = due.id returning g.id
  )
  select array(select id from gone) as ids, array(select clip_file_id from samples where clip_file_id is not null) as clips`;

/**
 * Moves the given runs that are this person's creations to the trash (docs/rules/keeping.md#trash). Their links, samples, places in reviews
 * and public pages end with the commit. Returns their ids.
 */
export async function trashRuns(tx: Tx, { media, clock, outbox }: Pick<Deps, 'media' | 'clock' | 'outbox'>, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const [trashed] = await rows<{ ids: string[]; clips: string[] }>(tx, TRASH, { userId, ids: [...ids], now: clock.now() });
  if (!trashed || trashed.ids.length === 0) return [];
  await media.release(tx, trashed.clips);
  await media.hide(tx, await filesOfRuns(tx, trashed.ids));
  await outbox.publish(tx, runsTrashed, { userId, generationIds: trashed.ids });
  return trashed.ids;
}

const RESTORE = `
  with due as (select id from generations where id = any(cast(:ids as uuid[])) and user_id = :userId and trashed_at is not null order by id for update)
  update generations g set deleted_at = null, trashed_at = null from due where g.id = due.id returning g.id`;

/** Takes own runs out of the trash. They come back private, without their former links and samples. Returns the ids of the runs that were in it. */
export async function restoreRuns(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await rows<{ id: string }>(tx, RESTORE, { userId, ids: [...ids] })).map(({ id }) => id);
}

const IN_TRASH = 'select id from generations where id = any(cast(:ids as uuid[])) and user_id = :userId and trashed_at is not null order by id for update';

/** Deletes own runs that are in the trash for ever. Returns their ids. A repeated request finds none. */
export async function forgetTrashed(tx: Tx, deps: Pick<Deps, 'media' | 'clock'>, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const trashed = await rows<{ id: string }>(tx, IN_TRASH, { userId, ids: [...ids] });
  return forgetRuns(tx, deps, trashed.map(({ id }) => id));
}
