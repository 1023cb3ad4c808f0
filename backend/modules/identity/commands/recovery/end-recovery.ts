import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { emailTokenInvalid } from '../../identity.errors.ts';
import { lapsedAt } from '../../domain/recovery-life.ts';
import { factorRecoveredEmail, recoveryCancelledEmail } from '../../recovery.emails.ts';
import { noRecovery } from '../../credentials.errors.ts';
import { useEmailToken } from '../email-token.ts';
import { endSessions } from '../end-sessions.ts';
import { hasSecondFactor } from '../second-factor/check-second-factor.ts';
import { tellRecovery } from './tell-recovery.ts';

export interface Cancelling {
  userId: string;
  requestId: string;
  /** How a recovery was called off: by the link in an `email`, in a `session`, or by a right `code` at a sign-in. */
  by: 'email' | 'session' | 'code';
}

/** Calls a recovery of the second factor off. Returns whether one was running. A lapsed one is deleted and does not count. */
async function cancelRecovery(tx: Tx, context: IdentityContext, { userId, requestId, by }: Cancelling): Promise<boolean> {
  const [gone] = await rows<{ live: boolean }>(tx, 'delete from factor_recoveries where user_id = ? returning ready_at > ? as live', [userId, lapsedAt(context)]);
  if (!gone?.live) return false;
  await rows(tx, `delete from email_tokens where user_id = ? and kind in ('recover_factor', 'keep_factor')`, [userId]);
  await tellRecovery(tx, context, { userId, what: 'factor_recovery_cancelled', email: recoveryCancelledEmail, requestId, details: { by } });
  return true;
}

/**
 * Calls a recovery of the second factor off with the token from one of its emails.
 * @throws AppError token_invalid
 */
export const cancelByEmail = (context: IdentityContext, token: string, requestId: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const used = await useEmailToken(tx, context.clock, 'keep_factor', token);
    if (!used || !(await cancelRecovery(tx, context, { userId: used.userId, requestId, by: 'email' }))) throw emailTokenInvalid('recovery');
  });

/**
 * Calls a recovery of the second factor off from a signed-in session of the account.
 * @throws AppError no_recovery
 */
export async function cancelBySession(tx: Tx, context: IdentityContext, userId: string, requestId: string): Promise<void> {
  if (!(await cancelRecovery(tx, context, { userId, requestId, by: 'session' }))) throw noRecovery();
}

/** Ends a recovery when a right code was typed at a sign-in. The owner still has the second factor, so the recovery is not needed, or a thief began it. */
export const cancelByCode = (context: IdentityContext, userId: string, requestId: string): Promise<boolean> =>
  context.db.transaction((tx) => cancelRecovery(tx, context, { userId, requestId, by: 'code' }));

type FinishDeps = Pick<IdentityContext, 'db' | 'clock' | 'outbox' | 'emailSender' | 'push' | 'sessionCache'> & { options: Pick<IdentityContext['options'], 'factorRecoveryMs'> };

/**
 * Switches the second factor off if its recovery has waited long enough; the caller has checked the password. Then every session ends. A
 * recovery that stays unused as long as it had to wait lapses. Returns whether the password is enough now.
 */
export async function finishRecovery(context: FinishDeps, userId: string, requestId: string): Promise<boolean> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const [ready] = await rows(
      tx,
      'delete from factor_recoveries where user_id = :userId and ready_at <= :now and ready_at > :lapsed returning 1',
      { userId, now: clock.now(), lapsed: lapsedAt(context) },
    );
    // A second sign-in at the same moment may have ended the recovery already.
    if (!ready) return !(await hasSecondFactor(tx, [userId])).has(userId);
    await rows(tx, `delete from email_tokens where user_id = ? and kind in ('recover_factor', 'keep_factor')`, [userId]);
    await rows(tx, 'delete from recovery_codes where user_id = ?', [userId]);
    await rows(tx, 'delete from second_factors where user_id = ?', [userId]);
    await rows(tx, 'delete from known_devices where user_id = ?', [userId]);
    await endSessions(tx, context, { userId });
    await tellRecovery(tx, context, { userId, what: 'factor_recovered', email: factorRecoveredEmail, requestId, details: {} });
    return true;
  });
}
