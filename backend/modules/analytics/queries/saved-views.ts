import type { SavedView, VIEW_PAGES } from '#contracts/admin-analytics.ts';
import { VIEWS_A_PAGE } from '#contracts/admin-analytics.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const VIEWS = 'select id, name, address, owner_id = :userId as own from analytics_views where page = :page order by name, id limit :limit';

/** All saved views of an analytics page, by name. */
export const savedViews = (connection: Connection, page: (typeof VIEW_PAGES)[number], userId: string): Promise<SavedView[]> =>
  rows<SavedView>(connection, VIEWS, { page, userId, limit: VIEWS_A_PAGE });
