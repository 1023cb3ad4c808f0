import type { SecondFactorProof } from '#contracts/second-factor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { secondFactorOffEmail } from '../../credentials.emails.ts';
import { announceChange } from '../announce-change.ts';
import { proveSecondFactor } from './prove-second-factor.ts';

/**
 * Switches the second factor off. From then on the password alone is enough.
 * @throws AppError as proveSecondFactor
 */
export async function disableSecondFactor(context: IdentityContext, viewer: Viewer, proof: SecondFactorProof): Promise<void> {
  const { userId } = viewer;
  await proveSecondFactor(context, userId, proof);
  await context.db.transaction(async (tx) => {
    await rows(tx, 'delete from factor_recoveries where user_id = ?', [userId]);
    await rows(tx, 'delete from recovery_codes where user_id = ?', [userId]);
    await rows(tx, 'delete from second_factors where user_id = ?', [userId]);
    await announceChange(tx, context, viewer, { what: 'second_factor_off', email: secondFactorOffEmail });
  });
}
