import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { mondayOf, shiftDay, utcDay } from '#contracts/utc-days.ts';
import { dailyTimes, stateAt, typeOfDay, weeklyTimes } from './challenge-times.ts';
import { challengeStreak } from './challenge-streak.ts';

const HERE = process.env.TZ;
afterEach(() => {
  process.env.TZ = HERE;
});

/** Time zones of a server, a day on which their clocks change, and the length of that day in hours. */
const ZONES = [
  ['Europe/Berlin', '2026-10-25', 25], ['America/New_York', '2027-03-14', 23], ['Australia/Lord_Howe', '2027-04-04', 24.5], ['America/St_Johns', '2026-11-01', 25], ['Pacific/Kiritimati', '2026-12-31', 24],
] as const;

describe.each(ZONES)('on a server in %s, when clocks change on %s', (zone, day, hours) => {
  const here = <T>(work: () => T): T => {
    process.env.TZ = zone;
    return work();
  };

  it('really runs in the time zone under test, or the other tests would prove nothing', () => {
    const [year, month, date] = day.split('-').map(Number) as [number, number, number];
    expect(here(() => new Date(year, month - 1, date + 1).getTime() - new Date(year, month - 1, date).getTime())).toBe(hours * HOUR_MS);
  });

  it('gives each daily 24 hours of entries and 24 hours of votes from midnight UTC, in any time zone of the server', () => {
    here(() => {
      for (let ahead = -2; ahead <= 2; ahead += 1) {
        const [times, next] = [dailyTimes(shiftDay(day, ahead)), dailyTimes(shiftDay(day, ahead + 1))];
        expect(times.opensAt.toISOString()).toBe(`${shiftDay(day, ahead)}T00:00:00.000Z`);
        expect([times.closesAt.getTime() - times.opensAt.getTime(), times.votingEndsAt.getTime() - times.closesAt.getTime()]).toEqual([DAY_MS, DAY_MS]);
        expect(next.opensAt).toEqual(times.closesAt);
      }
    });
  });

  it('changes the UTC day at exactly midnight UTC, in any time zone of the server', () => {
    here(() => {
      const times = dailyTimes(day);
      const at = (moment: Date, shift: number) => stateAt(times, 'scheduled', new Date(moment.getTime() + shift));
      expect([at(times.opensAt, -1), at(times.opensAt, 0), at(times.closesAt, -1), at(times.closesAt, 0), at(times.votingEndsAt, -1), at(times.votingEndsAt, 0)]).toEqual(['scheduled', 'active', 'active', 'voting', 'voting', 'judging']);
      expect([utcDay(times.opensAt.getTime() - 1), utcDay(times.opensAt)]).toEqual([shiftDay(day, -1), day]);
    });
  });

  it('rotates content types by UTC day, begins weeks on Monday, and counts each streak day once, in any time zone', () => {
    const days = Array.from({ length: 10 }, (_, at) => shiftDay(day, at - 5));
    const turned = here(() => days.map(typeOfDay));
    expect(new Set(days).size).toBe(10);
    process.env.TZ = 'UTC';
    expect(turned).toEqual(days.map(typeOfDay));
    here(() => {
      const week = weeklyTimes(mondayOf(day));
      expect([week.opensAt.getUTCDay(), week.closesAt.getTime() - week.opensAt.getTime(), week.votingEndsAt.getTime() - week.closesAt.getTime()]).toEqual([1, 5 * DAY_MS, 2 * DAY_MS]);
      expect(challengeStreak(new Set(days), days.at(-1)!)).toMatchObject({ current: 10, best: 10, freezeAvailable: true });
    });
  });
});
