import type { z } from 'zod';
import type { Tx } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Email } from '#kernel/email/email.ts';
import type { IdentityContext } from '../identity-context.ts';
import { credentialsChanged } from '../identity.events.ts';
import { UserModel } from '../models/user.model.ts';
import { endSessions } from './end-sessions.ts';

/** A change of credentials, and the email that tells the owner about it. */
export interface CredentialsChange {
  what: z.infer<typeof credentialsChanged.payload>['what'];
  email(to: string): Email;
}

/** Announces that a credential was added, changed or removed. The owner gets an email, and all other sessions of the account end. */
export async function announceChange(
  tx: Tx,
  context: Pick<IdentityContext, 'emailSender' | 'outbox' | 'sessionCache' | 'push'>,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
  { what, email }: CredentialsChange,
): Promise<void> {
  await endSessions(tx, context, { userId, except: sessionId });
  await context.outbox.publish(tx, credentialsChanged, { userId, what });
  const user = await UserModel.query(tx).select('email').findById(userId);
  if (user?.email) await context.emailSender.send(tx, email(user.email));
}
