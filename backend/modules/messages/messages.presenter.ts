import type { Message } from '#contracts/messages.ts';
import type { MessageModel } from './models/message.model.ts';

/** @param isRealtime true when the message is pushed to an open tab, false when the reader loads it in a list */
export const presentMessage = (row: MessageModel, isRealtime: boolean): Message => ({
  id: row.id,
  subject: row.subject,
  content: row.content,
  priority: row.priority,
  category: row.category,
  type: row.type,
  relatedEntityType: row.related_entity_type,
  relatedEntityId: row.related_entity_id,
  read: row.read_at !== null,
  createdAt: row.created_at.toISOString(),
  isRealtime,
});
