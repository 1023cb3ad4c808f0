import { Model } from 'objection';
import type { Message } from '#contracts/messages.ts';

export class MessageModel extends Model {
  static override tableName = 'messages';
  declare id: string;
  declare user_id: string;
  /** Unique key that keeps a second delivery of an event from writing a second message, e.g. `generation:<run id>`. */
  declare dedupe_key: string;
  declare subject: string;
  declare content: string;
  declare priority: Message['priority'];
  declare category: Message['category'];
  declare type: Message['type'];
  declare related_entity_type: string | null;
  declare related_entity_id: string | null;
  declare created_at: Date;
  declare read_at: Date | null;
  declare archived_at: Date | null;
  /** The reader switched off such messages when this one was written. It counts as read and is in no list, push or email. */
  declare muted: boolean;
  /**
   * Id of the Postgres transaction that last changed the message. Each change must set it, because list-changes.ts uses it to find what changed since a
   * client last asked.
   */
  declare changed_xid: string;
}
