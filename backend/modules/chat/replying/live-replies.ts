import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChatRuns, ReplyProgress } from '#modules/generation/index.ts';
import { MESSAGE_COLUMNS } from '../queries/message-row.ts';
import type { MessageRow } from '../queries/message-row.ts';
import { textOf } from './end-reply.ts';

const AGAIN = `select ${MESSAGE_COLUMNS} from chat_messages m where m.id = any(cast(:ids as uuid[]))`;

/**
 * Adds to replies that are being written their words so far, at most 1 s old, and the number of the next push (docs/rules/chat.md#streaming).
 * The words are in the run's row, so a tab that joins late asks once and misses nothing.
 */
export async function withLiveWords(connection: Connection, runs: Pick<ChatRuns, 'progress'>, messages: readonly MessageRow[]): Promise<MessageRow[]> {
  const writing = messages.filter(({ status }) => status === 'writing');
  if (writing.length === 0) return [...messages];
  const progress = await runs.progress(connection, writing.flatMap(({ run_id: runId }) => runId ?? []));
  // A run may end between the two reads. Then its reply is read again with its end, because the tab would wait for a push that was already sent.
  const ended = writing.filter(({ run_id: runId }) => !progress.has(runId ?? '')).map(({ id }) => id);
  const again = new Map(ended.length === 0 ? [] : (await rows<MessageRow>(connection, AGAIN, { ids: ended })).map((message) => [message.id, message]));
  return messages.map((message) => again.get(message.id) ?? withProgress(message, message.status === 'writing' ? progress.get(message.run_id ?? '') : undefined));
}

function withProgress(message: MessageRow, run: ReplyProgress | undefined): MessageRow {
  // Another attempt has claimed the run but has not begun to write, so the reply shows no words of the earlier attempt.
  if (!run || message.run_attempts + run.attemptNo !== message.attempt) return message;
  const rest = run.text.slice(textOf(message.parts.slice(message.run_parts)).length);
  const parts = rest === '' ? message.parts : [...message.parts, { kind: 'text' as const, text: rest }];
  return { ...message, parts, next_seq: Math.max(run.nextSeq, message.next_seq) };
}
