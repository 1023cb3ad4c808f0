import * as z from 'zod/mini';
import { achievementUnlocked } from './achievements.ts';
import { archive } from './archives.ts';
import type { ChatRealtimeEvent, ChatRealtimePayload } from './chat-realtime.ts';
import { generation, heldAndBalance } from './generation.ts';
import { message } from './messages.ts';
import { accountImport } from './portability.ts';
import { contentType, id, isoTime } from './primitives.ts';
import { shownAnnouncement } from './shown-announcement.ts';

/** The messages that the server pushes to a person's sockets for every page, by name. Those only for chats are in chat-realtime.ts. */
export const realtimeEvents = {
  generation: z.object({ generation }),
  /** Streamed words of a run. A new `attempt` clears the text, and `seq` counts from 0 within an attempt. */
  'generation:delta': z.object({ id, attempt: z.int(), seq: z.int(), text: z.string() }),
  message: z.object({ message }),
  /** The person read, archived or restored messages in another tab. `ids` null means all messages that had arrived by `at`. */
  'messages:changed': z.object({ change: z.enum(['read', 'archived', 'restored']), ids: z.nullable(z.array(id)), at: isoTime, unread: z.int().check(z.nonnegative()) }),
  /** The person's creations were made, changed or deleted, in this tab or another one. `ids` is null when there are many. */
  'creations:changed': z.object({ ids: z.nullable(z.array(id)) }),
  /** The person's folders were made, changed or deleted, or their items changed. */
  'folders:changed': z.object({}),
  /** The preparation of a person's archive progressed, is ready, or has failed. */
  archive: z.object({ archive }),
  /** Entries of the person's library were added, changed or removed, in this tab or another one. */
  'library:changed': z.object({}),
  /** The import of the person's account progressed or has ended. */
  'account:import': z.object({ import: accountImport }),
  /** The person's first run of a prompt was delivered, so they may review the prompt from now on. */
  'review:allowed': z.object({ promptId: id }),
  balance: heldAndBalance,
  /** The person earned an achievement at this moment, and the tab shows a toast. Achievements that were earned without an open tab are in the messages. */
  achievement: achievementUnlocked,
  /** The person looked at achievements in another tab or on another device, so this tab removes their cards. */
  'achievements:seen': z.object({ keys: z.array(z.string()) }),
  /** The announcement above the pages changed for members to this one. Visitors have no socket. */
  'announcement:changed': shownAnnouncement,
  /** An administrator used the generation switch. The message says why each content type cannot be made now, as in `GET /api/config`. */
  'generation:switched': z.object({ unavailable: z.partialRecord(contentType, z.string()) }),
  /** The account was banned a moment ago, and the server closes the connection after this. `until` null: for ever. */
  'account:banned': z.object({ reason: z.nullable(z.string()), until: z.nullable(isoTime) }),
} as const;

/** The name of a pushed message that every page hears. */
export type PageEvent = keyof typeof realtimeEvents;
export type RealtimeEvent = PageEvent | ChatRealtimeEvent;
export type RealtimePayload<E extends RealtimeEvent> = E extends PageEvent ? z.infer<(typeof realtimeEvents)[E]> : E extends ChatRealtimeEvent ? ChatRealtimePayload<E> : never;

/** Pushed messages that come many times a second and are useless later. A tab that reconnects does not get those it missed. */
export const FLEETING_EVENTS: ReadonlySet<RealtimeEvent> = new Set(['generation:delta', 'chat:delta']);
