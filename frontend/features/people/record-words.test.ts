import { expect, it } from 'vitest';
import { orderWords, promptAddress, promptWords } from './record-words.ts';

it('leads to the review of what waits, to the page of what is published, and to the log for moderators', () => {
  expect(promptAddress({ status: 'published', slug: 'fox', pendingVersionId: 'v2' }, true)).toBe('/admin/marketplace?item=v2');
  expect(promptAddress({ status: 'published', slug: 'fox', pendingVersionId: 'v2' }, false)).toBe('/prompt/fox');
  expect(promptAddress({ status: 'removed', slug: 'fox', pendingVersionId: null }, true)).toBe('/admin/marketplace?tab=log');
  expect(promptAddress({ status: 'removed', slug: 'fox', pendingVersionId: null }, false)).toBeNull();
});

it('calls a hidden prompt hidden, and a part refund a part refund', () => {
  expect([promptWords({ status: 'draft', hidden: true }), promptWords({ status: 'draft', hidden: false }), promptWords({ status: 'removed', hidden: true })]).toEqual(['hidden', 'not published', 'taken down']);
  expect([orderWords({ status: 'paid', refundedCents: 1 }), orderWords({ status: 'paid', refundedCents: 0 }), orderWords({ status: 'refunded', refundedCents: 5 })]).toEqual(['partly refunded', 'paid', 'refunded']);
});
