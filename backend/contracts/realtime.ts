import * as z from 'zod/mini';
import { achievementUnlocked } from './achievements.ts';
import { archive } from './archives.ts';
import { chat, chatMessage } from './chat.ts';
import { generation, heldAndBalance } from './generation.ts';
import { message } from './messages.ts';
import { accountImport } from './portability.ts';
import { id, isoTime } from './primitives.ts';

/** Everything the server pushes to a user's sockets, by event name. */
export const realtimeEvents = {
  generation: z.object({ generation }),
  /** A batch of streamed words; a new `attempt` clears the text, `seq` counts from 0 within an attempt. */
  'generation:delta': z.object({ id, attempt: z.int(), seq: z.int(), text: z.string() }),
  message: z.object({ message }),
  /** Words of a reply: a new `attempt` clears what this attempt's text part held, `seq` counts from 0 within an attempt. */
  'chat:delta': z.object({ chatId: id, messageId: id, attempt: z.int(), seq: z.int(), text: z.string() }),
  /** A message was sent, is further, asks, or has ended. */
  'chat:message': z.object({ chatId: id, message: chatMessage }),
  /** A chat was begun, renamed, moved, spent tokens, or was deleted (`chat` null). */
  'chat:changed': z.object({ chatId: id, chat: z.nullable(chat) }),
  /** Read or archived in another tab; `ids` null: everything that had arrived by `at`. */
  'messages:changed': z.object({ change: z.enum(['read', 'archived', 'restored']), ids: z.nullable(z.array(id)), at: isoTime, unread: z.int().check(z.nonnegative()) }),
  /** Creations were made, changed or deleted, in this tab or another one; `ids` null: many. */
  'creations:changed': z.object({ ids: z.nullable(z.array(id)) }),
  /** Folders were made, changed or deleted, or something was put into one or taken out. */
  'folders:changed': z.object({}),
  /** A ZIP is further, ready or failed. */
  archive: z.object({ archive }),
  /** Entries of the library were added, changed or removed, in this tab or another one. */
  'library:changed': z.object({}),
  /** An import of the account is further, or has ended. */
  'account:import': z.object({ import: accountImport }),
  balance: heldAndBalance,
  /** Earned at this moment, for the toast. Achievements that were earned without an open tab are among the messages. */
  achievement: achievementUnlocked,
  /** Looked at in another tab or on another device: their cards go. */
  'achievements:seen': z.object({ keys: z.array(z.string()) }),
  /** The account was banned a moment ago; the connection closes after it. `until` null: for good. */
  'account:banned': z.object({ reason: z.nullable(z.string()), until: z.nullable(isoTime) }),
} as const;

export type RealtimeEvent = keyof typeof realtimeEvents;

/** Sent many times a second and worthless later: a tab that returns is not sent what it missed of them. */
export const FLEETING_EVENTS: ReadonlySet<RealtimeEvent> = new Set(['generation:delta', 'chat:delta']);
export type RealtimePayload<E extends RealtimeEvent> = z.infer<(typeof realtimeEvents)[E]>;
