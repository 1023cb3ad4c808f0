import { mondayOf, shiftDay } from '#contracts/utc-days.ts';

export interface DayMade {
  day: string;
  texts: number;
  images: number;
  videos: number;
}

/** A square of a person's activity: a day, its number of creations, and its shade from 0 (none) to 4. */
export interface HeatDay extends DayMade {
  made: number;
  shade: 0 | 1 | 2 | 3 | 4;
}

/** Number of creations in a day from which each darker shade of its square begins. */
const SHADES = [1, 3, 6, 10] as const;

const shadeOf = (made: number): HeatDay['shade'] => (made >= SHADES[3] ? 4 : made >= SHADES[2] ? 3 : made >= SHADES[1] ? 2 : made >= SHADES[0] ? 1 : 0);

/** Returns the squares of a person's activity for the last `weeks` weeks, oldest first. Each week starts on Monday, and the last one ends today. */
export function heatWeeks(days: readonly DayMade[], today: string, weeks: number): HeatDay[][] {
  const known = new Map(days.map((made) => [made.day, made]));
  const first = shiftDay(mondayOf(today), -7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => shiftDay(first, week * 7 + place)).filter((day) => day <= today).map((day) => {
      const made = known.get(day) ?? { day, texts: 0, images: 0, videos: 0 };
      const all = made.texts + made.images + made.videos;
      return { ...made, made: all, shade: shadeOf(all) };
    }),
  );
}

/** Returns the most consecutive days with a creation, and whether they are still going on. */
export function longestRun(days: readonly DayMade[], today: string): { days: number; open: boolean } {
  let best = { days: 0, open: false };
  let run = 0;
  let before: string | null = null;
  for (const { day } of [...days].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    run = before !== null && shiftDay(before, 1) === day ? run + 1 : 1;
    before = day;
    if (run >= best.days) best = { days: run, open: day >= shiftDay(today, -1) };
  }
  return best;
}
