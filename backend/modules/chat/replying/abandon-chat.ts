import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { StoredAttachment } from '../stored-parts.ts';
import type { ReplyingContext } from './replying-context.ts';

const OPEN_RUNS = `select run_id as id from chat_messages where chat_id = :chatId and user_id = :userId and status in ('queued', 'writing') and run_id is not null`;
const ATTACHMENTS = `select attachments from chat_messages where chat_id = :chatId and user_id = :userId and attachments <> '[]'`;

/**
 * Stops the reply that is written in a chat before the chat is deleted: its words so far are paid. The caller locks the chat only afterwards,
 * because the end of a run locks the chat last.
 */
export async function stopReplies(tx: Tx, { replyRuns }: Pick<ReplyingContext, 'replyRuns'>, userId: string, chatId: string): Promise<void> {
  for (const { id } of await rows<{ id: string }>(tx, OPEN_RUNS, { chatId, userId })) await replyRuns.stop(tx, id);
}

/** Releases the attachments of a chat that is about to be deleted, because each message claimed its files once. */
export async function releaseAttachments(tx: Tx, { media }: Pick<ReplyingContext, 'media'>, userId: string, chatId: string): Promise<void> {
  for (const { attachments } of await rows<{ attachments: StoredAttachment[] }>(tx, ATTACHMENTS, { chatId, userId })) {
    const files = new Set(attachments.flatMap((each) => (each.kind === 'file' ? [each.fileId] : [])));
    if (files.size > 0) await media.release(tx, [...files]);
  }
}
