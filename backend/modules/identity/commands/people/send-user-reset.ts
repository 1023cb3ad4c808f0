import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { noAddress } from '../../people.errors.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { sendResetEmail } from '../request-reset.ts';
import { lockPerson } from './lock-people.ts';

/**
 * Counts a reset email by staff before the transaction, because the count is in Redis. A person gets only a few such emails an hour, and each
 * staff member sends only some. Otherwise one support session could fill a mailbox, or write to every account.
 * @throws AppError rate_limited
 */
export async function limitUserResets({ limits }: Pick<IdentityContext, 'limits'>, senderId: string, id: string): Promise<void> {
  await limits.take('email', `reset by support ${id}`);
  await limits.take('supportReset', senderId);
}

/**
 * Emails a person a link to reset their password. The staff member who sends it never sees the link.
 * @throws AppError no_address, not_found
 */
export async function sendUserReset(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string): Promise<void> {
  const person = await lockPerson(tx, id);
  if (!person.email) throw noAddress();
  await sendResetEmail(tx, context, { id, email: person.email });
  await recordAdminAction(tx, context, viewer, { requestId }, {
    action: 'users.reset_email',
    target: { type: 'user', id, label: person.username },
  });
}
