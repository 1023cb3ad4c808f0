import type { SecondFactorProof } from '#contracts/second-factor.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { recoveryCodesEmail } from '../../credentials.emails.ts';
import { announceChange } from '../announce-change.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { prepareRecoveryCodes, replaceRecoveryCodes } from './replace-recovery-codes.ts';

/**
 * Makes ten new recovery codes for an account; the old ones stop working.
 * @throws AppError as proveSecondFactor
 */
export async function renewRecoveryCodes(context: IdentityContext, viewer: Viewer, proof: SecondFactorProof): Promise<string[]> {
  await proveSecondFactor(context, viewer.userId, proof);
  const prepared = await prepareRecoveryCodes(context.passwords, viewer.userId);
  return context.db.transaction(async (tx) => {
    await announceChange(tx, context, viewer, { what: 'recovery_codes', email: recoveryCodesEmail });
    return replaceRecoveryCodes(tx, viewer.userId, prepared);
  });
}
