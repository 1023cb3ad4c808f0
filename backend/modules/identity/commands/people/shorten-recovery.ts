import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { lapsedAt } from '../../domain/recovery-life.ts';
import { notYourself } from '../../people.errors.ts';
import { recoveryShortenedEmail } from '../../recovery.emails.ts';
import { noRecovery } from '../../credentials.errors.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { tellRecovery } from '../recovery/tell-recovery.ts';
import { lockPerson } from './lock-people.ts';

/**
 * Ends the waiting time of a recovery of the second factor, which the account's owner began by email. An administrator cannot begin one. A
 * lapsed recovery counts as none.
 * @throws AppError not_yourself, no_recovery, not_found
 */
export async function shortenRecovery(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string, reason: string): Promise<void> {
  const person = await lockPerson(tx, id);
  if (person.id === viewer.userId) throw notYourself();
  const now = context.clock.now();
  const [recovery] = await rows<{ ready_at: Date }>(tx, 'select ready_at from factor_recoveries where user_id = ? and ready_at > ? for update', [id, lapsedAt(context)]);
  if (!recovery) throw noRecovery();
  if (recovery.ready_at <= now) return;
  await rows(tx, 'update factor_recoveries set ready_at = ? where user_id = ?', [now, id]);
  await tellRecovery(tx, context, { userId: id, what: 'factor_recovery_shortened', email: recoveryShortenedEmail, requestId, details: null });
  await recordAdminAction(tx, context, viewer, { requestId }, {
    action: 'users.shorten_recovery',
    target: { type: 'user', id, label: person.username },
    reason,
    details: { was: recovery.ready_at.toISOString() },
  });
}
