import { VOTES_PER_TOKEN } from '#contracts/challenge-votes.ts';
import type { ChallengeStreak } from '#contracts/challenge-seasons.ts';
import { mondayOf, shiftDay, utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { challengeStreak } from '../domain/challenge-streak.ts';

/** The query of a challenge streak reads at most this many days back. A longer streak shows this number. */
const READ_BACK = 1_000;

const DAYS = `
  select to_char(day, 'YYYY-MM-DD') as day, entries > 0 or votes >= :votes as done, votes from challenge_days
  where user_id = :userId and day > cast(:today as date) - cast(:back as int) order by day`;

interface DayRow {
  day: string;
  done: boolean;
  votes: number;
}

/** Computes a person's challenge streak from the days with an entry or ten counted votes. */
export async function streakOf(connection: Connection, { clock }: Pick<ChallengesContext, 'clock'>, userId: string): Promise<ChallengeStreak> {
  const today = utcDay(clock.now());
  const days = await rows<DayRow>(connection, DAYS, { userId, today, votes: VOTES_PER_TOKEN, back: READ_BACK });
  const done = new Set(days.filter((each) => each.done).map(({ day }) => day));
  const { current, best, frozen, freezeAvailable } = challengeStreak(done, today);
  const first = [...done][0];
  const stateOf = (day: string): ChallengeStreak['week'][number]['state'] => {
    if (done.has(day)) return 'done';
    if (day > today) return 'ahead';
    if (day === today) return 'today';
    if (first === undefined || day < first) return 'before';
    return frozen.has(day) ? 'frozen' : 'missed';
  };
  const monday = mondayOf(today);
  return {
    current, best, freezeAvailable,
    week: Array.from({ length: 7 }, (_, at) => shiftDay(monday, at)).map((day) => ({ day, state: stateOf(day) })),
    votesToday: days.find(({ day }) => day === today)?.votes ?? 0,
  };
}
