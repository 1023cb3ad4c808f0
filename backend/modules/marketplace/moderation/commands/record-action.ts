import type { Tx } from '#kernel/db/database.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { AdminActionRecord } from '#modules/operations/operations.events.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';

/** Leaves a trace of what a moderator did that was no decision about somebody. */
export const recordAction = async (tx: Tx, { outbox }: Pick<ModerationContext, 'outbox'>, { viewer, requestId }: ModeratorCall, record: AdminActionRecord): Promise<void> =>
  void (await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, record)));
