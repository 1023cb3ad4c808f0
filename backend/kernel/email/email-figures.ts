import { one } from '#contracts/must.ts';
import type { Connection } from '../db/database.ts';
import { rows } from '../db/raw.ts';

export interface EmailFigures {
  queued: number;
  /** How many emails the workers gave up since the requested time. */
  failed: number;
  lastSentAt: Date | null;
  lastFailedAt: Date | null;
  lastFailure: string | null;
}

const FIGURES = `
  select (select count(*) from emails where status = 'queued')::int as queued,
    (select count(*) from emails where status = 'failed' and created_at >= :since)::int as failed,
    (select max(sent_at) from emails) as "lastSentAt", bad.created_at as "lastFailedAt", bad.error_code as "lastFailure"
  from (select 1) as always left join lateral (select created_at, error_code from emails where error_code is not null order by created_at desc, id desc limit 1) bad on true`;

/** Counts stored emails by what became of them. A failed email counts at the time at which it was written. */
export const emailFigures = async (connection: Connection, since: Date): Promise<EmailFigures> => one(await rows<EmailFigures>(connection, FIGURES, { since }));
