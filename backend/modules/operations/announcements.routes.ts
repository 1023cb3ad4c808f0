import { getAnnouncement, setAnnouncement as setEndpoint } from '#contracts/announcements.ts';
import { getShownAnnouncement } from '#contracts/shown-announcement.ts';
import { permit } from '#contracts/permissions.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { announcementState, setAnnouncement } from './announcements.ts';
import type { AnnouncementDeps, Announcements } from './announcements.ts';

/** Routes of the announcement above all pages. Pages contain it in their HTML, and open pages ask for the newest one. */
export function announcementRoutes(routes: Routes, deps: AnnouncementDeps & { db: Database }, announcements: Announcements): void {
  routes.read(getShownAnnouncement, 'open', ({ viewer }) => Promise.resolve({ announcement: announcements.shown(viewer !== null) }));

  const access = permit('announcements.change');
  routes.read(getAnnouncement, access, () => announcementState(deps.db.knex, deps));
  routes.write(setEndpoint, access, async ({ body, viewer, requestId }, tx) => {
    await setAnnouncement(tx, deps, { viewer, requestId }, body);
    return announcementState(tx, deps);
  });
}
