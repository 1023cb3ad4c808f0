import { must, one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { emailTokenInvalid } from '../../identity.errors.ts';
import { lapsedAt } from '../../domain/recovery-life.ts';
import { UserModel } from '../../models/user.model.ts';
import { recoverFactorEmail, recoveryStartedEmail } from '../../recovery.emails.ts';
import { recoveryNeedsAddress, secondFactorOff } from '../../credentials.errors.ts';
import { issueEmailToken, useEmailToken } from '../email-token.ts';
import { hasSecondFactor } from '../second-factor/check-second-factor.ts';
import { tellRecovery } from './tell-recovery.ts';

/**
 * Emails the link that starts a recovery of the second factor, only to the confirmed address. The caller has checked the password.
 * @throws AppError second_factor_off, recovery_needs_address, rate_limited
 */
export async function askRecovery(context: IdentityContext, userId: string): Promise<void> {
  const { db, clock, limits, emailSender, options } = context;
  await limits.take('email', `recovery ${userId}`);
  await db.transaction(async (tx) => {
    const user = await UserModel.query(tx).select('email', 'email_confirmed_at').findById(userId);
    if (!(await hasSecondFactor(tx, [userId])).has(userId)) throw secondFactorOff();
    if (!user?.email || !user.email_confirmed_at) throw recoveryNeedsAddress();
    const token = await issueEmailToken(tx, clock, { kind: 'recover_factor', userId, email: user.email, lifeMs: options.resetTokenMs });
    await emailSender.send(tx, recoverFactorEmail(user.email, options.publicUrl, token));
  });
}

/**
 * Starts the waiting time of a recovery with the token from its email. A second start does not change the dates. Returns when the waiting
 * time ends.
 * @throws AppError token_invalid
 */
export async function startRecovery(context: IdentityContext, token: string, requestId: string): Promise<Date> {
  const { db, clock, options } = context;
  return db.transaction(async (tx) => {
    const used = await useEmailToken(tx, clock, 'recover_factor', token);
    const user = used && (await UserModel.query(tx).findById(used.userId).where({ email: used.email }).whereNotNull('email_confirmed_at').forUpdate());
    if (!user || !(await hasSecondFactor(tx, [user.id])).has(user.id)) throw emailTokenInvalid('recovery');
    const now = clock.now();
    const readyAt = new Date(now.getTime() + options.factorRecoveryMs);
    const [begun] = await rows(
      tx,
      `insert into factor_recoveries as r (user_id, started_at, ready_at) values (:userId, :now, :readyAt)
       on conflict (user_id) do update set started_at = excluded.started_at, ready_at = excluded.ready_at where r.ready_at <= :lapsed returning 1`,
      { userId: user.id, now, readyAt, lapsed: lapsedAt(context) },
    );
    if (!begun) return recoveryOf(tx, user.id);
    // The emails about a recovery to several addresses contain the same token, so each of them can call it off.
    const keep = await issueEmailToken(tx, clock, { kind: 'keep_factor', userId: user.id, email: must(user.email, 'the address of a person who signs in'), lifeMs: 2 * options.factorRecoveryMs });
    await tellRecovery(tx, context, {
      userId: user.id,
      what: 'factor_recovery_started',
      email: (to) => recoveryStartedEmail(to, options.publicUrl, keep, readyAt),
      requestId,
      details: { readyAt: readyAt.toISOString() },
    });
    return readyAt;
  });
}

async function recoveryOf(tx: Tx, userId: string): Promise<Date> {
  const recovery = one(await tx('factor_recoveries').where({ user_id: userId }).select('ready_at'));
  return recovery.ready_at;
}
