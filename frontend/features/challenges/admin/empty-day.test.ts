import { expect, it } from 'vitest';
import { emptyDayWords } from './empty-day.ts';

it('the calendar says of a day without a daily challenge whether none took place or its theme is not drawn yet', () => {
  expect(emptyDayWords('2026-11-26', '2026-11-27')).toBe('No challenge on this day');
  expect(emptyDayWords('2026-11-27', '2026-11-27')).toBe('Its theme is not drawn yet');
  expect(emptyDayWords('2026-12-05', '2026-11-27')).toBe('Its theme is not drawn yet');
});
