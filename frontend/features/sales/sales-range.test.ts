import { describe, expect, it } from 'vitest';
import { readRange, writeRange } from './sales-range.ts';

const TODAY = '2026-11-21';
const read = (search: string) => readRange(new URLSearchParams(search), TODAY);

describe('the period of the sales page', () => {
  it('shows the sales of the last thirty days by default', () => {
    expect(read('')).toEqual({ name: '30', from: '2026-10-23', to: TODAY });
    expect(read('range=7')).toEqual({ name: '7', from: '2026-11-15', to: TODAY });
    expect(read('range=month')).toEqual({ name: 'month', from: '2026-11-01', to: TODAY });
  });

  it('reads the days of the sales period from the address only when both are valid and in order', () => {
    expect(read('range=custom&from=2026-10-01&to=2026-10-31')).toEqual({ name: 'custom', from: '2026-10-01', to: '2026-10-31' });
    for (const days of ['from=2026-10-31&to=2026-10-01', 'from=2026-02-30&to=2026-03-01', 'from=2026-10-01', '']) expect(read(`range=custom&${days}`).name, days).toBe('30');
    expect(read('range=forever').name).toBe('30');
  });

  it('writes the sales period into the address and keeps all its other parameters', () => {
    const write = (search: string, range: Parameters<typeof writeRange>[1]) => writeRange(new URLSearchParams(search), range).toString();
    expect(write('status=paid', { name: 'custom', from: '2026-10-01', to: '2026-10-31' })).toBe('status=paid&range=custom&from=2026-10-01&to=2026-10-31');
    expect(write('status=paid&range=custom&from=2026-10-01&to=2026-10-31', { name: '30', from: 'x', to: 'y' })).toBe('status=paid');
  });
});
