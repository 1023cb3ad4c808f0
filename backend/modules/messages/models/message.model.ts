import { Model } from 'objection';
import type { Message } from '#contracts/messages.ts';

export class MessageModel extends Model {
  static override tableName = 'messages';
  declare id: string;
  declare user_id: string;
  /** A unique key, such as `generation:<run id>`. It keeps an event that is delivered twice from writing a second message. */
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
  /** True if the reader had switched off such messages. It counts as read, and is in no list, push or email. */
  declare muted: boolean;
  /** The id of the Postgres transaction that last changed the message. Each change must set it, because `list-changes.ts` finds changes by it. */
  declare changed_xid: string;
}
