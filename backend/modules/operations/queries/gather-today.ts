import { DAY_MS } from '#contracts/durations.ts';
import type { DayFigures, Lane, ProviderHour, Today } from '#contracts/today.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';

/** Today until this moment, and yesterday until the same time of day. Days begin at midnight (UTC). */
export interface ComparedDays {
  today: Date;
  now: Date;
  yesterday: Date;
  then: Date;
}

/** Functions of other modules that count their rows for the page about today's figures. `backend/bootstrap/modules.ts` passes them in. */
export interface TodayDeps {
  db: Database;
  clock: Clock;
  today: {
    /** Functions of several modules, each of which returns some of today's figures. Together they return each figure once. */
    figures(connection: Connection, days: ComparedDays): Promise<DayFigures>;
    lanes(connection: Connection): Promise<Lane[]>;
    providers(connection: Connection, now: Date): Promise<ProviderHour[]>;
  };
}

export function comparedDays(now: Date): ComparedDays {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  return { today, now, yesterday: new Date(today.getTime() - DAY_MS), then: new Date(now.getTime() - DAY_MS) };
}

/** Today's figures beside those of yesterday until the same time, and what is under way. */
export async function gatherToday({ db, clock, today }: TodayDeps): Promise<Today> {
  const now = clock.now();
  const [figures, lanes, providers] = await Promise.all([today.figures(db.knex, comparedDays(now)), today.lanes(db.knex), today.providers(db.knex, now)]);
  return { at: now.toISOString(), figures, lanes, providers };
}
