import { DAY_MS } from '#contracts/durations.ts';

/** Digests are sent at this local hour, weekly ones on Mondays. */
const HOUR = 8;
const MONDAY = 1;
/** Looks 15 days ahead, because a time zone that changes its offset can skip a whole Monday. */
const DAYS_AHEAD = 15;

/**
 * Computes the next 08:00 local time after `now`, on a Monday for weekly digests. If 08:00 occurs twice, the first counts. If the clocks skip
 * it, the moment of the skip counts.
 */
export function nextDigestAt(now: Date, timeZone: string, frequency: 'daily' | 'weekly'): Date {
  const wallOf = wallClock(timeZone);
  const today = new Date(wallOf(now.getTime()));
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const wall = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + ahead, HOUR);
    if (frequency === 'weekly' && new Date(wall).getUTCDay() !== MONDAY) continue;
    const instant = instantOf(wall, wallOf);
    if (instant !== null && instant > now.getTime()) return new Date(instant);
  }
  throw new Error(`no morning in ${timeZone} after ${now.toISOString()}`);
}

/** Converts an instant to the local time of a zone, written as if it were UTC. Both are in ms. */
type WallOf = (instant: number) => number;

function wallClock(timeZone: string): WallOf {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  });
  return (instant) => {
    const parts = format.formatToParts(instant);
    const part = (wanted: Intl.DateTimeFormatPartTypes): number => Number(parts.find(({ type }) => type === wanted)?.value);
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  };
}

/** The first instant at which local clocks show `wall`. Null when the zone skips that whole day. */
function instantOf(wall: number, wallOf: WallOf): number | null {
  const offsetAt = (nearby: number): number => wallOf(nearby) - nearby;
  const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)];
  const shown = [before, after].map((offset) => wall - offset).filter((instant) => wallOf(instant) === wall);
  if (shown.length > 0) return Math.min(...shown);
  const afterTheGap = wall - before;
  const sameDay = Math.floor(wallOf(afterTheGap) / DAY_MS) === Math.floor(wall / DAY_MS);
  return sameDay ? afterTheGap : null;
}
