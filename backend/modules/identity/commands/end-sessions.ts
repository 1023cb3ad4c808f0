import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { SessionCache } from '#kernel/http/sessions/session-cache.ts';
import type { Push } from '#kernel/realtime/push.ts';

export interface EndSessionsDeps {
  sessionCache: SessionCache;
  push: Push;
}

export interface WhichSessions {
  userId: string;
  /** The id of the only session to end. */
  only?: string;
  /** The id of a session that does not end. */
  except?: string;
}

/** Ends sessions of an account: deletes the rows in this transaction, and clears cache and sockets after its commit. Returns how many sessions ended. */
export async function endSessions(tx: Tx, deps: EndSessionsDeps, { userId, only, except }: WhichSessions): Promise<number> {
  const ended = await rows<{ id: string; token_hash: Buffer }>(
    tx,
    `delete from sessions where user_id = :userId and (cast(:only as uuid) is null or id = :only)
     and (cast(:except as uuid) is null or id <> :except) returning id, token_hash`,
    { userId, only: only ?? null, except: except ?? null },
  );
  afterCommit(tx, async () => {
    await Promise.all(ended.map((row) => deps.sessionCache.drop(row.token_hash.toString('hex'))));
    for (const { id } of ended) deps.push.closeSession(id);
  });
  return ended.length;
}

/** Drops the cached sessions of an account after a change of its role or plan. The sessions stay valid, and sockets connect again with the new role. */
export async function refreshSessions(tx: Tx, deps: EndSessionsDeps, userId: string): Promise<void> {
  const kept = await tx('sessions').where({ user_id: userId }).select('token_hash');
  afterCommit(tx, async () => {
    await Promise.all(kept.map((row) => deps.sessionCache.drop(row.token_hash.toString('hex'))));
    deps.push.closeUser(userId);
  });
}
