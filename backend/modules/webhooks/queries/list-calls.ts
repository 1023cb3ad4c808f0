import { webhookCallType, webhookProblem } from '#contracts/webhooks.ts';
import type { WebhookCall } from '#contracts/webhooks.ts';
import { must } from '#contracts/must.ts';
import { isOneOf } from '#contracts/typed-records.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { callMissing } from '../webhooks.errors.ts';

const FIELDS = `
  id, type, status, attempts, status_code as "statusCode", problem, duration_ms as "durationMs", next_at as "nextAt", created_at as "createdAt", body`;
const LIST = `
  select ${FIELDS} from webhook_calls
  where webhook_id = :webhookId and (cast(:after as uuid) is null or id < :after) order by id desc limit :limit`;
const FIND = `select ${FIELDS} from webhook_calls where webhook_id = :webhookId and id = :id`;

interface CallRow {
  id: string;
  type: string;
  status: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  statusCode: number | null;
  problem: string | null;
  durationMs: number | null;
  nextAt: Date | null;
  createdAt: Date;
  body: string;
}

function callOf({ type, problem, nextAt, createdAt, ...call }: CallRow): WebhookCall {
  return {
    ...call,
    type: must(webhookCallType.options.find((known) => known === type), 'the type of a call'),
    problem: problem !== null && isOneOf(webhookProblem.options, problem) ? problem : null,
    nextAt: nextAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** A page of the calls of a webhook, newest first. The caller has checked that the webhook is the member's own. */
export async function listCalls(connection: Connection, webhookId: string, { limit, cursor }: { limit: number; cursor?: string | undefined }): Promise<{ items: WebhookCall[]; nextCursor: string | null }> {
  const found = await rows<CallRow>(connection, LIST, { webhookId, after: afterId(cursor), limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  return { items: page.map(callOf), nextCursor };
}

/** One call of a webhook. @throws AppError not_found */
export async function findCall(connection: Connection, webhookId: string, id: string): Promise<WebhookCall> {
  const [call] = await rows<CallRow>(connection, FIND, { webhookId, id });
  if (!call) throw callMissing();
  return callOf(call);
}
