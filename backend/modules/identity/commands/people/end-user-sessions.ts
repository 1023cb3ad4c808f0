import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { endSessions } from '../end-sessions.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { lockPerson } from './lock-people.ts';

/**
 * Ends all sessions of a person at an administrator's or support's request.
 * @throws AppError not_found
 */
export async function endUserSessions(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string): Promise<void> {
  const person = await lockPerson(tx, id);
  const sessions = await endSessions(tx, context, { userId: id });
  await recordAdminAction(tx, context, viewer, { requestId }, {
    action: 'users.end_sessions',
    target: { type: 'user', id, label: person.username },
    details: { sessions },
  });
}
