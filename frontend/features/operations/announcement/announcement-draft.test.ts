import { expect, it } from 'vitest';
import type { Announcement } from '#contracts/announcements.ts';
import { announcementDraft, announcementOf, draftOf } from './announcement-draft.ts';

const KNOWN: Announcement = { text: 'Images are slow.', kind: 'warning', audience: 'members', from: '2026-11-26T09:30:00.000Z', to: null };

it('sends the times of an unchanged announcement as they were, in every time zone', () => {
  expect(announcementOf(draftOf(KNOWN))).toEqual(KNOWN);
  expect(announcementDraft.safeParse(draftOf(KNOWN)).success).toBe(true);
});

it('reads an announcement without an end day as one without an end, and asks for a time when a day is chosen', () => {
  expect(announcementOf({ ...draftOf(KNOWN), from: { day: null, time: '10:00' } }).from).toBeNull();
  const { error } = announcementDraft.safeParse({ ...draftOf(KNOWN), to: { day: '2026-11-27', time: '' } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['to.time']);
});
