import { expect, it } from 'vitest';
import { targetType } from '#contracts/targets.ts';
import { orderWords, promptAddress, promptWords, reportedWords } from './record-words.ts';

it('links moderators to the review of a waiting prompt or to the log of a removed one, and other staff to the published page', () => {
  expect(promptAddress({ status: 'published', slug: 'fox', pendingVersionId: 'v2' }, true)).toBe('/admin/marketplace?item=v2');
  expect(promptAddress({ status: 'published', slug: 'fox', pendingVersionId: 'v2' }, false)).toBe('/prompt/fox');
  expect(promptAddress({ status: 'removed', slug: 'fox', pendingVersionId: null }, true)).toBe('/admin/marketplace?tab=log');
  expect(promptAddress({ status: 'removed', slug: 'fox', pendingVersionId: null }, false)).toBeNull();
});

it('names a hidden prompt differently from a removed one, and an order with a part refund differently from a fully refunded one', () => {
  expect([promptWords({ status: 'draft', hidden: true }), promptWords({ status: 'draft', hidden: false }), promptWords({ status: 'removed', hidden: true })]).toEqual(['hidden', 'not published', 'taken down']);
  expect([orderWords({ status: 'paid', refundedCents: 1 }), orderWords({ status: 'paid', refundedCents: 0 }), orderWords({ status: 'refunded', refundedCents: 5 }), orderWords({ status: 'created', refundedCents: 0 })]).toEqual(['partly refunded', 'paid', 'refunded', 'started']);
});

it('names what a report is about in plain words', () => {
  expect([reportedWords('comment', 'Fox'), reportedWords('challenge_entry', 'Fox'), reportedWords('prompt', 'Fox')]).toEqual(['A comment on Fox', 'An entry of a challenge: Fox', 'Fox']);
  expect(targetType.options.map((type) => reportedWords(type, 'Fox')).filter((words) => words.includes('_') || !words.endsWith('Fox'))).toEqual([]);
});
