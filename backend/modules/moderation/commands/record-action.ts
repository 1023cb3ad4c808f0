import type { Tx } from '#kernel/db/database.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { AdminActionRecord } from '#modules/operations/operations.events.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';

/** Writes a moderator's action that is not a decision into the audit log. */
export const recordAction = async (tx: Tx, { outbox }: Pick<ModerationContext, 'outbox'>, { viewer, requestId }: ModeratorCall, record: AdminActionRecord): Promise<void> =>
  void (await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, record)));
