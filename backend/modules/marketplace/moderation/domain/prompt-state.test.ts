import { expect, it } from 'vitest';
import { promptState } from './prompt-state.ts';

it.each([
  ['draft', 'draft', null, null],
  ['in_review', 'in_review', 1, null],
  ['in_review', 'published', 2, null],
  ['sent_back', 'draft', null, 'Show what it makes.'],
  ['sent_back', 'published', null, 'Show what it makes.'],
  ['rejected', 'rejected', null, 'Not here.'],
  ['published', 'published', null, null],
  ['removed', 'removed', null, null],
] as const)('says %s of a prompt that is %s with pending version %s and note %s', (expected, status, pendingVersion, note) => {
  expect(promptState({ status, pendingVersion, note })).toBe(expected);
});
