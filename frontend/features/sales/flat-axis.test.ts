import { expect, it } from 'vitest';
import { flatAxes } from './flat-axis.ts';

const day = (netCents: number, orders = 0, beforeCents: number | null = null) => ({ day: '2026-11-27', label: '27 Nov', netCents, grossCents: Math.max(0, netCents), refundCents: 0, orders, beforeCents });

it('shows only the number 0 at the axis of a sales chart without sales, and leaves every other axis to the chart', () => {
  const flat = { domain: [0, 1], ticks: [0] };
  expect(flatAxes([day(0), day(0, 0, 0)])).toEqual({ money: flat, orders: flat });
  expect(flatAxes([day(0), day(499, 1)])).toEqual({ money: {}, orders: {} });
  expect(flatAxes([day(-499)])).toEqual({ money: {}, orders: flat });
  expect(flatAxes([day(0, 0, 999)])).toEqual({ money: {}, orders: flat });
});
