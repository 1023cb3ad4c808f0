import type { z } from 'zod';
import type { Tx } from '#kernel/db/database.ts';
import type { Email } from '#kernel/email/email.ts';
import { adminAction } from '#modules/operations/operations.events.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { credentialsChanged } from '../../identity.events.ts';
import { UserModel } from '../../models/user.model.ts';

export type RecoveryStep = Extract<z.infer<typeof credentialsChanged.payload>['what'], `factor_recover${string}`>;

export interface ToldStep {
  userId: string;
  what: RecoveryStep;
  email(to: string): Email | Promise<Email>;
  requestId: string;
  /** The details of this step of a recovery, for the audit log. Null when the action of an administrator already has an audit entry. */
  details: Record<string, unknown> | null;
}

/**
 * Announces a step of a recovery by a message to the account, an email to each of its addresses, and an audit entry. A person who stole the
 * password cannot take these steps unseen.
 */
export async function tellRecovery(tx: Tx, { outbox, emailSender }: Pick<IdentityContext, 'outbox' | 'emailSender'>, step: ToldStep): Promise<void> {
  const { userId, what, email, requestId, details } = step;
  await outbox.publish(tx, credentialsChanged, { userId, what });
  const user = await UserModel.query(tx).select('username', 'email', 'new_email').findById(userId);
  for (const address of [user?.email, user?.new_email]) if (address) await emailSender.send(tx, await email(address));
  if (details === null) return;
  const username = user?.username ?? 'an account';
  await outbox.publish(tx, adminAction, {
    actorId: userId,
    actorName: username,
    elevated: false,
    action: `account.${what}`,
    targetType: 'user',
    targetId: userId,
    targetLabel: username,
    reason: null,
    details,
    requestId,
  });
}
