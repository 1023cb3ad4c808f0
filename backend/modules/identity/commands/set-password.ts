import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/**
 * Stores the hash of a new password, or of the first one of a social account. Reset links sent before stop working. An unconfirmed new email
 * address is dropped, because a thief may have requested it with the old password.
 */
export async function setPassword(tx: Tx, clock: Clock, userId: string, hash: string): Promise<void> {
  await rows(
    tx,
    `insert into credentials (user_id, password_hash, changed_at) values (?, ?, ?)
     on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
    [userId, hash, clock.now()],
  );
  await rows(tx, 'update users set new_email = null where id = ? and new_email is not null', [userId]);
  await rows(tx, `delete from email_tokens where user_id = ? and kind = 'reset'`, [userId]);
}
