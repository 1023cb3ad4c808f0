import { DAY_MS } from '#contracts/durations.ts';
import { MUTE_DAYS_MAX } from '#contracts/admin-users.ts';
import type { MuteUserBody } from '#contracts/admin-users.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { userMuted } from '../../identity.events.ts';
import { checkMute } from '../../identity.policy.ts';
import { UserModel } from '../../models/user.model.ts';
import { muteTooLong, untilIsOver } from '../../people.errors.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { lockPerson } from './lock-people.ts';

/**
 * Mutes a person until a time (docs/rules/identity.md#mute). The mute applies from the person's next request on. A second mute replaces
 * reason and end.
 * @throws AppError not_yourself, platform_account, is_administrator, not_found, invalid_request for an end in the past or too far away
 */
export async function muteUser(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string, { reason, until }: MuteUserBody): Promise<void> {
  const now = context.clock.now();
  const end = new Date(until);
  if (end <= now) throw untilIsOver();
  if (end.getTime() - now.getTime() > MUTE_DAYS_MAX * DAY_MS) throw muteTooLong();
  const person = await lockPerson(tx, id);
  checkMute(viewer, person);
  await UserModel.query(tx).findById(id).patch({ muted_at: now, muted_until: end, mute_reason: reason, muted_by: viewer.userId, updated_at: now });
  await context.outbox.publish(tx, userMuted, { userId: id, until: end.toISOString(), reason });
  await recordAdminAction(tx, context, viewer, { requestId }, {
    action: 'users.mute', target: { type: 'user', id, label: person.username }, reason, details: { until: end.toISOString() },
  });
}

/**
 * Ends a person's mute and sends them a message. A mute that has run out already changes nothing.
 * @throws AppError not_found
 */
export async function unmuteUser(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string, reason: string): Promise<void> {
  const now = context.clock.now();
  const person = await lockPerson(tx, id);
  if (person.muted_until === null || person.muted_until <= now) return;
  await UserModel.query(tx).findById(id).patch({ muted_at: null, muted_until: null, mute_reason: null, muted_by: null, updated_at: now });
  await context.outbox.publish(tx, userMuted, { userId: id, until: null, reason });
  await recordAdminAction(tx, context, viewer, { requestId }, {
    action: 'users.unmute', target: { type: 'user', id, label: person.username }, reason, details: { wasFor: person.mute_reason, wasUntil: person.muted_until.toISOString() },
  });
}
