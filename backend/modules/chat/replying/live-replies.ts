import type { Connection } from '#kernel/db/database.ts';
import type { ChatRuns } from '#modules/generation/index.ts';
import type { MessageRow } from '../queries/message-row.ts';
import { textOf } from './end-reply.ts';

/**
 * The same messages, those that are written at this moment with their words so far, at most 1 s old, and with what comes next over the socket
 * (docs/rules/chat.md#streaming). The words so far are in the run's row, so a tab that joins late asks once and misses nothing.
 */
export async function withLiveWords(connection: Connection, runs: Pick<ChatRuns, 'progress'>, messages: readonly MessageRow[]): Promise<MessageRow[]> {
  const writing = messages.flatMap(({ status, run_id: runId }) => (status === 'writing' && runId !== null ? [runId] : []));
  if (writing.length === 0) return [...messages];
  const progress = await runs.progress(connection, writing);
  return messages.map((message) => {
    const run = message.status === 'writing' ? progress.get(message.run_id ?? '') : undefined;
    // The run has been claimed again, and its attempt has not begun: nothing of it is shown yet.
    if (!run || message.run_attempts + run.attemptNo !== message.attempt) return message;
    const rest = run.text.slice(textOf(message.parts.slice(message.run_parts)).length);
    const parts = rest === '' ? message.parts : [...message.parts, { kind: 'text' as const, text: rest }];
    return { ...message, parts, next_seq: Math.max(run.nextSeq, message.next_seq) };
  });
}
