import { expect, it } from 'vitest';
import { targetType } from '#contracts/targets.ts';
import { orderWords, promptAddress, promptWords, reportedWords } from './record-words.ts';

it('links to the review of a waiting prompt, to the page of a published one, and to the log for moderators', () => {
  expect(promptAddress({ status: 'published', slug: 'fox', pendingVersionId: 'v2' }, true)).toBe('/admin/marketplace?item=v2');
  expect(promptAddress({ status: 'published', slug: 'fox', pendingVersionId: 'v2' }, false)).toBe('/prompt/fox');
  expect(promptAddress({ status: 'removed', slug: 'fox', pendingVersionId: null }, true)).toBe('/admin/marketplace?tab=log');
  expect(promptAddress({ status: 'removed', slug: 'fox', pendingVersionId: null }, false)).toBeNull();
});

it('distinguishes a hidden prompt from a removed one, and a part refund from a full one', () => {
  expect([promptWords({ status: 'draft', hidden: true }), promptWords({ status: 'draft', hidden: false }), promptWords({ status: 'removed', hidden: true })]).toEqual(['hidden', 'not published', 'taken down']);
  expect([orderWords({ status: 'paid', refundedCents: 1 }), orderWords({ status: 'paid', refundedCents: 0 }), orderWords({ status: 'refunded', refundedCents: 5 })]).toEqual(['partly refunded', 'paid', 'refunded']);
});

it('names the target of a report in plain words', () => {
  expect([reportedWords('comment', 'Fox'), reportedWords('challenge_entry', 'Fox'), reportedWords('prompt', 'Fox')]).toEqual(['A comment on Fox', 'An entry of a challenge: Fox', 'Fox']);
  expect(targetType.options.map((type) => reportedWords(type, 'Fox')).filter((words) => words.includes('_') || !words.endsWith('Fox'))).toEqual([]);
});
