import type { RealtimePayload } from '#contracts/realtime.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { unreadCount } from './queries/unread-count.ts';

export type MessagesChange = Omit<RealtimePayload<'messages:changed'>, 'unread'>;

/** Pushes to a user's open tabs which messages were read, archived or restored. Call it after the commit. The promise ends after the push. */
export type AnnounceChange = (userId: string, change: MessagesChange) => Promise<void>;

interface Line {
  waiting: MessagesChange[];
  sending: Promise<void>;
}

/**
 * Creates the function that pushes changes of messages. While one change of a user is sent, later ones are collected and sent together. So
 * 500 messages marked one by one need few counts, and pushes keep their order.
 */
export function createAnnouncer({ db, push }: { db: Database; push: Push }): AnnounceChange {
  const lines = new Map<string, Line>();

  async function send(userId: string, line: Line): Promise<void> {
    const changes = line.waiting.splice(0);
    const unread = await unreadCount(db.knex, userId);
    for (const change of merge(changes)) push.toUser(userId, 'messages:changed', { ...change, unread });
  }

  return async (userId, change) => {
    const line = lines.get(userId) ?? { waiting: [], sending: Promise.resolve() };
    lines.set(userId, line);
    line.waiting.push(change);
    // The first collected change queues the next send. Later changes join it and wait for the same send.
    if (line.waiting.length === 1) {
      line.sending = line.sending.catch(() => undefined).then(() => send(userId, line));
    }
    const turn = line.sending;
    try {
      await turn;
    } finally {
      if (line.sending === turn && line.waiting.length === 0) lines.delete(userId);
    }
  };
}

/** Merges neighbouring changes of the same kind into one, with the time of the later one. */
function merge(changes: readonly MessagesChange[]): MessagesChange[] {
  const merged: MessagesChange[] = [];
  for (const change of changes) {
    const last = merged.at(-1);
    if (last?.ids && change.ids && last.change === change.change) {
      last.ids.push(...change.ids);
      last.at = change.at;
    } else {
      merged.push({ ...change, ids: change.ids && [...change.ids] });
    }
  }
  return merged;
}
