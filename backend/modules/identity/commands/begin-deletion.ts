import type { Email } from '#kernel/email/email.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../identity-context.ts';
import { deletionRequested } from '../identity.events.ts';
import { UserModel } from '../models/user.model.ts';
import { endSessions } from './end-sessions.ts';

/** Starts the waiting time before an account is erased: its sessions end, and its owner gets an email. The caller has locked the user's row. */
export async function beginDeletion(tx: Tx, context: IdentityContext, { id, email }: Pick<UserModel, 'id' | 'email'>, { deletesAt, emailTo }: { deletesAt: Date; emailTo(address: string): Email }): Promise<void> {
  await UserModel.query(tx).findById(id).patch({ deletes_at: deletesAt, updated_at: context.clock.now() });
  await endSessions(tx, context, { userId: id });
  await context.outbox.publish(tx, deletionRequested, { userId: id, deletesAt: deletesAt.toISOString() });
  if (email) await context.emailSender.send(tx, emailTo(email));
}
