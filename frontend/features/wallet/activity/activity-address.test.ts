import { describe, expect, it } from 'vitest';
import { ALL_ACTIVITY, askedBy, csvAddress, readActivityFilter, writeActivityFilter } from './activity-address.ts';

describe('the address of the activity', () => {
  it('reads back the filters of the wallet activity that it wrote into the address, and keeps its other parameters', () => {
    const filter = { direction: 'out', types: ['purchase', 'generation'], from: '2026-11-01', to: '2026-11-21', q: 'poster' } as const;
    const params = writeActivityFilter(new URLSearchParams('tab=activity'), filter);
    expect(params.get('tab')).toBe('activity');
    expect(params.get('types')).toBe('purchase,generation');
    expect(readActivityFilter(params)).toEqual(filter);
    expect(String(writeActivityFilter(params, ALL_ACTIVITY))).toBe('tab=activity');
    expect(String(writeActivityFilter(new URLSearchParams('from=2026-11-01&q=poster'), { q: '', direction: 'in' }))).toBe('from=2026-11-01&direction=in');
  });

  it('leaves out invalid filters when it reads the address of the wallet activity', () => {
    expect(readActivityFilter(new URLSearchParams('direction=up&types=magic,,tip&from=2026-13-45&to=soon&q=%20'))).toEqual({ types: ['tip'] });
  });

  it('asks the server for the wallet activity of whole days in the time zone of the user, and exports the same lines', () => {
    const asked = askedBy({ from: '2026-11-20', to: '2026-11-20', types: ['purchase', 'refund'] });
    expect(asked).toEqual({ types: 'purchase,refund', from: new Date(2026, 10, 20).toISOString(), to: new Date(2026, 10, 21).toISOString() });
    expect(csvAddress({})).toBe('/api/user/transactions.csv');
    expect(csvAddress({ direction: 'in', q: 'a&b' })).toBe('/api/user/transactions.csv?direction=in&q=a%26b');
  });
});
