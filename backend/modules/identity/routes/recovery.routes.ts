import * as contract from '#contracts/factor-recovery.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { cancelByEmail, cancelBySession } from '../commands/recovery/end-recovery.ts';
import { askRecovery, startRecovery } from '../commands/recovery/start-recovery.ts';
import { verifyLogin } from '../commands/verify-login.ts';
import type { IdentityContext } from '../identity-context.ts';

const done = { success: true as const };

/** Routes of the recovery, for an owner without authenticator and recovery codes: it needs a confirmed mailbox, the password and seven days. */
export function recoveryRoutes(routes: Routes, context: IdentityContext): void {
  routes.session(contract.askFactorRecovery, 'open', async ({ body, ip }, auth) => {
    const { userId } = await verifyLogin(context, body, { addressKey: addressKey(ip), device: auth.device });
    await askRecovery(context, userId);
    return { ...done, message: 'We sent an email with the next step to your confirmed address.' };
  });

  routes.session(contract.startFactorRecovery, 'open', async ({ body, requestId }) => ({
    ...done,
    readyAt: (await startRecovery(context, body.token, requestId)).toISOString(),
  }));

  routes.session(contract.cancelFactorRecovery, 'open', async ({ body, requestId }) => {
    await cancelByEmail(context, body.token, requestId);
    return done;
  });

  routes.write(contract.cancelOwnFactorRecovery, 'member', async ({ viewer, requestId }, tx) => {
    await cancelBySession(tx, context, viewer.userId, requestId);
    return done;
  });
}
