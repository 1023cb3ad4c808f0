import type { Tx } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Mail } from '#kernel/mail/mail.ts';
import type { IdentityContext } from '../identity-context.ts';
import { UserModel } from '../models/user.model.ts';
import { endSessions } from './end-sessions.ts';

/** A way in was added, changed or taken away: the owner gets a mail, and every browser but this one is signed out. */
export async function announceChange(
  tx: Tx,
  context: Pick<IdentityContext, 'mailbox' | 'sessionCache' | 'push'>,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
  mail: (to: string) => Mail,
): Promise<void> {
  await endSessions(tx, context, { userId, except: sessionId });
  const user = await UserModel.query(tx).select('email').findById(userId);
  if (user?.email) await context.mailbox.send(tx, mail(user.email));
}
