import pg from 'pg';
import { GOAL_KEYS } from '#modules/achievements/catalogue/goals.ts';
import type { CounterName } from '#modules/achievements/domain/goal.ts';

/** Usernames with this beginning earn achievements and rewards on a test stack; all other users have earned all of them before. */
export const NEWCOMER = 'newcomer';

/** Counters that depend on the hour and the day of a run. */
const BY_THE_CLOCK: readonly CounterName[] = ['runs.midnight', 'runs.friday_13'];

const KEYS = GOAL_KEYS.map((key) => `('${key}')`).join(', ');

const SEASON = `
  create or replace function season_person() returns trigger language plpgsql as $$
  begin
    insert into achievement_unlocks (user_id, key, unlocked_at, seen_at) select new.id, key, now(), now() from (values ${KEYS}) as k (key) on conflict do nothing;
    return new;
  end $$;
  create or replace trigger season_person after insert on users for each row when (new.username not like '${NEWCOMER}%') execute function season_person();
  insert into achievement_unlocks (user_id, key, unlocked_at, seen_at)
    select u.id, k.key, now(), now() from users u, (values ${KEYS}) as k (key) where u.username not like '${NEWCOMER}%' on conflict do nothing;
  create or replace function count_no_clock() returns trigger language plpgsql as $$ begin return null; end $$;
  create or replace trigger count_no_clock before insert on achievement_counters
    for each row when (new.counter in (${BY_THE_CLOCK.map((name) => `'${name}'`).join(', ')})) execute function count_no_clock();`;

/**
 * Marks all people of a test database, present and future, as having earned every achievement and checklist step. So rewards change no balance or
 * message that a test expects, while all subscribers still run. Newcomers do earn rewards, but none for the time of a run.
 */
export async function seasonPeople(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(SEASON);
  } finally {
    await client.end();
  }
}
