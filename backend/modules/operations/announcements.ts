import { announcement as announcementShape } from '#contracts/announcements.ts';
import type { Announcement, AnnouncementState, setAnnouncement as endpoint } from '#contracts/announcements.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Broadcast } from '#kernel/realtime/push.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import { announcementChanged } from './operations.errors.ts';
import { adminAction, adminActionOf } from './operations.events.ts';

/** The kind of live settings under which the announcement is stored. */
const KIND = 'announcement';

export interface AnnouncementDeps {
  clock: Clock;
  outbox: Outbox;
  settings: LiveSettings;
  /** Pushes the announcement to all open pages of members at once. */
  broadcast: Broadcast['toAll'];
}

/** The calls with which pages read the announcement. */
export interface Announcements {
  /** The announcement that a reader sees now; null for none. A caller with a session counts as a member. */
  shown(signedIn: boolean): Pick<Announcement, 'text' | 'kind'> | null;
}

const readIn = (content: unknown): Announcement | null => announcementShape.safeParse(content).data ?? null;

/** Whether the announcement is shown at a moment: from `from` on, and before `to`. */
export const isShown = ({ from, to }: Pick<Announcement, 'from' | 'to'>, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (to === null || now < Date.parse(to));

/** Answers from the memory of this process, which is at most 2 s old, because each page asks for the announcement. */
export const createAnnouncements = ({ clock, settings }: Pick<AnnouncementDeps, 'clock' | 'settings'>): Announcements => ({
  shown(signedIn) {
    return shownTo(readIn(settings.current(KIND)?.content), signedIn, millis(clock));
  },
});

function shownTo(announcement: Announcement | null, signedIn: boolean, now: number): Pick<Announcement, 'text' | 'kind'> | null {
  if (!announcement || !isShown(announcement, now)) return null;
  const { text, kind, audience } = announcement;
  return audience === 'everyone' || (audience === 'members') === signedIn ? { text, kind } : null;
}

/** The newest announcement from the database, for administrators. */
export async function announcementState(connection: Connection, { settings, clock }: AnnouncementDeps): Promise<AnnouncementState> {
  const [version] = await settings.versions(connection, KIND, 1);
  const announcement = readIn(version?.content);
  return { revision: version?.revision ?? 0, announcement, shown: announcement !== null && isShown(announcement, millis(clock)) };
}

/**
 * Replaces the announcement or takes it down (docs/rules/pages.md#announcement).
 * @throws AppError announcement_changed, invalid_request for an end before its beginning
 */
export async function setAnnouncement(tx: Tx, { settings, outbox, clock, broadcast }: AnnouncementDeps, { viewer, requestId }: { viewer: Viewer; requestId: string }, { revision, announcement }: BodyOf<typeof endpoint>): Promise<void> {
  if (announcement?.from && announcement.to && Date.parse(announcement.to) <= Date.parse(announcement.from)) {
    throw invalid([{ path: ['announcement', 'to'], message: 'The end is before the beginning.' }]);
  }
  const saved = await settings.save(tx, { kind: KIND, revision, content: announcement });
  if (!saved) throw announcementChanged();
  // The push contains the announcement, because another process, which a page might ask, may learn of it a moment later.
  afterCommit(tx, () => broadcast('announcement:changed', { announcement: shownTo(announcement, true, millis(clock)) }));
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, {
    action: announcement ? 'announcement.show' : 'announcement.remove',
    target: { type: 'announcement', id: String(saved.revision), label: announcement?.text ?? 'the announcement' },
    details: { ...announcement },
  }));
}
