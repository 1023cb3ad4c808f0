import { Model } from 'objection';
import type { Message } from '#contracts/messages.ts';

export class MessageModel extends Model {
  static override tableName = 'messages';
  declare id: string;
  declare user_id: string;
  /** What makes a message exist once, e.g. `generation:<run id>`. */
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
  /** Its reader switched such messages off: it is read and in no list, count, push or email. */
  declare muted: boolean;
  /** Number of the transaction that last changed it; every change sets it (see list-changes.ts). */
  declare changed_xid: string;
}
