import { expect, it } from 'vitest';
import { decisionHeading, decisionMeaning } from './decision-words.ts';

const told = { outcome: 'removed', targetType: 'prompt', targetTitle: 'Poster', appeal: null } as const;

it('names in the heading of a decision the thing that the moderator decided about, and the outcome', () => {
  expect(decisionHeading(told)).toBe('“Poster” was taken down');
  expect(decisionHeading({ ...told, outcome: 'changes_requested' })).toBe('“Poster” needs a few changes');
  expect(decisionHeading({ ...told, targetType: 'comment' })).toBe('Your comment on “Poster” was taken down');
});

it('tells the author that buyers of a removed prompt may ask for a refund, and that a removed comment is hidden from others', () => {
  expect(decisionMeaning(told)).toContain('buyers can get a refund');
  expect(decisionMeaning({ ...told, targetType: 'review' })).toBe('Other people no longer see it.');
});

it('tells the owner who still sees a prompt or pack that a moderator hid', () => {
  const hidden = { ...told, outcome: 'hidden' } as const;
  expect(decisionMeaning(hidden)).toContain('Buyers who unlocked it keep it.');
  expect(decisionMeaning({ ...hidden, targetType: 'prompt_pack' })).toContain('Buyers keep it.');
  expect(decisionMeaning({ ...hidden, targetType: 'agent' })).toContain('Chats with it stay readable.');
});

it('shows an apology in place of a decision once a moderator has granted the appeal against it', () => {
  const appeal = { status: 'granted', message: 'It is mine.', dueAt: '2026-11-28T00:00:00.000Z', answer: null } as const;
  expect(decisionHeading({ ...told, appeal })).toBe('“Poster”: appeal granted');
  expect(decisionMeaning({ ...told, appeal })).toContain('overturned the decision');
});
