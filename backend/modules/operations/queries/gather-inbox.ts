import type { Inbox, InboxEntry, LedgerProof } from '#contracts/inbox.ts';
import type { Role } from '#contracts/identity.ts';
import { may } from '#contracts/permissions.ts';
import type { PermissionName } from '#contracts/permissions.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';

/** Queues of one module, and who may see how much waits in them. */
export interface InboxSource {
  permission: PermissionName;
  /** Counts by the indexes of the queues; the statement does not read what was decided. */
  waiting(connection: Connection): Promise<InboxEntry[]>;
}

export interface InboxDeps {
  db: Database;
  clock: Clock;
  /** One for each module that has queues, in the order of the answer. */
  inbox: readonly InboxSource[];
  ledgerProof(connection: Connection): Promise<LedgerProof | null>;
}

/** The queues that this role may open, and the last proof of the ledger for those who see the state of the machinery. */
export async function gatherInbox({ db, clock, inbox, ledgerProof }: InboxDeps, role: Role): Promise<Inbox> {
  const [ledger, ...queues] = await Promise.all([
    may(role, 'health.read') ? ledgerProof(db.knex) : null,
    ...inbox.filter(({ permission }) => may(role, permission)).map(({ waiting }) => waiting(db.knex)),
  ]);
  return { at: clock.now().toISOString(), queues: queues.flat(), ledger };
}
