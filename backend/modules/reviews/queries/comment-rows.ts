import type { DiscussedType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

export interface CommentRow {
  id: string;
  target_type: DiscussedType;
  target_id: string;
  parent_id: string | null;
  author_id: string;
  body: string | null;
  replies: number;
  created_at: Date;
  deleted_at: Date | null;
}

export async function commentRow(connection: Connection, id: string): Promise<CommentRow | undefined> {
  return (await rows<CommentRow>(connection, 'select * from comments where id = ?', [id]))[0];
}
