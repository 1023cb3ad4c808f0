import { MINUTE_MS } from '#contracts/durations.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { matchingStep } from '../../domain/totp.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { wrongCode } from '../../identity.errors.ts';
import { secondFactorNotStarted } from '../../credentials.errors.ts';
import { secondFactorOnEmail } from '../../credentials.emails.ts';
import { announceChange } from '../announce-change.ts';
import { openFactorSecret } from './factor-secret.ts';
import { prepareRecoveryCodes, replaceRecoveryCodes } from './replace-recovery-codes.ts';

// The time in ms after which an unconfirmed second factor expires. A secret that was left on a screen must not be confirmed weeks later.
const PENDING_MS = 30 * MINUTE_MS;

/**
 * Switches the second factor on with its first right code. From then on sign-ins need a code. Returns the recovery codes.
 * @throws AppError second_factor_not_started, wrong_code, rate_limited, unavailable
 */
export async function confirmSecondFactor(context: IdentityContext, viewer: Viewer, code: string): Promise<string[]> {
  const { db, clock, limits, sealer } = context;
  const { userId } = viewer;
  await limits.take('secondFactor', userId);
  const [pending] = await rows<{ secret_sealed: string }>(
    db.knex,
    'select secret_sealed from second_factors where user_id = ? and confirmed_at is null and created_at > ?',
    [userId, new Date(millis(clock) - PENDING_MS)],
  );
  const secret = pending && openFactorSecret(sealer, userId, pending.secret_sealed);
  if (!secret) throw secondFactorNotStarted();
  const sealed = pending.secret_sealed;
  const step = matchingStep(secret, code, millis(clock));
  if (step === null) throw wrongCode();
  const prepared = await prepareRecoveryCodes(context.passwords, userId);
  const codes = await db.transaction(async (tx) => {
    const [confirmed] = await rows(
      tx,
      `update second_factors set confirmed_at = :now, last_step = :step
       where user_id = :userId and confirmed_at is null and secret_sealed = :sealed returning 1`,
      { userId, sealed, step, now: clock.now() },
    );
    if (!confirmed) throw secondFactorNotStarted();
    await announceChange(tx, context, viewer, { what: 'second_factor_on', email: secondFactorOnEmail });
    return replaceRecoveryCodes(tx, userId, prepared);
  });
  await limits.forget('secondFactor', userId);
  return codes;
}
