import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

interface Figures {
  browsers: number;
  failing: number;
  lastFailedAt: Date | null;
  lastFailure: string | null;
}

const FIGURES = `
  select (select count(*) from push_subscriptions)::int as browsers,
    (select count(*) from push_subscriptions where last_error_at >= :since)::int as failing, bad.last_error_at as "lastFailedAt", bad.last_error as "lastFailure"
  from (select 1) as always left join lateral (select last_error_at, last_error from push_subscriptions where last_error_at is not null order by last_error_at desc limit 1) bad on true`;

/** Counts browsers with web push, and those whose last push failed since a time. */
export const pushFigures = async (connection: Connection, since: Date): Promise<Figures> => one(await rows<Figures>(connection, FIGURES, { since }));
