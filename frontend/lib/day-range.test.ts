import { describe, expect, it } from 'vitest';
import { momentsOf } from './day-range.ts';

const local = (year: number, month: number, date: number): string => new Date(year, month - 1, date).toISOString();

describe('days of a range', () => {
  it("a range of days contains its first and its last day completely, in the reader's time zone", () => {
    expect(momentsOf({ from: '2026-11-20', to: '2026-11-20' })).toEqual({ from: local(2026, 11, 20), to: local(2026, 11, 21) });
    expect(momentsOf({ from: '', to: '2026-12-31' })).toEqual({ to: local(2027, 1, 1) });
  });

  it('a range of days has no limit at an end that is not chosen or only half typed', () => {
    expect(momentsOf({ from: '', to: '' })).toEqual({});
    expect(momentsOf({ from: '2026-11', to: '' })).toEqual({});
  });
});
