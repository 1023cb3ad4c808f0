import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId, newSecret } from '#kernel/ids.ts';

/** The purpose of an emailed token. `recover_factor` begins the recovery of a second factor, and `keep_factor` calls it off. */
export type EmailTokenKind = 'reset' | 'confirm' | 'recover_factor' | 'keep_factor';

export interface NewEmailToken {
  kind: EmailTokenKind;
  /** Null for an address without an account. The token then opens nothing, and making it takes as long as for an account. */
  userId: string | null;
  email: string;
  lifeMs: number;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes an emailed token of 256 random bits and stores its hash. Earlier tokens of the same kind for this account stop working. */
export async function issueEmailToken(tx: Tx, clock: Clock, { kind, userId, email, lifeMs }: NewEmailToken): Promise<string> {
  const now = clock.now();
  const token = newSecret();
  await rows(tx, 'delete from email_tokens where kind = ? and user_id = ?', [kind, userId]);
  await rows(
    tx,
    `insert into email_tokens (id, kind, token_hash, user_id, email, created_at, expires_at) values (?, ?, ?, ?, ?, ?, ?)`,
    [newId(), kind, hashOf(token), userId, email, now, new Date(now.getTime() + lifeMs)],
  );
  return token;
}

/** Uses an emailed token up: of twenty requests at the same moment only one succeeds. Null when the token is unknown, used, replaced or too old. */
export async function useEmailToken(tx: Tx, clock: Clock, kind: EmailTokenKind, token: string): Promise<{ userId: string; email: string } | null> {
  const now = clock.now();
  const [row] = await rows<{ user_id: string; email: string }>(
    tx,
    `update email_tokens set used_at = ? where token_hash = ? and kind = ? and used_at is null and expires_at > ? and user_id is not null
     returning user_id, email`,
    [now, hashOf(token), kind, now],
  );
  return row ? { userId: row.user_id, email: row.email } : null;
}

/** Returns the id of the account that an emailed token belongs to, if the token is valid now. A caller asks this first, so that no password is hashed for an invalid token. */
export async function ownerOfEmailToken(connection: Connection, clock: Clock, kind: EmailTokenKind, token: string): Promise<string | null> {
  const [found] = await rows<{ user_id: string }>(
    connection,
    'select user_id from email_tokens where token_hash = ? and kind = ? and used_at is null and expires_at > ? and user_id is not null',
    [hashOf(token), kind, clock.now()],
  );
  return found?.user_id ?? null;
}
