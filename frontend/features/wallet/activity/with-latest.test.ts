import { describe, expect, it } from 'vitest';
import type { WalletTransaction } from '#contracts/wallet.ts';
import { withLatest } from './with-latest.ts';

const line = (id: string, status: WalletTransaction['status'] = 'done'): WalletTransaction => ({
  id, status, type: 'generation', amount: -1, balanceAfter: status === 'pending' ? null : 1, title: id, createdAt: '2026-11-21T09:00:00.000Z', refType: null, refId: null, receipt: null,
});
const page = (ids: string, nextCursor: string | null) => ({ items: [...ids].map((id) => line(id)), nextCursor });
const ids = ({ pages }: ReturnType<typeof withLatest>): string[] => pages.map(({ items }) => items.map(({ id }) => id).join(''));

describe('a newer first page', () => {
  const known = { pages: [page('dcb', '2'), page('a', null)], pageParams: [undefined, '2'] };

  it('puts new wallet lines on top of the loaded ones, and keeps the pages below', () => {
    const next = withLatest(known, page('fed', '4'));
    expect(ids(next)).toEqual(['fedcb', 'a']);
    expect(next.pages.map(({ nextCursor }) => nextCursor)).toEqual(['2', null]);
    expect(next.pageParams).toEqual([undefined, '2']);
  });

  it('moves the wallet line of a run that has ended to its new place', () => {
    const next = withLatest({ pages: [page('dcb', '2'), { items: [line('a', 'pending')], nextCursor: null }], pageParams: [undefined, '2'] }, page('adc', '3'));
    expect(ids(next)).toEqual(['adcb', '']);
    expect(next.pages[0]!.items[0]!.status).toBe('done');
  });

  it('drops the loaded pages of wallet lines when a newer first page shares no line with them, or holds all lines', () => {
    expect(ids(withLatest(known, page('zyx', '9')))).toEqual(['zyx']);
    expect(ids(withLatest(known, page('edcba', null)))).toEqual(['edcba']);
  });
});
