import type { Tx } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { AdminActionRecord } from '#modules/operations/operations.events.ts';
import type { ChallengesContext } from '../challenges-context.ts';

/** The administrator who sent the request, and the id of the request. Both go into the audit log. */
export interface AdminCall {
  viewer: Viewer;
  requestId: string;
}

/** Publishes an administrator's action, which the module operations stores in the audit log. */
export const audit = async (tx: Tx, { outbox }: Pick<ChallengesContext, 'outbox'>, { viewer, requestId }: AdminCall, record: AdminActionRecord): Promise<void> =>
  void (await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, record)));

/** How the audit log names a challenge that an administrator acted on. */
export const challengeLabel = ({ id, title }: { id: string; title: string }) => ({ type: 'challenge', id, label: title });
