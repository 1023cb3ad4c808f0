import type { Connection } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { MessageModel } from '../models/message.model.ts';

/** Reads one message of a reader that their lists show. @throws AppError not_found for another person's, an archived or a muted one */
export async function ownMessage(connection: Connection, userId: string, messageId: string): Promise<MessageModel> {
  const message = await MessageModel.query(connection).findOne({ id: messageId, user_id: userId, archived_at: null, muted: false });
  if (!message) throw notFound('This message');
  return message;
}
