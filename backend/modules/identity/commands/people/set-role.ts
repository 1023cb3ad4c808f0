import type { SetRoleBody } from '#contracts/admin-users.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { forbidden } from '#kernel/errors.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { checkRole } from '../../identity.policy.ts';
import { UserModel } from '../../models/user.model.ts';
import { refreshSessions } from '../end-sessions.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { lockAdministrators, lockPerson } from './lock-people.ts';

/**
 * Gives an account a role, which applies from its next request and socket on. Giving it the role that it already has changes nothing.
 * @throws AppError not_yourself, platform_account, is_banned, last_administrator, not_found; forbidden when the viewer lost the
 */
export async function setRole(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string, { role, reason }: SetRoleBody): Promise<void> {
  const now = millis(context.clock);
  const administrators = await lockAdministrators(tx, now);
  if (viewer.elevatedUntil === null && !administrators.all.includes(viewer.userId)) throw forbidden();
  const person = await lockPerson(tx, id);
  checkRole(viewer, person, { role, administrators: administrators.able, now });
  if (person.role === role) return;
  await UserModel.query(tx).findById(id).patch({ role, updated_at: new Date(now) });
  // The role's elevations end too: otherwise an elevated session would stay administrator after the account lost the role.
  if (role !== 'admin') await rows(tx, 'update sessions set elevated_until = null where user_id = ? and elevated_until is not null', [id]);
  await refreshSessions(tx, context, id);
  await recordAdminAction(tx, context, viewer, { requestId }, {
    action: 'users.set_role',
    target: { type: 'user', id, label: person.username },
    reason,
    details: { from: person.role, to: role },
  });
}
