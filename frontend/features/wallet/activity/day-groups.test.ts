import { describe, expect, it } from 'vitest';
import type { WalletTransaction } from '#contracts/wallet.ts';
import { dayTitle, groupByDay } from './day-groups.ts';

const at = (id: string, ...date: [number, number, number, number]): WalletTransaction => ({
  id, createdAt: new Date(...date).toISOString(), type: 'reward', status: 'done', amount: 1, balanceAfter: 1, title: id, refType: null, refId: null, receipt: null,
});

describe('days of the activity', () => {
  it('groups wallet lines by days that start at midnight in the time zone of the user', () => {
    const groups = groupByDay([at('c', 2026, 10, 21, 0), at('b', 2026, 10, 20, 23), at('a', 2026, 10, 20, 1)]);
    expect(groups.map(({ day, lines }) => [day, ...lines.map(({ id }) => id)])).toEqual([['2026-11-21', 'c'], ['2026-11-20', 'b', 'a']]);
  });

  it('names the days of the wallet activity as people do: Today, Yesterday, 3 January, with the year only when it is another one', () => {
    const now = new Date(2026, 0, 1, 10);
    expect(['2026-01-01', '2025-12-31', '2025-12-30', '2026-01-03'].map((day) => dayTitle(day, now))).toEqual(['Today', 'Yesterday', '30 December 2025', '3 January']);
  });
});
