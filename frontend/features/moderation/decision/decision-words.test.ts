import { expect, it } from 'vitest';
import { decisionHeading, decisionMeaning } from './decision-words.ts';

const told = { outcome: 'removed', targetType: 'prompt', targetTitle: 'Poster', appeal: null } as const;

it('names the target and the outcome in the heading of a decision', () => {
  expect(decisionHeading(told)).toBe('“Poster” was taken down');
  expect(decisionHeading({ ...told, outcome: 'changes_requested' })).toBe('“Poster” needs a few changes');
  expect(decisionHeading({ ...told, targetType: 'comment' })).toBe('Your comment on “Poster” was taken down');
});

it('says that buyers of a removed prompt may ask for a refund, and that a removed comment is hidden from others only', () => {
  expect(decisionMeaning(told)).toContain('buyers can get a refund');
  expect(decisionMeaning({ ...told, targetType: 'review' })).toBe('Other people no longer see it.');
});

it('says what stays visible to whom while a prompt or pack is hidden', () => {
  const hidden = { ...told, outcome: 'hidden' } as const;
  expect(decisionMeaning(hidden)).toContain('Buyers who unlocked it keep it.');
  expect(decisionMeaning({ ...hidden, targetType: 'prompt_pack' })).toContain('Buyers keep it.');
  expect(decisionMeaning({ ...hidden, targetType: 'agent' })).toContain('Chats with it stay readable.');
});

it('turns every decision into an apology once its appeal is granted', () => {
  const appeal = { status: 'granted', message: 'It is mine.', dueAt: '2026-11-28T00:00:00.000Z', answer: null } as const;
  expect(decisionHeading({ ...told, appeal })).toBe('“Poster”: appeal granted');
  expect(decisionMeaning({ ...told, appeal })).toContain('overturned the decision');
});
