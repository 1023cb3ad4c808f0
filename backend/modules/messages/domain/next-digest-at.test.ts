import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { nextDigestAt } from './next-digest-at.ts';

const next = (now: string, zone: string, frequency: 'daily' | 'weekly' = 'daily'): string => nextDigestAt(new Date(now), zone, frequency).toISOString();

describe('the time of the next digest', () => {
  it.each([
    // The columns: now, the time zone, and the UTC time at which it is 08:00 there.
    ['2026-01-15T07:59:59.999Z', 'UTC', '2026-01-15T08:00:00.000Z'],
    ['2026-01-15T08:00:00.000Z', 'UTC', '2026-01-16T08:00:00.000Z'],
    ['2026-01-15T03:00:00Z', 'Asia/Kolkata', '2026-01-16T02:30:00.000Z'],
    ['2026-01-15T02:29:59Z', 'Asia/Kolkata', '2026-01-15T02:30:00.000Z'],
    ['2026-12-31T14:00:00Z', 'America/New_York', '2027-01-01T13:00:00.000Z'],
    ['2026-01-15T18:00:00Z', 'Pacific/Apia', '2026-01-15T19:00:00.000Z'],
    ['2026-01-15T12:00:00Z', 'Pacific/Kiritimati', '2026-01-15T18:00:00.000Z'],
    // Lisbon: summer time begins on 29 March 2026 at 01:00 UTC and ends on 25 October at 01:00 UTC.
    ['2026-03-28T09:00:00Z', 'Europe/Lisbon', '2026-03-29T07:00:00.000Z'],
    ['2026-10-24T09:00:00Z', 'Europe/Lisbon', '2026-10-25T08:00:00.000Z'],
    // New York: summer time begins on 8 March 2026 and ends on 1 November.
    ['2026-03-07T14:00:00Z', 'America/New_York', '2026-03-08T12:00:00.000Z'],
    ['2026-10-31T13:00:00Z', 'America/New_York', '2026-11-01T13:00:00.000Z'],
    // Lord Howe Island moves its clocks by half an hour, on 5 April and 4 October 2026.
    ['2026-04-04T00:00:00Z', 'Australia/Lord_Howe', '2026-04-04T21:30:00.000Z'],
    ['2026-10-03T00:00:00Z', 'Australia/Lord_Howe', '2026-10-03T21:00:00.000Z'],
    // Apia had no 30 December 2011.
    ['2011-12-29T18:30:00Z', 'Pacific/Apia', '2011-12-30T18:00:00.000Z'],
  ])('computes that the daily digest after %s in %s is due at %s', (now, zone, expected) => {
    expect(next(now, zone)).toBe(expected);
  });

  it.each([
    ['2026-11-23T07:00:00Z', 'UTC', '2026-11-23T08:00:00.000Z'],
    ['2026-11-23T08:00:00Z', 'UTC', '2026-11-30T08:00:00.000Z'],
    // At this time it is Sunday in New York and Monday in Kolkata.
    ['2026-11-23T02:00:00Z', 'America/New_York', '2026-11-23T13:00:00.000Z'],
    ['2026-11-23T02:00:00Z', 'Asia/Kolkata', '2026-11-23T02:30:00.000Z'],
    ['2026-11-22T19:00:00Z', 'Asia/Kolkata', '2026-11-23T02:30:00.000Z'],
    ['2026-03-23T09:00:00Z', 'Europe/Lisbon', '2026-03-30T07:00:00.000Z'],
  ])('computes that the weekly digest after %s in %s is due at %s, a Monday there', (now, zone, expected) => {
    expect(next(now, zone, 'weekly')).toBe(expected);
  });

  it('computes daily digests at 08:00 local time on every day of two years', () => {
    for (const zone of ['Europe/Lisbon', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/Sao_Paulo']) {
      const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
      const days = new Set<string>();
      let at = new Date('2026-01-01T00:00:00Z');
      for (let count = 0; count < 730; count += 1) {
        const following = nextDigestAt(at, zone, 'daily');
        expect(following.getTime() - at.getTime()).toBeLessThanOrEqual(25 * HOUR_MS);
        const [day, time] = shown.format(following).split(', ');
        expect(time).toBe('08:00:00');
        days.add(day!);
        at = following;
      }
      expect(days.size).toBe(730);
    }
  });
});
