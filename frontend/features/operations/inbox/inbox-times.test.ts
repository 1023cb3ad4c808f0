import { expect, it } from 'vitest';
import { inboxTimes } from './inbox-times.ts';

it('offers to hide a queue of the staff inbox for an hour, until nine tomorrow, or for a week', () => {
  const now = Date.parse('2026-11-26T23:30:00.000Z');
  const { hour, tomorrow, week } = inboxTimes(now);
  expect(hour).toBe('2026-11-27T00:30:00.000Z');
  expect(week).toBe('2026-12-03T23:30:00.000Z');
  const at = new Date(tomorrow);
  expect([at.getHours(), at.getMinutes(), at.getTime() > now]).toEqual([9, 0, true]);
});
