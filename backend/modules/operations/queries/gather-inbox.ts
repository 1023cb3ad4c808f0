import type { Inbox, InboxEntry, LedgerProof } from '#contracts/inbox.ts';
import type { Role } from '#contracts/identity.ts';
import { may } from '#contracts/permissions.ts';
import type { PermissionName } from '#contracts/permissions.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** The staff inbox's queues of one module, with the permission to see how much waits in them. */
export interface InboxSource {
  permission: PermissionName;
  /** Counts what waits in the module's queues of the staff inbox. The statement reads only indexes of open rows. */
  waiting(connection: Connection): Promise<InboxEntry[]>;
}

export interface InboxDeps {
  db: Database;
  clock: Clock;
  /** The functions that count queues of the staff inbox, one for each module with queues, in the order of the answer. */
  inbox: readonly InboxSource[];
  /** The moderators and administrators to whom a queue can be assigned. */
  staff(connection: Connection): Promise<{ id: string; username: string }[]>;
  ledgerProof(connection: Connection): Promise<LedgerProof | null>;
}

const ASSIGNED = 'select queue, user_id as "userId" from inbox_assignees';
const ASIDE = 'select queue, until from inbox_snoozes where user_id = :userId and until > :now';

/** How much waits in the queues of the staff inbox that this role may open. */
export async function openQueues(connection: Connection, { inbox }: Pick<InboxDeps, 'inbox'>, role: Role): Promise<InboxEntry[]> {
  const found: InboxEntry[] = [];
  for (const { waiting } of inbox.filter(({ permission }) => may(role, permission))) found.push(...(await waiting(connection)));
  return found;
}

/**
 * The staff inbox for a reader: the queues that the reader may open, with their marks, and for people who may see the server's state the last
 * proof of the ledger.
 */
export async function gatherInbox(connection: Connection, deps: InboxDeps, { userId, role }: { userId: string; role: Role }): Promise<Inbox> {
  const { clock } = deps;
  const ledger = may(role, 'health.read') ? await deps.ledgerProof(connection) : null;
  const queues = await openQueues(connection, deps, role);
  const staff = await deps.staff(connection);
  const assigned = await rows<{ queue: string; userId: string }>(connection, ASSIGNED);
  const aside = await rows<{ queue: string; until: Date }>(connection, ASIDE, { userId, now: clock.now() });
  return {
    at: clock.now().toISOString(),
    queues: queues.map((entry) => {
      const assignee = assigned.find(({ queue }) => queue === entry.queue)?.userId;
      // A person who is no longer staff is left out, so their queues have no assignee.
      return { ...entry, assignee: staff.find(({ id }) => id === assignee)?.username ?? null, snoozedUntil: aside.find(({ queue }) => queue === entry.queue)?.until.toISOString() ?? null };
    }),
    staff: staff.map(({ username }) => username),
    ledger,
  };
}
