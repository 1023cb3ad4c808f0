import * as z from 'zod/mini';
import { announcement } from '#contracts/announcements.ts';
import type { Announcement } from '#contracts/announcements.ts';
import { ANNOUNCEMENT_CARD } from '../operations.words.ts';

const { text, kind, audience } = announcement.shape;

/** A moment as it is typed, in the reader's own time zone: a day and "14:02". Without a day there is none. */
const typedMoment = z.object({ day: z.nullable(z.string()), time: z.string() }).check(z.refine((typed) => typed.day === null || momentOf(typed) !== null, { path: ['time'], error: ANNOUNCEMENT_CARD.timeProblem }));
interface TypedMoment {
  day: string | null;
  time: string;
}

export const announcementDraft = z.object({ text, kind, audience, from: typedMoment, to: typedMoment });
export type AnnouncementDraft = z.infer<typeof announcementDraft>;

/** The moment as ISO time; null where there is none. */
export function momentOf({ day, time }: TypedMoment): string | null {
  const at = day !== null && /^\d\d:\d\d$/.test(time) ? new Date(`${day}T${time}`) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

function typedOf(iso: string | null): TypedMoment {
  if (iso === null) return { day: null, time: '00:00' };
  const at = new Date(iso);
  const two = (number: number): string => String(number).padStart(2, '0');
  return { day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`, time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}

/** What the form begins with. */
export const draftOf = (known: Announcement | null): AnnouncementDraft => ({
  text: known?.text ?? '', kind: known?.kind ?? 'news', audience: known?.audience ?? 'everyone', from: typedOf(known?.from ?? null), to: typedOf(known?.to ?? null),
});

/** The draft as it is sent. */
export const announcementOf = ({ from, to, ...draft }: AnnouncementDraft): Announcement => ({ ...draft, from: momentOf(from), to: momentOf(to) });
