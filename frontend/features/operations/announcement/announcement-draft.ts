import * as z from 'zod/mini';
import { announcement } from '#contracts/announcements.ts';
import type { Announcement } from '#contracts/announcements.ts';
import { momentOf, typedOf } from '#lib/typed-moment.ts';
import { ANNOUNCEMENT_CARD } from '../operations.words.ts';

const { text, kind, audience } = announcement.shape;

/** A moment of the announcement as the administrator types it in the own time zone: a day, and a time such as "14:02". An empty day means no moment. */
const typedMoment = z.object({ day: z.nullable(z.string()), time: z.string() }).check(z.refine((typed) => typed.day === null || momentOf(typed) !== null, { path: ['time'], error: ANNOUNCEMENT_CARD.timeProblem }));

export const announcementDraft = z.object({ text, kind, audience, from: typedMoment, to: typedMoment });
export type AnnouncementDraft = z.infer<typeof announcementDraft>;

/** Returns the values with which the announcement form begins. */
export const draftOf = (known: Announcement | null): AnnouncementDraft => ({
  text: known?.text ?? '', kind: known?.kind ?? 'news', audience: known?.audience ?? 'everyone', from: typedOf(known?.from ?? null), to: typedOf(known?.to ?? null),
});

/** Returns the body of the request that saves the announcement. */
export const announcementOf = ({ from, to, ...draft }: AnnouncementDraft): Announcement => ({ ...draft, from: momentOf(from), to: momentOf(to) });
