import { channelsFor } from '#contracts/message-preferences.ts';
import type { MessageChannels, MessagePreferences } from '#contracts/message-preferences.ts';
import type { Message } from '#contracts/messages.ts';
import type { Clock } from '#kernel/clock.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { Identity } from '#modules/identity/index.ts';
import { presentMessage } from '../messages.presenter.ts';
import type { MessageModel } from '../models/message.model.ts';
import { preferencesOf } from '../queries/preferences-of.ts';

/** A message that was written, with the reader's preferences at that time and the channels that they allow for it. */
export interface WrittenMessage {
  message: Message;
  userId: string;
  preferences: MessagePreferences;
  channels: MessageChannels;
}

/** A notification channel that is called for each message which the reader's lists show. */
export interface NotificationChannel {
  /** Called once per message, in its transaction. All that it stores or queues through `tx` commits or rolls back with the message. */
  onWritten(tx: Tx, written: WrittenMessage): Promise<void>;
}

export interface WriteDeps {
  clock: Clock;
  identity: Pick<Identity, 'gone'>;
  push: Push;
  blocks: Pick<Blocks, 'either'>;
  listeners: readonly NotificationChannel[];
}

export interface NewMessage extends Pick<Message, 'subject' | 'content' | 'priority' | 'category' | 'type'> {
  userId: string;
  /** The person whose act caused the message. The reader gets no message if one of both blocked the other (docs/rules/keeping.md#blocks). */
  from?: string;
  /** Identifies the message: a second message with the same key is not stored. */
  dedupeKey: string;
  /** The thing to which the message links, such as `['generation', <run id>]`. */
  about: [entityType: string, id: string | null] | null;
  /** True if another module has emailed the reader about it. Then no email and no digest has this message. */
  emailed?: boolean;
}

const INSERT = {
  name: 'messages_insert_1',
  sql: `insert into messages (id, user_id, dedupe_key, subject, content, priority, category, type, related_entity_type, related_entity_id, created_at, read_at, muted)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (dedupe_key) do nothing returning *`,
};

/**
 * Writes a message once, calls the notification channels, and pushes it to the reader's tabs after the commit. A message that the reader
 * switched off is stored as read and muted, without channels and push. A deleted account gets none.
 */
export async function writeMessage(tx: Tx, { clock, identity, push, blocks, listeners }: WriteDeps, message: NewMessage): Promise<void> {
  const { userId, from, dedupeKey, about, emailed = false, ...texts } = message;
  if (await identity.gone(tx, userId)) return;
  if (from !== undefined && (await blocks.either(tx, userId, [from])).size > 0) return;
  const preferences = await preferencesOf(tx, userId);
  const ways = channelsFor(preferences, message);
  const channels: MessageChannels = emailed ? { ...ways, email: 'none' } : ways;
  const now = clock.now();
  const [written] = await prepared<MessageModel>(tx, INSERT, [
    newId(), userId, dedupeKey, texts.subject, texts.content, texts.priority, texts.category, texts.type,
    about?.[0] ?? null, about?.[1] ?? null, now, channels.inApp ? null : now, !channels.inApp,
  ]);
  if (!written || !channels.inApp) return;
  const shown = presentMessage(written, true);
  for (const listener of listeners) await listener.onWritten(tx, { message: shown, userId, preferences, channels });
  afterCommit(tx, () => push.toUser(userId, 'message', { message: shown }));
}
