import type { EraseUserBody } from '#contracts/admin-erasure.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { otherPersonsUsername } from '../../account-deletion.errors.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { deletionEmail, erasureEmail } from '../../identity.emails.ts';
import { checkErase } from '../../identity.policy.ts';
import { UserModel } from '../../models/user.model.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { beginDeletion } from '../begin-deletion.ts';
import { lockPerson } from './lock-people.ts';

/**
 * Deletes a person's account at the request of an administrator (docs/rules/identity.md#erase-by-administrators). `grace` gives the person
 * the usual 14 days to call it off. With `now` the worker erases the account at its next turn: the person cannot sign in any more, and
 * nothing calls it off.
 * @throws AppError username_mismatch, not_yourself, platform_account, is_administrator, not_found
 */
export async function erasePerson(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string, { username, when, reason }: EraseUserBody): Promise<void> {
  const person = await lockPerson(tx, id);
  checkErase(viewer, person);
  if (username.trim().toLowerCase() !== person.username.toLowerCase()) throw otherPersonsUsername();
  const now = millis(context.clock);
  const deletesAt = new Date(when === 'now' ? now : now + context.options.deletionGraceMs);
  await beginDeletion(tx, context, person, { deletesAt, emailTo: (address) => (when === 'now' ? erasureEmail(address) : deletionEmail(address, deletesAt)) });
  if (when === 'now') await UserModel.query(tx).findById(id).patch({ deletion_final: true });
  await recordAdminAction(tx, context, viewer, { requestId }, { action: 'users.erase', target: { type: 'user', id, label: person.username }, reason, details: { when, deletesAt: deletesAt.toISOString() } });
}
