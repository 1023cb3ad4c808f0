import * as z from 'zod/mini';
import { achievementUnlocked } from './achievements.ts';
import { archive } from './archives.ts';
import type { ChatRealtimeEvent, ChatRealtimePayload } from './chat-realtime.ts';
import { generation, heldAndBalance } from './generation.ts';
import { message } from './messages.ts';
import { accountImport } from './portability.ts';
import { contentType, id, isoTime } from './primitives.ts';
import { shownAnnouncement } from './shown-announcement.ts';

/** What the server pushes to a user's sockets and every page hears, by event name. What only the chat hears is in chat-realtime.ts. */
export const realtimeEvents = {
  generation: z.object({ generation }),
  /** A batch of streamed words; a new `attempt` clears the text, `seq` counts from 0 within an attempt. */
  'generation:delta': z.object({ id, attempt: z.int(), seq: z.int(), text: z.string() }),
  message: z.object({ message }),
  /** Messages were read or archived in another tab. `ids` null means everything that had arrived by `at`. */
  'messages:changed': z.object({ change: z.enum(['read', 'archived', 'restored']), ids: z.nullable(z.array(id)), at: isoTime, unread: z.int().check(z.nonnegative()) }),
  /** Creations were made, changed or deleted, in this tab or another one; `ids` null: many. */
  'creations:changed': z.object({ ids: z.nullable(z.array(id)) }),
  /** Folders were made, changed or deleted, or something was put into one or taken out. */
  'folders:changed': z.object({}),
  /** The preparation of a ZIP goes on, is ready, or has failed. */
  archive: z.object({ archive }),
  /** Entries of the library were added, changed or removed, in this tab or another one. */
  'library:changed': z.object({}),
  /** An import of the account goes on, or has ended. */
  'account:import': z.object({ import: accountImport }),
  balance: heldAndBalance,
  /** An achievement was earned at this moment; the tab shows a toast. Those that were earned without an open tab are among the messages. */
  achievement: achievementUnlocked,
  /** Achievements were looked at in another tab or on another device, so their cards disappear. */
  'achievements:seen': z.object({ keys: z.array(z.string()) }),
  /** The line above the pages of members changed: this is what it says now. Every socket belongs to a member. */
  'announcement:changed': shownAnnouncement,
  /** An administrator switched generation: why each type cannot be made now, as in `GET /api/config`. */
  'generation:switched': z.object({ unavailable: z.partialRecord(contentType, z.string()) }),
  /** The account was banned a moment ago; the connection closes after it. `until` null: for good. */
  'account:banned': z.object({ reason: z.nullable(z.string()), until: z.nullable(isoTime) }),
} as const;

/** An event that every page hears. */
export type PageEvent = keyof typeof realtimeEvents;
export type RealtimeEvent = PageEvent | ChatRealtimeEvent;
export type RealtimePayload<E extends RealtimeEvent> = E extends PageEvent ? z.infer<(typeof realtimeEvents)[E]> : E extends ChatRealtimeEvent ? ChatRealtimePayload<E> : never;

/** Sent many times a second and worthless later: a tab that returns is not sent what it missed of them. */
export const FLEETING_EVENTS: ReadonlySet<RealtimeEvent> = new Set(['generation:delta', 'chat:delta']);
