import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { UserModel } from '../../models/user.model.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { lockPerson } from './lock-people.ts';

/**
 * Ends a person's ban. For a person who is not banned it changes nothing.
 * @throws AppError not_found
 */
export async function unbanUser(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string, reason: string): Promise<void> {
  const person = await lockPerson(tx, id);
  if (person.banned_at === null) return;
  await UserModel.query(tx)
    .findById(id)
    .patch({ banned_at: null, banned_until: null, ban_reason: null, banned_by: null, updated_at: context.clock.now() });
  await recordAdminAction(tx, context, viewer, { requestId }, {
    action: 'users.unban',
    target: { type: 'user', id, label: person.username },
    reason,
    details: { wasFor: person.ban_reason },
  });
}
