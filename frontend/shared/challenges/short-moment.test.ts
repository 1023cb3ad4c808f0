import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { shortMoment } from './short-moment.ts';
import { clockParts } from './time-left.ts';

/** Days on which a daily challenge closes, before and after a change of clocks, with the local time that the reader must see. */
const ENDS = [
  { zone: 'Europe/Berlin', before: ['2026-10-25', '02:00'], after: ['2026-10-26', '01:00'] },
  { zone: 'America/New_York', before: ['2026-11-01', '20:00'], after: ['2026-11-02', '19:00'] },
  { zone: 'Australia/Lord_Howe', before: ['2027-04-03', '11:00'], after: ['2027-04-05', '10:30'] },
  { zone: 'America/St_Johns', before: ['2027-03-14', '20:30'], after: ['2027-03-15', '21:30'] },
  { zone: 'Asia/Kathmandu', before: ['2026-12-31', '05:45'], after: ['2027-01-01', '05:45'] },
] as const;

describe.each(ENDS)('a daily for a reader in $zone, when clocks change', ({ zone, before, after }) => {
  it.each([before, after])("a daily challenge that closes at midnight UTC of %s is shown to close at %s in the reader's time zone", (day, clock) => {
    const end = Date.parse(`${day}T00:00:00Z`);
    expect(shortMoment(new Date(end).toISOString(), end - HOUR_MS / 2, zone)).toBe(`today ${clock}`);
  });

  it('the countdown of a daily challenge shows the time that really passes when local clocks change', () => {
    const end = Date.parse(`${after[0]}T00:00:00Z`);
    expect(clockParts(end, end - DAY_MS).map(({ value }) => value)).toEqual(['24', '00', '00']);
    expect(clockParts(end, end + DAY_MS).map(({ value }) => value)).toEqual(['00', '00', '00']);
  });
});
