import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { UserModel } from '../../models/user.model.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { lockPerson } from './lock-people.ts';

/** Gives a person the verified mark, or takes it away. A second call changes nothing. @throws AppError not_found */
export async function verifyUser(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string, { verified, reason }: { verified: boolean; reason: string }): Promise<void> {
  const person = await lockPerson(tx, id);
  if ((person.verified_at !== null) === verified) return;
  const now = context.clock.now();
  await UserModel.query(tx).findById(id).patch({ verified_at: verified ? now : null, updated_at: now });
  await recordAdminAction(tx, context, viewer, { requestId }, {
    action: verified ? 'users.verify' : 'users.unverify', target: { type: 'user', id, label: person.username }, reason, details: {},
  });
}
