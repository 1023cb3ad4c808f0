import { expect, it } from 'vitest';
import { decisionHeading, decisionMeaning } from './decision-words.ts';

const told = { outcome: 'removed', subjectKind: 'prompt', subjectTitle: 'Poster', appeal: null } as const;

it('tells what happened to what', () => {
  expect(decisionHeading(told)).toBe('“Poster” was taken down');
  expect(decisionHeading({ ...told, outcome: 'changes_requested' })).toBe('“Poster” needs a few changes');
  expect(decisionHeading({ ...told, subjectKind: 'comment' })).toBe('Your comment on “Poster” was taken down');
});

it('buyers may give back what is gone; words under a prompt are only gone for others', () => {
  expect(decisionMeaning(told)).toContain('whoever unlocked it may give it back');
  expect(decisionMeaning({ ...told, subjectKind: 'review' })).toBe('Others do not see it any more.');
});

it('a granted appeal is an apology, whatever was decided before', () => {
  const appeal = { status: 'granted', message: 'It is mine.', dueAt: '2026-11-28T00:00:00.000Z', answer: null } as const;
  expect(decisionHeading({ ...told, appeal })).toBe('“Poster”: you were right');
  expect(decisionMeaning({ ...told, appeal })).toContain('took the decision back');
});
