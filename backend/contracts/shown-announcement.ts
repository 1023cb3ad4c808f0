import * as z from 'zod/mini';
import { SECOND_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { tidied } from './primitives.ts';

/** The kind of an announcement, which decides its look: a piece of news, a warning, or something good. */
export const announcementKind = z.enum(['news', 'warning', 'good']);
export type AnnouncementKind = z.infer<typeof announcementKind>;

/** How often an open page fetches the announcement above it, in ms. */
export const ANNOUNCEMENT_EVERY_MS = 30 * SECOND_MS;

/** The longest announcement in characters, so that it fits one or two lines above each page. */
export const MOST_ANNOUNCED = 140;

/** An announcement as people see it above the pages. */
export const shownLine = z.object({
  text: z.string().check(tidied(), z.minLength(1, 'Write what people should read'), z.maxLength(MOST_ANNOUNCED, `${MOST_ANNOUNCED} characters at most`)),
  kind: announcementKind,
});

/** The announcement that a reader sees above each page now. The schema is small, because every open page loads it. */
export const shownAnnouncement = z.object({ announcement: z.nullable(shownLine) });
export type ShownAnnouncement = z.infer<typeof shownAnnouncement>;

export const getShownAnnouncement = defineEndpoint({
  method: 'GET',
  path: '/api/announcement',
  summary: 'The announcement above the pages for the caller, null for none; at most 2 s old',
  staleMs: ANNOUNCEMENT_EVERY_MS,
  queryRetries: 0,
  response: shownAnnouncement,
});
