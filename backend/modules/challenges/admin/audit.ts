import type { Tx } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { AdminActionRecord } from '#modules/operations/operations.events.ts';
import type { ChallengesContext } from '../challenges-context.ts';

/** Who calls: the administrator, and the id of the request, for the audit log. */
export interface AdminCall {
  viewer: Viewer;
  requestId: string;
}

/** Writes an action into the audit log. */
export const audit = async (tx: Tx, { outbox }: Pick<ChallengesContext, 'outbox'>, { viewer, requestId }: AdminCall, record: AdminActionRecord): Promise<void> =>
  void (await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, record)));

/** A challenge as the target of an action. */
export const challengeLabel = ({ id, title }: { id: string; title: string }) => ({ type: 'challenge', id, label: title });
