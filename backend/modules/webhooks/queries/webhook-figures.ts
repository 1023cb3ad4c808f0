import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

interface Figures {
  addresses: number;
  off: number;
  waiting: number;
  delivered: number;
  failed: number;
  lastDeliveredAt: Date | null;
  lastFailedAt: Date | null;
  lastStatus: number | null;
  lastProblem: string | null;
}

// The last failure may belong to a call that still waits for its next attempt, because an earlier attempt at it failed.
const FIGURES = `
  select (select count(*) from webhooks)::int as addresses, (select count(*) from webhooks where off_reason is not null)::int as off,
    (select count(*) from webhook_calls where status = 'waiting')::int as waiting,
    (select count(*) from webhook_calls where status = 'delivered' and ended_at >= :since)::int as delivered,
    (select count(*) from webhook_calls where status = 'failed' and ended_at >= :since)::int as failed,
    (select max(ended_at) from webhook_calls where status = 'delivered') as "lastDeliveredAt",
    bad.at as "lastFailedAt", bad.status_code as "lastStatus", bad.problem as "lastProblem"
  from (select 1) as always left join lateral (
    select coalesce(ended_at, created_at) as at, status_code, problem from webhook_calls
    where status = 'failed' or (status = 'waiting' and (problem is not null or status_code is not null)) order by coalesce(ended_at, created_at) desc, id desc limit 1
  ) bad on true`;

/**
 * Figures of all webhook calls for administrators: how many there are, and how the last ones ended. They contain no address, because
 * addresses belong to members.
 */
export const webhookFigures = async (connection: Connection, since: Date): Promise<Figures> => one(await rows<Figures>(connection, FIGURES, { since }));
