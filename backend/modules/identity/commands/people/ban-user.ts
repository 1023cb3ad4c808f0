import type { BanUserBody } from '#contracts/admin-users.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { userBanned } from '../../identity.events.ts';
import { checkBan } from '../../identity.policy.ts';
import { UserModel } from '../../models/user.model.ts';
import { untilIsOver } from '../../people.errors.ts';
import { endSessions } from '../end-sessions.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { lockPerson } from './lock-people.ts';

/**
 * Bans a person until a time, or for ever, and ends all their sessions. A second ban replaces reason and end.
 * @throws AppError not_yourself, platform_account, is_administrator, not_found, invalid_request for an end in the past
 */
export async function banUser(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string, { reason, until }: BanUserBody): Promise<void> {
  const now = context.clock.now();
  const end = until ? new Date(until) : null;
  if (end && end <= now) throw untilIsOver();
  const person = await lockPerson(tx, id);
  checkBan(viewer, person);
  await UserModel.query(tx)
    .findById(id)
    .patch({ banned_at: now, banned_until: end, ban_reason: reason, banned_by: viewer.userId, updated_at: now });
  // The reason is pushed before the sockets close, so that the open page can show it. Otherwise the page would only learn that it is signed out.
  afterCommit(tx, () => context.push.toUser(id, 'account:banned', { reason, until: end?.toISOString() ?? null }));
  const ended = await endSessions(tx, context, { userId: id });
  await context.outbox.publish(tx, userBanned, { userId: id, until: end?.toISOString() ?? null });
  await recordAdminAction(tx, context, viewer, { requestId }, {
    action: 'users.ban',
    target: { type: 'user', id, label: person.username },
    reason,
    details: { until: end?.toISOString() ?? null, sessions: ended },
  });
}
