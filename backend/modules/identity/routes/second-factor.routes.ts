import * as contract from '#contracts/second-factor.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { confirmSecondFactor } from '../commands/second-factor/confirm-second-factor.ts';
import { disableSecondFactor } from '../commands/second-factor/disable-second-factor.ts';
import { renewRecoveryCodes } from '../commands/second-factor/renew-recovery-codes.ts';
import { startSecondFactor } from '../commands/second-factor/start-second-factor.ts';
import type { IdentityContext } from '../identity-context.ts';

/** These are session routes, because other routes may store their answer for repeated requests, and these answers contain secrets. */
export function secondFactorRoutes(routes: Routes, context: IdentityContext): void {
  routes.session(contract.startSecondFactor, 'member', ({ viewer, body }) => startSecondFactor(context, viewer, body.password));

  routes.session(contract.confirmSecondFactor, 'member', async ({ viewer, body }) => ({
    success: true as const,
    recoveryCodes: await confirmSecondFactor(context, viewer, body.code),
  }));

  routes.session(contract.disableSecondFactor, 'member', async ({ viewer, body }) => {
    await disableSecondFactor(context, viewer, body);
    return { success: true as const };
  });

  routes.session(contract.renewRecoveryCodes, 'member', async ({ viewer, body }) => ({
    success: true as const,
    recoveryCodes: await renewRecoveryCodes(context, viewer, body),
  }));
}
