import type { saveView as endpoint, SavedView } from '#contracts/admin-analytics.ts';
import { VIEWS_A_PAGE } from '#contracts/admin-analytics.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { tooManyViews, viewMissing } from '../analytics.errors.ts';

// The lock makes two views that are saved at once count each other, so that both stay within the limit.
const SAVE = `
  insert into analytics_views (id, owner_id, page, name, address, created_at)
  select :id, :userId, :page, :name, :address, :now where (select count(*) from analytics_views where page = :page) < :most returning id`;

/** Saves the address of an analytics page with its filters under a name (docs/rules/analytics.md#views). @throws AppError too_many_views */
export async function saveView(tx: Tx, clock: Clock, userId: string, { page, name, address }: BodyOf<typeof endpoint>): Promise<SavedView> {
  const id = newId();
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('analytics views ' || ?, 0))`, [page]);
  const saved = await rows<{ id: string }>(tx, SAVE, { id, userId, page, name, address, now: clock.now(), most: VIEWS_A_PAGE });
  if (saved.length === 0) throw tooManyViews();
  return { id, name, address, own: true };
}

/** Deletes a saved view of this person. @throws AppError not_found */
export async function deleteView(tx: Tx, userId: string, id: string): Promise<void> {
  const gone = await rows<{ id: string }>(tx, 'delete from analytics_views where id = :id and owner_id = :userId returning id', { id, userId });
  if (gone.length === 0) throw viewMissing();
}
