import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime } from './primitives.ts';
import { shownLine } from './shown-announcement.ts';

/** Who sees an announcement above the pages. A browser with a session counts as a member. */
export const announcementAudience = z.enum(['everyone', 'members', 'visitors']);
export type AnnouncementAudience = z.infer<typeof announcementAudience>;

export const announcement = z.strictObject({
  ...shownLine.shape,
  audience: announcementAudience,
  /** From when the announcement is shown; null to show it at once. */
  from: z.nullable(isoTime),
  /** Until when the announcement is shown; null until an administrator takes it down. */
  to: z.nullable(isoTime),
});
export type Announcement = z.infer<typeof announcement>;

export const announcementState = z.object({
  /** The number of the stored announcement, which a save must name so that it overwrites no other change; 0 before the first. */
  revision: z.int(),
  announcement: z.nullable(announcement),
  /** Whether people see the announcement above the pages now. */
  shown: z.boolean(),
});
export type AnnouncementState = z.infer<typeof announcementState>;

export const getAnnouncement = defineEndpoint({
  method: 'GET',
  path: '/api/admin/announcement',
  summary: 'The announcement above all pages, and whether it is shown now',
  staleMs: 0,
  response: announcementState,
});
export const setAnnouncement = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/announcement',
  summary: 'Show an announcement above all pages, or take it down with null. Pages that are loaded have it within 2 s, open ones of members at once, of visitors within 30 s more. 409 `announcement_changed`',
  body: z.strictObject({ revision: z.int().check(z.gte(0)), announcement: z.nullable(announcement) }),
  response: announcementState,
});
