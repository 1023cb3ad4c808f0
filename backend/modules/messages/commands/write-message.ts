import type { Message } from '#contracts/messages.ts';
import type { Clock } from '#kernel/clock.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { presentMessage } from '../messages.presenter.ts';
import type { MessageModel } from '../models/message.model.ts';

export interface WriteDeps {
  clock: Clock;
  push: Push;
}

export interface NewMessage extends Pick<Message, 'subject' | 'content' | 'priority' | 'category' | 'type'> {
  userId: string;
  /** The same key is one message, however often it is written. */
  dedupeKey: string;
  /** What it is about, e.g. `['generation', <run id>]`. */
  about: [entityType: string, id: string | null] | null;
}

/** Writes a message once and pushes it to the reader after the commit. */
export async function writeMessage(tx: Tx, { clock, push }: WriteDeps, message: NewMessage): Promise<void> {
  const { userId, dedupeKey, about, ...texts } = message;
  const [written] = await tx<MessageModel>('messages')
    .insert({
      ...texts,
      id: newId(),
      user_id: userId,
      dedupe_key: dedupeKey,
      related_entity_type: about?.[0] ?? null,
      related_entity_id: about?.[1] ?? null,
      created_at: clock.now(),
    })
    .onConflict('dedupe_key')
    .ignore()
    .returning('*');
  if (!written) return;
  afterCommit(tx, () => push.toUser(userId, 'message', { message: presentMessage(written, true) }));
}
