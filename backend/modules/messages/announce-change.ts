import type { RealtimePayload } from '#contracts/realtime.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { unreadCount } from './queries/unread-count.ts';

export type MessagesChange = Omit<RealtimePayload<'messages:changed'>, 'unread'>;

/** Tells all tabs of a user what was read, archived or restored. To be called after the commit; ends when it was sent. */
export type AnnounceChange = (userId: string, change: MessagesChange) => Promise<void>;

interface Line {
  waiting: MessagesChange[];
  sending: Promise<void>;
}

/**
 * Five hundred messages marked one by one are five hundred changes in a second. While one of a user's changes is being
 * counted and sent, the next ones gather and go out together, so counts stay few and arrive in their order.
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
    // The first of a gathering takes the turn after the one under way; the others are in it and wait for the same turn.
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

/** Neighbours of the same kind become one, at the time of the later. */
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
