import type { InboxEntry } from '#contracts/inbox.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

interface Row {
  count: number;
  oldest: Date | null;
  due: Date | null;
}

const DISPUTES = `select count(*)::int as count, min(opened_at) as oldest, min(due_at) as due from disputes where status = 'open'`;
const EVENTS = `select count(*)::int as count, min(received_at) as oldest, null::timestamptz as due from stripe_events where status = 'failed'`;

async function counted(connection: Connection, queue: InboxEntry['queue'], statement: string): Promise<InboxEntry[]> {
  const found = one(await rows<Row>(connection, statement));
  return [{ queue, count: found.count, oldestAt: found.oldest?.toISOString() ?? null, dueAt: found.due?.toISOString() ?? null }];
}

/** How many disputes are open, and the first deadline for evidence. */
export const waitingDisputes = (connection: Connection): Promise<InboxEntry[]> => counted(connection, 'disputes', DISPUTES);

/** How many events of the provider failed at their last try. The worker tries them again, and an administrator can replay them. */
export const waitingEvents = (connection: Connection): Promise<InboxEntry[]> => counted(connection, 'webhooks', EVENTS);
